import type { Page } from '@playwright/test';
import { pdf } from '../../core/sample-files.ts';
import { writeFreely } from '../../core/send.ts';
import { expect } from '../../core/test.ts';
import { addressFor } from './asking.ts';

/** What a person reads on the way, in the two languages of these tests. */
export const words = {
  en: {
    new: 'New e-contact',
    saved: 'Saved',
    files: 'Files',
    addFiles: 'Add files',
    clean: 'No viruses found',
    edit: 'Edit: Your text',
    changeReason: 'Change: Reason',
    failed: 'Not sent',
    tryAgain: 'Try again',
    back: 'Back to the text',
    sent: 'Sent to the clinic',
    close: 'Close',
    notSent: 'Not sent yet',
    continue: (reason: string) => `Continue: ${reason}`,
    delete: (reason: string) => `Delete: ${reason}`,
    yesDelete: 'Delete',
    no: 'Cancel',
    reasons: { one: 'Back pain', other: 'Knee pain' },
    onDevice: 'Saved on this device. We store it when the connection is back.',
  },
  et: {
    new: 'Uus e-kontakt',
    saved: 'Salvestatud',
    files: 'Failid',
    addFiles: 'Lisa faile',
    clean: 'Viiruseid ei leitud',
    edit: 'Muuda: Teie tekst',
    changeReason: 'Muuda: Põhjus',
    failed: 'Saatmata',
    tryAgain: 'Proovi uuesti',
    back: 'Tagasi teksti juurde',
    sent: 'Saadetud kliinikule',
    close: 'Sulge',
    notSent: 'Saatmata',
    continue: (reason: string) => `Jätka: ${reason}`,
    delete: (reason: string) => `Kustuta: ${reason}`,
    yesDelete: 'Kustuta',
    no: 'Loobu',
    reasons: { one: 'Seljavalu', other: 'Põlvevalu' },
    onDevice: 'Salvestatud selles seadmes. Kui ühendus taastub, salvestame ka serverisse.',
  },
} as const;
export type Spoken = keyof typeof words;

export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** From home to the empty page for own words; the pages on which the reason is chosen have tests of their own. */
export const begin = async (page: Page, language: Spoken): Promise<void> => {
  await page.goto('/my-e-contacts');
  await page.goto(await addressFor(page, 'BACK_PAIN'));
  await writeFreely(page, language);
  await expect(page.getByRole('textbox')).toBeVisible();
};

export const letter = { name: 'saatekiri.pdf', mimeType: 'application/pdf', buffer: pdf };

export const addLetter = async (page: Page, language: Spoken): Promise<void> => {
  const t = words[language];
  await page.getByLabel(t.addFiles).setInputFiles(letter);
  await expect(page.getByRole('list', { name: t.files }).getByText(t.clean)).toBeVisible();
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
