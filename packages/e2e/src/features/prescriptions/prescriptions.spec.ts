import { randomUUID } from 'node:crypto';
import { denyDanger, pressSend } from '../../core/send.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

test('a patient finds a medicine by a mistyped name and asks for it beside a weekly one; "approve all" leaves that out, the doctor confirms it by its name, and the patient sees how it is taken', async ({
  open,
}) => {
  const comment = `Selja pärast ${randomUUID()}`;
  const patient = await open({ as: people.emily });
  await patient.goto('/prescriptions');
  await patient.getByRole('searchbox').fill('ibuprofeen');
  await patient.getByRole('button', { name: /^Add Ibumaks 400 mg/ }).click();
  await patient.getByText('3× a day').click();
  await patient.getByRole('textbox', { name: 'Comment' }).last().fill(comment);
  await patient.getByRole('searchbox').fill('methotavend');
  await patient.getByRole('button', { name: /^Add Methotavend 10 mg/ }).click();
  const weekly = patient
    .getByRole('listitem')
    .filter({ has: patient.getByRole('heading', { name: 'Methotavend 10 mg' }) });
  await expect(weekly.getByText('1× a day')).toBeHidden();
  await weekly.getByText('Once a week').click();
  await weekly.getByText('on Mondays').click();
  await weekly.getByText('No', { exact: true }).click();
  await patient.getByRole('button', { name: /^Continue with/ }).click();
  await denyDanger(patient);
  await pressSend(patient);
  await expect(patient.getByRole('heading', { level: 1, name: 'Sent to the clinic' })).toBeVisible();
  const id = new URL(patient.url()).searchParams.get('eContactId') ?? '';

  const doctor = await open({ as: people.helen, width: 1440 });
  await doctor.goto(`/e-contacts/${id}`);
  const toDecide = doctor.getByRole('region', { name: 'Prescription requests' });
  await expect(toDecide.getByText(comment)).toBeVisible();
  await expect(toDecide.getByText(/Not approved with the others: Methotavend 10 mg/)).toBeVisible();
  await toDecide.getByRole('button', { name: /^Approve all but 1/ }).click();
  await expect(toDecide.getByText(/^Approved · you/)).toHaveCount(1);
  await toDecide.getByRole('button', { name: 'Confirm by name: Methotavend 10 mg' }).click();
  await toDecide.getByLabel('Indication').fill('M05.9');
  await toDecide.getByText('No', { exact: true }).click();
  await toDecide.getByRole('button', { name: /^Approve Methotavend 10 mg, once a week, on Mondays/ }).click();
  await expect(toDecide.getByText(/^Approved · you/)).toHaveCount(2);

  await patient.goto(`/e-contacts/${id}/timeline`);
  const mine = patient.getByRole('region', { name: 'Medicines you asked for' });
  await expect(mine.getByRole('heading', { name: /^Both approved/ })).toBeVisible();
  await expect(mine.getByText('Never on the other days.')).toBeVisible();
});
