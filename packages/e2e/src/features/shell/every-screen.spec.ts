import type { Page } from '@playwright/test';
import { expectAccessible } from '../../core/accessible.ts';
import { chooseLanguage, expectFinished, keepLanguageOfAccount } from '../../core/finished.ts';
import { expectProblem } from '../../core/problems.ts';
import { addressOf, isArranged, type Screen, screens, visitorOf } from '../../core/screens.ts';
import { expect, test } from '../../core/test.ts';

/** An unknown sign-in token is refused by the server on purpose; the browser logs the refusal. */
const unknownToken = { because: 468, address: /\/api\/login\/dokobit$/ };
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** Screens that fill the window scroll inside: the window itself never, and where columns scroll nothing around them. */
const runsOutBelow = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main[data-width="full"]');
    const hasColumns = main?.querySelector('aside') && window.innerWidth >= 1200;
    const still = [...(main ? [document.documentElement] : []), ...(main && hasColumns ? [main] : [])];
    return Math.max(0, ...still.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));
  });

const expectUsable = async (page: Page, path: string): Promise<void> => {
  await expectFinished(page, path);
  await expectAccessible(page);
  expect(await runsOutBelow(page), 'what must not scroll does not').toBe(0);
};

/**
 * Opened by its address on a phone, by day, in Estonian; then the same page wide, in the dark, in Russian, whose words are
 * the longest. That every text is there in all four the types say; every-role.spec.ts looks at English and Polish.
 */
const look = async (page: Page, screen: Screen, problems: string[]): Promise<void> => {
  const address = await addressOf(screen, page.context());
  await page.goto(address);
  await expectFinished(page, screen.path);
  expect(new URL(page.url()).pathname, 'the screen is itself, not a redirect').toBe(address.split(/[?#]/)[0]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'et');
  if (screen.path === '/complete-login') await expectProblem(problems, unknownToken);
  await expectUsable(page, screen.path);
  await page.setViewportSize(desktop);
  await page.emulateMedia({ colorScheme: 'dark' });
  await chooseLanguage(page, 'ru');
  await expectUsable(page, screen.path);
  // The next one is loaded in Estonian again.
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'light' });
};

/** A browser for several screens: what they share is fetched once. */
const atOnce = 12;
const groupsOf = (list: readonly Screen[]): readonly (readonly Screen[])[] => {
  const who = (screen: Screen) => (isArranged(screen) ? screen.path : String(visitorOf(screen)));
  return [...Map.groupBy(list, who).values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / atOnce) }, (_, at) =>
      group.slice(at * atOnce, (at + 1) * atOnce),
    ),
  );
};

for (const group of groupsOf(screens))
  test(group.map(({ path }) => path).join(', '), async ({ open, problems }) => {
    test.setTimeout(30_000 * (group.length + 1));
    const visitor = group[0] && visitorOf(group[0]);
    const page = await open({ language: 'et', ...(visitor ? { as: visitor } : {}) });
    await keepLanguageOfAccount(page);
    for (const screen of group) await test.step(screen.path, () => look(page, screen, problems));
  });
