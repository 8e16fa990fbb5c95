import { randomUUID } from 'node:crypto';
import { denyDanger, pressSend } from '../../core/send.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

test('a patient finds a medicine by a mistyped name and asks for it, a doctor approves it, and the patient sees that', async ({
  open,
}) => {
  const comment = `Selja pärast ${randomUUID()}`;
  const patient = await open({ as: people.emily });
  await patient.goto('/prescriptions');
  await patient.getByRole('searchbox').fill('ibuprofeen');
  await patient.getByRole('button', { name: /^Add Ibumaks 400 mg/ }).click();
  await patient.getByText('3× a day').click();
  await patient.getByRole('textbox', { name: 'Comment' }).last().fill(comment);
  await patient.getByRole('button', { name: /^Continue with/ }).click();
  await denyDanger(patient);
  await pressSend(patient);
  await expect(patient.getByRole('heading', { level: 1, name: 'Sent to the clinic' })).toBeVisible();
  const id = new URL(patient.url()).searchParams.get('eContactId') ?? '';

  const doctor = await open({ as: people.helen, width: 1440 });
  await doctor.goto(`/e-contacts/${id}`);
  const toDecide = doctor.getByRole('region', { name: 'Prescription requests' });
  await expect(toDecide.getByText(comment)).toBeVisible();
  await toDecide.getByRole('button', { name: 'Approve Ibumaks 400 mg' }).click();
  await expect(toDecide.getByText(/^Approved · you/)).toBeVisible();

  await patient.goto(`/e-contacts/${id}/timeline`);
  const mine = patient.getByRole('region', { name: 'Medicines you asked for' });
  await expect(mine.getByText('Approved')).toBeVisible();
});
