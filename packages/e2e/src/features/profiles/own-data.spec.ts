import { codeFor, freshEmail } from '../../core/mailbox.ts';
import { expect, test } from '../../core/test.ts';

const digits = 'Six digits from the e-mail';

test('a profile without an e-mail is completed before anything else', async ({ open }) => {
  const page = await open({ as: 'Kaspar Lindvere' });
  await page.goto('/my-e-contacts');
  await expect(page).toHaveURL(/\/signup$/);
  await expect(page.getByText('This comes from your digital ID.')).toBeVisible();
  const email = freshEmail('kaspar');
  await page.getByLabel('Phone').fill('55512345');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/purpose=PROFILE/);

  await page.getByRole('link', { name: 'Use another e-mail' }).click();
  await expect(page.getByLabel('Phone')).toHaveValue('5551 2345');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel(digits).pressSequentially(await codeFor(email));
  await expect(page).toHaveURL(/\/my-e-contacts$/);

  await page.goto('/signup');
  await expect(page).toHaveURL(/\/my-e-contacts$/);
});

test('a new e-mail is proved before it is used; a phone number is saved at once', async ({ open }) => {
  const page = await open({ as: 'Rein Saarepuu', width: 1440 });
  await page.goto('/my-e-contacts');
  await page.getByRole('link', { name: 'Edit your details' }).click();
  const email = freshEmail('rein');
  await page.getByLabel('Phone').fill('55598765');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/edit-profile\/verify-otp$/);
  await page.getByLabel(digits).pressSequentially(await codeFor(email));
  await expect(page).toHaveURL(/\/edit-profile$/);
  await expect(page.getByText('Your new e-mail is saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expect(page.getByLabel('Phone')).toHaveValue('5559 8765');
});

test('signing out another device ends it there at once, and what was typed waits', async ({ open }) => {
  const who = 'Piret Kuuselo';
  const there = await open({ as: who });
  await there.goto('/edit-profile');
  await there.getByLabel('E-mail').fill('half.written@example.com');
  const here = await open({ as: who });
  await here.goto('/settings');
  // The one that was used last stands first; other tests may have left sessions of hers behind.
  await here
    .getByRole('button', { name: /^Sign out on/ })
    .first()
    .click();
  await expect(here.getByText('Signed out there.')).toBeVisible();
  await expect(there).toHaveURL(/status=session-expired/);

  await there.getByRole('link', { name: /Digital ID/ }).click();
  await there.waitForURL(/\/auth\//);
  await there.goto(`${there.url()}${there.url().includes('?') ? '&' : '?'}all=1`);
  await there.getByRole('button', { name: new RegExp(who) }).click();
  await expect(there).toHaveURL(/\/edit-profile$/);
  await expect(there.getByLabel('E-mail')).toHaveValue('half.written@example.com');
});

test('language and theme act at once and stay', async ({ open }) => {
  const page = await open({ as: 'Anneli Rannik', width: 1440, language: 'et' });
  await page.goto('/settings');
  await page.locator('label', { hasText: 'Tume' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('label', { hasText: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeAttached();
  const byEmail = page.locator('label', { has: page.getByRole('switch', { name: /e-mail/ }) });
  await byEmail.click();
  await expect(page.getByText('Notifications by e-mail are off.', { exact: true })).toBeVisible();

  // Kept with her account: other tests read her letters, in her language.
  await byEmail.click();
  await expect(page.getByText('Notifications by e-mail are on.', { exact: true })).toBeVisible();
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.locator('label', { hasText: 'Eesti' }).click();
  expect((await saved).ok()).toBe(true);
});
