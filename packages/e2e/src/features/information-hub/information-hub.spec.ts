import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { claimOf, get } from '../../core/asked-of-api.ts';
import { expectProblem } from '../../core/problems.ts';
import { baseUrl, people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

/** Whole in every language, and not published. */
const draftOf = async ({ request }: BrowserContext, title: string): Promise<string> => {
  const text = {
    title,
    summary: 'Eemaldage puuk kohe.',
    body: '### Kohe\n\n- Ära oota\n- [112](tel:112)',
    sourceName: 'Terviseamet',
  };
  const answer = await request.post(`${baseUrl()}/api/prm/information-hub`, {
    headers: { origin: baseUrl(), 'idempotency-key': randomUUID() },
    data: {
      kind: 'GUIDELINE',
      sourceUrl: 'https://www.terviseamet.ee/puugid',
      problemTypes: [],
      texts: { et: text, en: text, ru: text, pl: text },
    },
  });
  return ((await answer.json()) as { id: string }).id;
};

const forDoctorsAlone = async (doctor: BrowserContext): Promise<string> => {
  const { employments } = await claimOf(doctor);
  const { items } = await get<{ items: { id: string; kind: string }[] }>(
    doctor,
    `/clinic/information-hub?clinicId=${employments[0]?.clinicId}&locale=en`,
  );
  return items.find(({ kind }) => kind === 'MEDICINE')?.id ?? '';
};

test('what is published a nurse finds unread, reads on a phone and comes back from; what is for doctors alone is not found by its address', async ({
  open,
  problems,
}) => {
  const title = `Puugihammustus ${randomUUID().slice(0, 8)}`;
  const admin = await open({ as: people.platform, width: 1440 });
  await admin.goto(`/prm/information-hub/${await draftOf(admin.context(), title)}`);
  const decide = async (name: 'Publish' | 'Withdraw') => {
    await admin.getByRole('button', { name }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name }).click();
  };
  await decide('Publish');
  await expect(admin.getByText('Version 1 is published.')).toBeVisible();

  const nurse = await open({ as: people.liis });
  await nurse.goto(`/information-hub?search=${encodeURIComponent(title)}`);
  await expect(nurse.getByText('Information on prescription medicines is for doctors.')).toBeVisible();
  const unread = nurse.getByRole('link', { name: `Unread: ${title}` });
  await unread.click();
  await expect(nurse.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(nurse.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
  await nurse.getByRole('button', { name: 'Back to the list' }).click();
  await expect(nurse.getByRole('link', { name: title })).toBeVisible();
  await expect(unread).toHaveCount(0);

  const doctor = await open({ as: people.andres });
  await nurse.goto(`/information-hub/${await forDoctorsAlone(doctor.context())}`);
  await expect(nurse.getByRole('heading', { name: 'This item is not available' })).toBeVisible();
  await expectProblem(problems, { because: 404, address: /\/api\/clinic\/information-hub\// });
  // Other tests look at what is published: it goes again.
  await decide('Withdraw');
  await expect(admin.getByText('The item is withdrawn.')).toBeVisible();
});
