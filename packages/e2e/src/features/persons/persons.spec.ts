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
  await page.goto('/my-e-contacts');
  await page.getByRole('link', { name: 'Look and decide' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Who acts for me' })).toBeVisible();
  const waiting = page.getByRole('region', { name: 'Is this right?' });
  await expect(waiting.getByText('Meretuule Erakliinik')).toBeVisible();
  await page.goto('/my-e-contacts');
  await expect(page.getByText('Teie silmauuringu vastus on valmis')).toHaveCount(0);
  await page.goBack();
  await waiting.getByRole('button', { name: 'Yes, right' }).click();
  await expect(waiting).toHaveCount(0);
  await expect(
    page.getByRole('region', { name: 'Your clinics' }).getByText('Meretuule Erakliinik'),
  ).toBeVisible();
  await page.goto('/my-e-contacts');
  await expect(page.getByText(/Teie silmauuringu vastus on valmis/)).toBeVisible();
});

test('what a clinic wrote to somebody it does not know is opened by the link in the letter and the birth date', async ({
  open,
  problems,
}) => {
  const nurse = await open({ as: people.liis, width: 1440 });
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
  const stranger = await open({});
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { name: 'A clinic has written to you' })).toBeVisible();
  expect(stranger.url()).not.toContain('#');

  const page = await open({ as: 'Sander Kivimets' });
  await page.goto(link);
  await expect(page).toHaveURL(/birth-date$/);
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

test('somebody says that they act for a person: the person is told, sees who it is and ends it', async ({
  open,
}) => {
  const claimant = await open({ as: 'Siim Kaljuvee' });
  await claimant.goto('/my-e-contacts');
  const owner = await open({ as: 'Endel Kuldvere' });
  await owner.goto('/who-acts-for-me');
  const profile = await (await owner.request.get('/api/users/profile')).json();
  const { personalCode, firstName, surname, email } = profile;
  const added = await claimant.request.post('/api/patient/person', {
    data: { personalCode, firstName, surname },
    headers: { origin: baseUrl(), 'idempotency-key': crypto.randomUUID() },
  });
  expect(added.status()).toBe(200);
  await expect
    .poll(async () => (await lettersTo(email)).some(({ text }) => text.includes('/who-acts-for-me')))
    .toBe(true);
  await owner.reload();
  const waiting = owner.getByRole('region', { name: 'Is this right?' });
  await expect(waiting.getByText('Siim Kaljuvee')).toBeVisible();
  await waiting.getByRole('button', { name: 'Yes, right' }).click();
  const acting = owner.getByRole('region', { name: 'Acts for you' });
  await acting.getByRole('button', { name: 'End' }).click();
  await owner.getByRole('button', { name: 'End it' }).click();
  await expect(owner.getByText('Nobody acts for you.')).toBeVisible();
});
