import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Signs of a text that was not found or not put together. */
const unfinished = /\bundefined\b|\bNaN\b|\[object |\{\{|\bnull\b/;

/** Nothing still loads, and every text is whole. */
export const expectFinished = async (page: Page, path: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const text = (await page.locator('body').textContent()) ?? '';
  // Whoever writes prompts sees the names of what is filled in.
  const read = path === '/prm/prompts' ? text.replaceAll(/\{\{\w+\}\}/g, '') : text;
  expect(read, path).not.toMatch(unfinished);
  expect(await page.title()).toContain('Tervita');
};

/** Estonia's product does not offer Polish; its pages are the same as Poland's. */
export const offerPolish = (page: Page) =>
  page.route('**/api/config', async (asked) => {
    const response = await asked.fetch();
    const config = (await response.json()) as { languages: string[] };
    await asked.fulfill({ response, json: { ...config, languages: [...config.languages, 'pl'] } });
  });

export const languageChoice = (page: Page) =>
  page.locator('select:has(> option[value="ru"]):has(> option[value="en"])').first();

/** The same screen in each of the other languages, chosen where people choose it. */
export const expectFinishedInOthers = async (page: Page, path: string): Promise<void> => {
  const choice = languageChoice(page);
  if ((await choice.count()) === 0) return;
  // The account keeps its language: other tests use it at the same time.
  await page.route('**/api/users/settings', (asked) => asked.fulfill({ json: {} }));
  const shown = await page.locator('html').getAttribute('lang');
  for (const language of ['et', 'en', 'ru', 'pl'].filter((each) => each !== shown)) {
    await choice.selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectFinished(page, path);
  }
  await page.unroute('**/api/users/settings');
};
