import type { Page } from '@playwright/test';
import { startAnew } from '../../core/send.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

/** As who sets large letters in the browser sees it. */
const enlarge = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
const expectFits = async (page: Page) => {
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
};

test('with letters twice as large nothing of the patient’s pages is wider than the phone', async ({
  open,
}) => {
  const page = await open({ as: people.mari });
  await enlarge(page);
  await page.goto('/my-e-contacts');
  const emergency = page.getByRole('link', { name: /112/ });
  await expect(emergency).toBeVisible();
  await expectFits(page);
  const box = await emergency.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);

  await page.locator('a[href$="/timeline"]').first().click();
  await expect(page.getByRole('region', { name: 'Conversation' })).toBeVisible();
  await expectFits(page);

  await page.goto('/e-contacts/choose-person');
  await page
    .getByRole('link', { name: /Oskar Lepaste/ })
    .first()
    .click();
  const who = page.getByText(/^For Oskar Lepaste/);
  await expect(who).toBeVisible();
  // Whole words: "Change" goes under the name.
  expect((await who.boundingBox())?.width).toBeGreaterThan(150);
  await expectFits(page);
  // Found by its name: which reasons are offered first depends on what was chosen before.
  await page.getByRole('searchbox').fill('Cold, cough or fever');
  await page
    .getByRole('link', { name: /^Cold, cough or fever/ })
    .first()
    .click();
  await startAnew(page);
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await expectFits(page);
});
