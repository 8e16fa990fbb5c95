import { expectAccessible } from '../../core/accessible.ts';
import { expect, test } from '../../core/test.ts';

test('an admin signs in with Smart-ID, sees the lists of the register and imports one', async ({ open }) => {
  const admin = await open({ as: 'Heidi Merivee', width: 1440, language: 'et' });
  await admin.goto('/admin/clinic-import/dashboard');
  // Without a sign-in for the import it leads there.
  await expect(admin).toHaveURL(/\/admin\/clinic-import\?import=new$/);
  await admin.getByText('Smart-ID', { exact: true }).click();
  await admin.getByRole('button', { name: /^Autendi/ }).click();
  await expect(admin.getByRole('img', { name: /^Teie kontrollkood: \d \d \d \d$/ })).toBeFocused();
  await expectAccessible(admin);
  await expect(admin).toHaveURL(/\/dashboard$/);
  await admin.getByRole('checkbox', { name: 'Impordi nimistu N0602' }).check();
  await admin.getByRole('button', { name: /^Impordi 1 nimistu/ }).click();
  await admin
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Impordi 1 nimistu/ })
    .click();
  await expect(admin).toHaveURL(/\/admin\/clinic-import\?import=[\w-]+$/);
  await expect(admin.getByText(/^1 nimistu imporditud/)).toBeVisible({ timeout: 30_000 });
  await admin.getByRole('link', { name: 'Nimistute juurde' }).click();
  await expect(admin.getByRole('link', { name: 'Näita nimistu N0602 patsiente' })).toBeVisible();
});
