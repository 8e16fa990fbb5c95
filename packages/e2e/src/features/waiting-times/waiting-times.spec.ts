import { randomUUID } from 'node:crypto';
import { sendEContact } from '../../core/conversation.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

test('staff see how long patients wait, and a patient who waits reads when to expect an answer', async ({
  open,
}) => {
  const staff = await open({ as: people.helen, width: 1440 });
  await staff.goto('/feedback/waiting-times');
  await expect(staff.getByRole('region', { name: 'to the first answer' })).toContainText(/\d+ (h|min)/);
  const byWeekday = staff.getByRole('region', { name: 'First answer by weekday' });
  await byWeekday.getByText('Table', { exact: true }).click();
  await expect(byWeekday.getByRole('row', { name: /^Monday/ })).toBeVisible();

  const patient = await open({ as: people.mari });
  const id = await sendEContact(patient.context(), `Põlv on valus ${randomUUID()}`);
  await patient.goto(`/e-contacts/${id}/timeline`);
  await expect(patient.getByText('Waiting for the clinic.')).toBeVisible();
  await expect(patient.getByText('Expected answer', { exact: true })).toBeVisible();
});
