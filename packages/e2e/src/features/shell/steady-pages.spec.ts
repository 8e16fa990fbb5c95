import type { Page } from '@playwright/test';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

/** From the first frame in which the page has a title on, every place its content had. */
const watchTops = (page: Page) =>
  page.addInitScript(() => {
    const tops: number[] = [];
    Object.assign(window, { tops });
    const look = () => {
      const main = document.querySelector('main h1') && document.querySelector('main');
      if (main) {
        const top = Math.round(main.getBoundingClientRect().top + scrollY);
        if (tops.at(-1) !== top) tops.push(top);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
/** However busy the machine is, what is waited for a moment counts as having come in time. */
const neverTooLate = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout: wait } = window;
    const patient = (then: () => void, ms?: number, ...rest: []) =>
      wait(then, ms === 400 ? 20_000 : ms, ...rest);
    Object.assign(window, { setTimeout: patient });
  });
const topsOf = (page: Page) => page.evaluate(() => (window as unknown as { tops: number[] }).tops);

test('the notice of a clinic is there with the page and moves nothing under a finger', async ({ open }) => {
  const page = await open({ as: people.mari });
  await watchTops(page);
  await neverTooLate(page);
  await page.route('**/api/prm/global-message*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    await route.continue();
  });
  await page.goto('/settings');
  await expect(page.getByRole('region', { name: 'Notices' })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await topsOf(page)).toHaveLength(1);
});

test('the card about cookies is there with the page', async ({ open }) => {
  const page = await open({ cookies: 'not-chosen' });
  await neverTooLate(page);
  await page.addInitScript(() => {
    const look = () => {
      if (!document.querySelector('#main')) return void requestAnimationFrame(look);
      Object.assign(window, { hadCard: document.body.textContent.includes('Only necessary') });
    };
    requestAnimationFrame(look);
  });
  await page.route('**/assets/cookie-panel*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    await route.continue();
  });
  await page.goto('/login-with-password');
  await expect(page.getByRole('region', { name: 'Cookies', exact: true })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { hadCard?: boolean }).hadCard)).toBe(true);
});
