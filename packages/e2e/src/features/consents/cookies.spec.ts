import type { Page } from '@playwright/test';
import { expectAccessible } from '../../core/accessible.ts';
import { expect, test } from '../../core/test.ts';

const card = (page: Page, name = 'Cookies') => page.getByRole('region', { name, exact: true });
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('tervita.PRM_COOKIE_CONSENT') ?? 'null'));

/** In Russian, whose words are the longest. */
test('on a phone the card leaves the way in free', async ({ open }) => {
  const page = await open({ cookies: 'not-chosen', language: 'ru' });
  await page.goto('/');
  const name = 'Файлы cookie';
  await expect(card(page, name)).toBeVisible();
  const top = await card(page, name).evaluate((node) => node.getBoundingClientRect().top);
  const signIn = page.locator('main a[href="/choose-auth"]').first();
  expect(await signIn.evaluate((node) => node.getBoundingClientRect().bottom)).toBeLessThan(top);
  // Whatever stands at the end of the page can be scrolled out from under it.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const last = page.getByRole('contentinfo').locator('a, button').last();
  expect(await last.evaluate((node) => node.getBoundingClientRect().bottom)).toBeLessThan(top);
  await page.evaluate(() => scrollTo(0, 0));
  await signIn.click();
  await expect(page).toHaveURL(/choose-auth/);
});

test('the card is used by keyboard, traps nothing, and comes back from the footer with the choice as it is', async ({
  open,
}) => {
  const page = await open({ cookies: 'not-chosen', width: 1440, scheme: 'dark' });
  await page.goto('/');
  await expect(card(page)).toBeVisible();
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  const press = async (words: string, key: string) => {
    for (let presses = 0; presses < 10 && (await focused()) !== words; presses += 1)
      await page.keyboard.press('Tab');
    expect(await focused()).toBe(words);
    await page.keyboard.press(key);
  };
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Skip to the content');
  await press('Choose', 'Enter');
  await expect(page.getByRole('checkbox', { name: 'Essential' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Analytical' }).focus();
  await page.keyboard.press('Space');
  await press('Save the choice', 'Enter');
  await expect(card(page)).toBeHidden();
  expect(await kept(page)).toMatchObject({ analytics: true });
  await expect(page.locator('#main')).toBeFocused();

  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(page.getByRole('checkbox', { name: 'Analytical' })).toBeChecked();
  await page.getByRole('button', { name: 'Only necessary' }).click();
  expect(await kept(page)).toMatchObject({ analytics: false });
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeFocused();
});
