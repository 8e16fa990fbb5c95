import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { now } from './given-time.ts';
import { baseUrl } from './sign-in.ts';
import { expect, test } from './test.ts';

const kind = () => ({ baseURL: baseUrl(), serviceWorkers: 'block' }) as const;

/** All that a person leaves in a browser. */
const leftIn = (page: Page) =>
  page.evaluate(async () => ({
    cookies: document.cookie,
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));

test('a browser that another test has left is as empty as a new one', async ({ browsers }) => {
  const first = await browsers.take(kind());
  await first.goto('/terms-and-conditions');
  const whenNew = await leftIn(first);
  await first.evaluate(async () => {
    await cookieStore.set('left', '1');
    localStorage.setItem('left', '1');
    sessionStorage.setItem('left', '1');
    await caches.open('left');
    await new Promise((resolve) => {
      indexedDB.open('left').onsuccess = resolve;
    });
  });
  expect(await leftIn(first)).not.toEqual(whenNew);
  const context = first.context();
  await browsers.leave(true);

  const second = await browsers.take(kind());
  expect(second.context()).toBe(context);
  await second.goto('/terms-and-conditions');
  expect(await leftIn(second)).toEqual(whenNew);
  // What a test arranges ends with it.
  await context.route('**/nowhere', (route) => route.abort());
  await browsers.leave(true);
  const third = await browsers.take(kind());
  expect(third.context()).not.toBe(context);
  await browsers.leave(false);
});

for (const [name, turn] of [
  ['installed', (page: Page) => page.clock.install()],
  ['fixed', (page: Page) => page.clock.setFixedTime('2026-03-12T10:00:00Z')],
  ['set', (page: Page) => page.context().clock.setSystemTime('2026-03-12T10:00:00Z')],
] as const)
  test(`a browser whose clock was ${name} serves no other test`, async ({ browsers }) => {
    const first = await browsers.take(kind());
    await first.goto('/terms-and-conditions');
    await turn(first);
    await browsers.leave(true);
    const second = await browsers.take(kind());
    expect(second.context()).not.toBe(first.context());
    await second.goto('/terms-and-conditions');
    expect(Math.abs((await second.evaluate(() => Date.now())) - now().getTime())).toBeLessThan(60_000);
    await browsers.leave(false);
  });

test('what is wrong with a page is found and named', async ({ open }) => {
  const page = await open();
  await page.goto('/terms-and-conditions');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page);
  await page.evaluate(() => {
    const words = document.createElement('p');
    words.textContent = 'Too pale to be read';
    words.style.color = '#ccc';
    document.querySelector('main')?.append(document.createElement('button'), words);
  });
  await expect(expectAccessible(page)).rejects.toThrow(/button-name[\s\S]*color-contrast/);
});
