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

// Both in the page itself: a browser whose calls are intercepted fetches every file of the app anew.

/** Estonia's product does not offer Polish; its pages are the same as Poland's. */
export const offerPolish = (page: Page) =>
  page.addInitScript(() => {
    const { fetch: ask } = window;
    window.fetch = async (asked, init) => {
      const answer = await ask(asked, init);
      if (!String(asked).endsWith('/api/config')) return answer;
      const config = (await answer.json()) as { languages: string[] };
      return Response.json({ ...config, languages: [...config.languages, 'pl'] });
    };
  });

/** Whichever language is looked at, the account has the one it had. */
export const keepLanguageOfAccount = (page: Page) =>
  page.addInitScript(() => {
    const { fetch: ask } = window;
    window.fetch = async (asked, init) =>
      String(asked).endsWith('/api/users/settings') && init?.method === 'PATCH'
        ? Response.json({})
        : ask(asked, init);
  });

const languageChoice = (page: Page) =>
  page.locator('select:has(> option[value="ru"]):has(> option[value="en"])').first();

/** In another language, chosen where people choose it. On a phone that may be in a menu. */
export const chooseLanguage = async (page: Page, language: string): Promise<void> => {
  const choice = languageChoice(page);
  if ((await choice.count()) === 0) return;
  await choice.selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
};
