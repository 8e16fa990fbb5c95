import { expectAccessible } from '../../core/accessible.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

test('an admin changes how the clinic is reached and when it is open', async ({ open }) => {
  const admin = await open({ as: 'Heidi Merivee', width: 1440 });
  await admin.goto('/admin/clinic-info');
  await expect(admin.getByLabel('Address', { exact: true })).toBeVisible();
  await expectAccessible(admin);
  await admin.getByLabel('Websites').fill('meretuule.ee');
  await admin.getByLabel('Websites').press('Enter');
  await admin.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('A website starts with http:// or https://').first()).toBeVisible();
  await admin.getByRole('button', { name: 'Remove meretuule.ee' }).click();
  await admin.getByLabel('Websites').fill('https://broneeri.meretuule.example.com');
  await admin.getByLabel('Websites').press('Enter');
  await admin.getByRole('button', { name: 'Add a day' }).click();
  const day = admin
    .getByRole('region', { name: 'Holidays and other special days' })
    .getByRole('listitem')
    .last();
  await day.getByLabel('Day', { exact: true }).fill('24');
  await day.getByLabel('Month').fill('12');
  await day.getByLabel('Year').fill('2099');
  await day.getByLabel('Name').fill('Jõululaupäev');
  await admin.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('The clinic’s details are saved')).toBeVisible();
  await admin.reload();
  await expect(admin.getByText('https://broneeri.meretuule.example.com')).toBeVisible();
  await expect(admin.locator('input[value="2099"]')).toBeVisible();
});

test('what the plan lacks is locked, and an admin is led to the larger plan in two steps', async ({
  open,
}) => {
  const admin = await open({ as: 'Heidi Merivee', width: 390 });
  await admin.goto('/admin/clinic-features');
  await expect(admin.getByText(/Your clinic uses the Basic plan/)).toBeVisible();
  await expect(admin.getByText('Not in your plan').first()).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('link', { name: 'See Premium' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Premium for your clinic' });
  await expect(dialog.getByText(/virus check of every file/)).toBeVisible();
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Upgrade to Premium' }).click();
  await expect(dialog.getByText('Confirm that you may order it')).toBeVisible();
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toHaveCount(0);
});

const forAll = ['/admin', '/admin/employees', '/admin/global-message', '/message-centre'];
const forAdmins = ['/admin/clinic-import', '/admin/clinic-info', '/admin/clinic-features'];
/** What each of them may open; one of them in Polish with a look at each page, as Estonian and Russian have it with every screen. */
const walks = [
  { role: 'an admin', as: people.helen, width: 1440, language: 'pl', opens: [...forAll, ...forAdmins] },
  { role: 'a nurse', as: people.liis, width: 390, language: 'en', opens: forAll },
  { role: 'the office', as: 'Triin Allikmaa', width: 1440, language: 'en', opens: forAll },
] as const;

for (const { role, opens, ...shown } of walks) {
  test(`${role} walks through administration and the message centre, and no further`, async ({ open }) => {
    const page = await open(shown);
    const look = async () => {
      if (role === 'an admin') await expectAccessible(page);
    };
    for (const path of [...forAll, ...forAdmins]) {
      await page.goto(path);
      if (!(opens as readonly string[]).includes(path)) {
        await expect(page).toHaveURL(/permission-denied/);
        continue;
      }
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(new URL(page.url()).pathname).toBe(path);
      await look();
    }
    // The way of a message, as far as writing it. The fourth template is for a few birth years: a short list.
    await page.goto('/message-centre');
    await page.getByRole('main').getByRole('button').nth(3).click();
    await expect(page).toHaveURL(/step=recipients/);
    await look();
    await page.locator('a[href="/message-centre/message"]').click();
    await expect(page.locator('textarea')).toBeVisible();
    await look();
    // Nothing has been sent: the page of a sending leads back.
    await page.goto('/message-centre/success');
    await expect(page).toHaveURL(/\/message-centre$/);
  });
}
