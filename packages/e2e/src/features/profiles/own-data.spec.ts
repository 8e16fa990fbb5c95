import { keepLanguageOfAccount } from '../../core/finished.ts';
import { expect, test } from '../../core/test.ts';

test('signing out another device ends it there at once, and nothing of it is left there', async ({
  open,
}) => {
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
  await expect(there).toHaveURL(/status=session-ended/);
  await expect(there.getByText(/What this device kept has been deleted/)).toBeVisible();
  const kept = await there.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('half.written');
});

test('language and theme act at once, and the theme is there again after a reload', async ({ open }) => {
  const page = await open({ as: 'Anneli Rannik', width: 1440, language: 'et' });
  await keepLanguageOfAccount(page);
  await page.goto('/settings');
  await page.locator('label', { hasText: 'Tume' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('label', { hasText: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
