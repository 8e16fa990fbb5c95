import type { Page } from '@playwright/test';
import { pdf } from '../../core/sample-files.ts';
import { writeFreely } from '../../core/send.ts';
import { expect } from '../../core/test.ts';
import { addressFor } from './asking.ts';

/** What a person reads on the way. */
export const words = {
  saved: 'Saved',
  files: 'Files',
  addFiles: 'Add files',
  clean: 'No viruses found',
  failed: 'Not sent',
  sent: 'Sent to the clinic',
  continue: 'Continue: Back pain',
  onDevice: 'Saved on this device. We store it when the connection is back.',
} as const;

export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** From home to the empty page for own words; the pages on which the reason is chosen have tests of their own. */
export const begin = async (page: Page): Promise<void> => {
  await page.goto('/my-e-contacts');
  await page.goto(await addressFor(page, 'BACK_PAIN'));
  await writeFreely(page);
  await expect(page.getByRole('textbox')).toBeVisible();
};

export const letter = { name: 'saatekiri.pdf', mimeType: 'application/pdf', buffer: pdf };

export const addLetter = async (page: Page): Promise<void> => {
  await page.getByLabel(words.addFiles).setInputFiles(letter);
  await expect(page.getByRole('list', { name: words.files }).getByText(words.clean)).toBeVisible();
};

export const expectWritten = async (page: Page, text: string): Promise<void> => {
  await expect(page.getByRole('textbox')).toHaveValue(text);
  await expect(page.getByText(letter.name)).toBeVisible();
};

/** What the server has of the draft that the address names. */
export const savedIn = async (page: Page): Promise<{ text: string; fileCount: number } | undefined> => {
  const id = new URL(page.url()).searchParams.get('draft');
  const answer = await page.request.get(`/api/patient/e-contacts/drafts/${id}`);
  const { draft } = (await answer.json()) as { draft?: { text: string; files: unknown[] } | null };
  return draft ? { text: draft.text, fileCount: draft.files.length } : undefined;
};

/** Those that somebody at the clinic has closed meanwhile are the person's as well. */
const sentOf = async (page: Page): Promise<string[]> => {
  const lists = await Promise.all(
    [false, true].map(async (finished) => {
      const answer = await page.request.get(`/api/patient/e-contacts?size=50&finished=${finished}`);
      return (await answer.json()) as { eContacts: { id: string }[] };
    }),
  );
  return [...new Set(lists.flatMap(({ eContacts }) => eContacts.map(({ id }) => id)))];
};

/** How many e-contacts with these words there are: what the whole exercise is about. */
export const sentWith = async (page: Page, text: string): Promise<number> => {
  const threads = await Promise.all(
    (await sentOf(page)).map(async (id) =>
      (await page.request.get(`/api/patient/e-contacts/${id}/timeline`)).json(),
    ),
  );
  return threads.filter(({ entries }: { entries: { text: string | null }[] }) => entries[0]?.text === text)
    .length;
};

export const filesOf = async (page: Page, text: string): Promise<string[]> => {
  const list = await page.request.get('/api/patient/e-contacts?size=50');
  const { eContacts } = (await list.json()) as { eContacts: { id: string }[] };
  for (const { id } of eContacts) {
    const { entries } = (await (await page.request.get(`/api/patient/e-contacts/${id}/timeline`)).json()) as {
      entries: { text: string | null; files: { name: string }[] }[];
    };
    if (entries[0]?.text === text) return entries[0].files.map(({ name }) => name);
  }
  return [];
};

/** As if the session had ended at the server; the page learns of it at its next call. */
export const endSession = async (page: Page): Promise<void> => {
  const { origin } = new URL(page.url());
  await page.request.post('/api/logout', { headers: { origin } });
};
