import { expect, type Locator, type Page } from '@playwright/test';

/**
 * The newest stand last, an emergency first, and only the rows in sight are drawn: one looks where the list begins, and
 * scrolls both ways only when it is not there. A row may be seen while it is still being scrolled away, so what is done
 * with it belongs to the attempt.
 */
export const withInboxRow = async (
  page: Page,
  words: string,
  act: (row: Locator) => Promise<void>,
): Promise<void> => {
  const row = page.getByRole('link', { name: new RegExp(words) });
  let distance = 0;
  await expect(async () => {
    if (distance !== 0) {
      await page.mouse.move(700, 500);
      await page.mouse.wheel(0, distance);
    }
    distance = distance > 0 ? -50_000 : 50_000;
    await expect(row).toBeVisible({ timeout: 1_000 });
    await act(row);
  }).toPass({ timeout: 45_000 });
};

export const clickInboxRow = (page: Page, words: string): Promise<void> =>
  withInboxRow(page, words, (row) => row.click({ timeout: 2_000 }));
