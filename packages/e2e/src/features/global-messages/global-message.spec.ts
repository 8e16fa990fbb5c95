import { expectAccessible } from '../../core/accessible.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

test('an admin posts a message to staff, sees it as they type, and a nurse deletes it', async ({ open }) => {
  const text = `Koosolek kell 15, ruum ${Date.now() % 1000}`;
  const admin = await open({ as: people.helen, width: 1440 });
  await admin.goto('/admin/global-message');
  await admin.getByLabel('Message: Eesti', { exact: true }).fill(text);
  await admin.getByRole('radio', { name: 'Staff' }).check({ force: true });
  await expect(admin.getByText(`${text} (Pärnaoru Perearstikeskus)`)).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Post the message' }).click();
  await expect(admin.getByRole('region', { name: 'Shown now' }).getByText(text)).toBeVisible();

  const nurse = await open({ as: people.liis, width: 390 });
  await nurse.goto('/admin/global-message');
  await expect(nurse.getByRole('button', { name: 'Post the message' })).toHaveCount(0);
  const row = nurse
    .getByRole('region', { name: 'Shown now' })
    .getByRole('listitem')
    .filter({ hasText: text });
  await row.getByRole('button', { name: 'Delete' }).click();
  await nurse.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await expectAccessible(nurse);
});
