import { lettersTo } from '../../core/mailbox.ts';
import { expectProblem } from '../../core/problems.ts';
import { baseUrl, people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

const linkSentTo = async (address: string): Promise<string> => {
  const found = async () => {
    const letters = await lettersTo(address);
    return letters.map(({ text }) => /\/claim-e-contact#\S+/.exec(text)?.[0]).find(Boolean) ?? '';
  };
  await expect.poll(found).not.toBe('');
  return found();
};

test('a clinic keeps somebody as a patient: it is asked, and a yes shows what it wrote', async ({ open }) => {
  const page = await open({ as: 'Silvia Haavaste' });
  const words = page.getByText(/Teie silmauuringu vastus on valmis/);
  await page.goto('/my-e-contacts');
  const decide = page.getByRole('link', { name: 'Look and decide' });
  await expect(decide).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(words).toHaveCount(0);
  await decide.click();
  const waiting = page.getByRole('region', { name: 'Is this right?' });
  await expect(waiting.getByText('Meretuule Erakliinik')).toBeVisible();
  await waiting.getByRole('button', { name: 'Yes, right' }).click();
  await expect(waiting).toHaveCount(0);
  await page.goto('/my-e-contacts');
  await expect(words).toBeVisible();
});

test('what a clinic wrote to somebody it does not know is opened by the link in the letter and the birth date', async ({
  open,
  problems,
}) => {
  const nurse = await open({ as: people.liis });
  const { login } = await (await nurse.request.get('/api/session')).json();
  const { clinicId } = login.userClaim.employments[0];
  const address = 'sander.kivimets@example.com';
  const post = async (path: string, data: object) =>
    (
      await nurse.request.post(`/api${path}`, {
        data,
        headers: { origin: baseUrl(), 'idempotency-key': crypto.randomUUID() },
      })
    ).json();
  const { clinicMemberId } = await post('/clinic/patients', {
    clinicId,
    firstName: 'Sander',
    surname: 'Kivimets',
    birthDate: '1994-01-31',
    email: address,
  });
  const words = `Teie vastus on valmis ${Date.now()}`;
  await post('/clinic/e-contacts', {
    clinicId,
    clinicMemberId,
    kind: 'TO_PATIENT',
    eContactType: 'QUESTION',
    text: words,
  });
  const link = await linkSentTo(address);
  const page = await open({ as: 'Sander Kivimets' });
  await page.goto(link);
  // The key of the letter is in no address that the browser keeps.
  await expect(page).toHaveURL(/birth-date$/);
  expect(page.url()).not.toContain('#');
  const typeDate = async (day: string) => {
    for (const [label, value] of [
      ['Day', day],
      ['Month', '1'],
      ['Year', '1994'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole('button', { name: 'Open the message' }).click();
  };
  await typeDate('30');
  await expect(page.getByText(/This link does not open anything/)).toBeVisible();
  await expectProblem(problems, { because: 468, address: /\/api\/patient\/e-contact-claims$/ });
  await typeDate('31');
  await expect(page.getByText(words)).toBeVisible();
});
