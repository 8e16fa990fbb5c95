import { claimOf, get } from '../../core/asked-of-api.ts';
import { denyDanger } from '../../core/send.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

test('an admin enters the words of a questionnaire, a patient fills it in, and the words are taken back', async ({
  open,
}) => {
  const admin = await open({ as: people.helen, width: 1440 });
  await admin.goto('/admin/questionnaire-texts?instrument=EEK2&language=et');
  await admin.getByLabel('We hold a licence for this text').check();
  const question = (number: number) => admin.getByRole('region', { name: `Question ${number}`, exact: true });
  for (const [at, points] of ['0 points', '1 point', '2 points', '3 points', '4 points'].entries())
    await question(1)
      .getByLabel(`Answer ${at + 1} (${points})`)
      .fill(`Vastus ${at}`);
  await admin.getByRole('button', { name: 'Use these answers for all questions' }).click();
  for (let number = 1; number <= 28; number += 1)
    await question(number).getByLabel('Question in full').fill(`Küsimus ${number}`);
  await admin.getByRole('button', { name: /^Save and offer/ }).click();
  await expect(admin.getByText(/^Patients of your clinic are offered:/)).toBeVisible();

  const patient = await open({ as: people.mari });
  const { personId } = await claimOf(patient.context());
  const { clinics } = await get<{ clinics: { clinicId: string }[] }>(
    patient.context(),
    `/patient/clinics?personId=${personId}`,
  );
  await patient.goto(`/e-contacts/questions?person=${personId}&clinic=${clinics[0]?.clinicId}&reason=EEK2`);
  await denyDanger(patient);
  await expect(patient.getByRole('heading', { level: 1, name: 'Küsimus 1' })).toBeVisible();
  await expect(patient.getByText(/that the clinic has entered under its licence/)).toBeVisible();

  await admin.getByRole('button', { name: 'Take the text back' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Take the text back' }).click();
  await expect(admin.getByText('It is offered to patients once every question')).toBeVisible();
});
