import { expect, type Locator, type Page } from '@playwright/test';

/** The newest stand last, and only the rows in sight are drawn: one scrolls down until it is there. */
export const inboxRow = async (page: Page, words: string): Promise<Locator> => {
  const row = page.getByRole('link', { name: new RegExp(words) });
  await expect(async () => {
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 50_000);
    await expect(row).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
  return row;
};
