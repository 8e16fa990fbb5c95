import { expectAccessible } from '../../core/accessible.ts';
import { denyDanger } from '../../core/send.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

const address = '/admin/questionnaire-texts?instrument=EEK2&language=et';

test('an admin enters the words of a questionnaire, a patient fills it in, and the words are taken back', async ({
  open,
}) => {
  const admin = await open({ as: people.helen, width: 1440 });
  await admin.goto('/settings');
  await admin.getByRole('link', { name: /Questionnaire texts/ }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Questionnaire texts' })).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('link', { name: /^EST-Q2/ }).click();
  await expect(admin.getByText('About: Sadness')).toBeVisible();
  await admin.getByLabel('We hold a licence for this text').check();
  const first = admin.getByRole('region', { name: 'Question 1', exact: true });
  for (const [at, points] of ['0 points', '1 point', '2 points', '3 points', '4 points'].entries())
    await first.getByLabel(`Answer ${at + 1} (${points})`).fill(`Vastus ${at}`);
  await admin.getByRole('button', { name: 'Use these answers for all questions' }).click();
  for (let number = 1; number <= 27; number += 1)
    await admin
      .getByRole('region', { name: `Question ${number}`, exact: true })
      .getByLabel('Question in full')
      .fill(`Küsimus ${number}`);
  // Half a text is not saved, and a reload in the middle costs nothing.
  await admin.getByRole('button', { name: /^Save and offer/ }).click();
  await expect(admin.getByText('One field is still empty or too long')).toBeVisible();
  await admin.reload();
  await expect(first.getByLabel('Question in full')).toHaveValue('Küsimus 1');
  await admin
    .getByRole('region', { name: 'Question 28', exact: true })
    .getByLabel('Question in full')
    .fill('Küsimus 28');
  await admin.getByRole('button', { name: /^Save and offer/ }).click();
  await expect(admin.getByText(/^Patients of your clinic are offered:/)).toBeVisible();
  await expectAccessible(admin);

  const patient = await open({ as: people.mari });
  const { login } = (await (await patient.context().request.get('/api/session')).json()) as {
    login: { userClaim: { personId: string } };
  };
  const { personId } = login.userClaim;
  const found = await patient.context().request.get(`/api/patient/clinics?personId=${personId}`);
  const { clinics } = (await found.json()) as { clinics: { clinicId: string }[] };
  await patient.goto(`/e-contacts/questions?person=${personId}&clinic=${clinics[0]?.clinicId}&reason=EEK2`);
  await denyDanger(patient);
  await expect(patient.getByRole('heading', { level: 1, name: 'Küsimus 1' })).toBeVisible();
  await expect(patient.getByText(/that the clinic has entered under its licence/)).toBeVisible();
  await expectAccessible(patient);

  await admin.getByRole('button', { name: 'Take the text back' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Take the text back' }).click();
  await expect(admin.getByText('It is offered to patients once every question')).toBeVisible();
});

test('whoever administers no clinic is not let in', async ({ open }) => {
  const nurse = await open({ as: people.liis, width: 1440 });
  await nurse.goto(address);
  await expect(nurse).toHaveURL(/permission-denied/);
});
