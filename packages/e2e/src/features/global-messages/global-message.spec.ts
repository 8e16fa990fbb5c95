import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

test('an admin posts a message to staff, sees it as they type, and deletes it', async ({ open }) => {
  const text = `Koosolek kell 15, ruum ${Date.now() % 1000}`;
  const admin = await open({ as: people.helen, width: 1440 });
  await admin.goto('/admin/global-message');
  await admin.getByLabel('Message: Eesti', { exact: true }).fill(text);
  await admin.getByRole('radio', { name: 'Staff' }).check({ force: true });
  await expect(admin.getByText(`${text} (Pärnaoru Perearstikeskus)`)).toBeVisible();
  await admin.getByRole('button', { name: 'Post the message' }).click();
  const row = admin
    .getByRole('region', { name: 'Shown now' })
    .getByRole('listitem')
    .filter({ hasText: text });
  await row.getByRole('button', { name: 'Delete' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
});
