import { expectAccessible } from '../../core/accessible.ts';
import { expect, test } from '../../core/test.ts';

test('an admin changes how the clinic is reached, and is led to the larger plan in two steps', async ({
  open,
}) => {
  const admin = await open({ as: 'Heidi Merivee', width: 390 });
  await admin.goto('/admin/clinic-info');
  await admin.getByLabel('Websites').fill('https://broneeri.meretuule.example.com');
  await admin.getByLabel('Websites').press('Enter');
  await admin.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('The clinic’s details are saved')).toBeVisible();

  await admin.goto('/admin/clinic-features');
  await expect(admin.getByText(/Your clinic uses the Basic plan/)).toBeVisible();
  await admin.getByRole('link', { name: 'See Premium' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Premium for your clinic' });
  await expect(dialog.getByText(/virus check of every file/)).toBeVisible();
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Upgrade to Premium' }).click();
  await expect(dialog.getByText('Confirm that you may order it')).toBeVisible();
  await expectAccessible(admin);
});
