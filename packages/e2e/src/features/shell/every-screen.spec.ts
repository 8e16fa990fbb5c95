import type { Page } from '@playwright/test';
import { expectAccessible } from '../../core/accessible.ts';
import { expectFinished, expectFinishedInOthers, offerPolish } from '../../core/finished.ts';
import { addressOf, isArranged, type Screen, screens, visitorOf } from '../../core/screens.ts';
import { expect, test } from '../../core/test.ts';

const looks = [
  { width: 390, scheme: 'light', language: 'et' },
  { width: 1440, scheme: 'dark', language: 'ru' },
] as const;

/** Screens that fill the window scroll inside: the window itself never, and where columns scroll nothing around them. */
const runsOutBelow = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main[data-width="full"]');
    const hasColumns = main?.querySelector('aside') && window.innerWidth >= 1200;
    const still = [...(main ? [document.documentElement] : []), ...(main && hasColumns ? [main] : [])];
    return Math.max(0, ...still.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));
  });

const look = async (page: Page, screen: Screen, problems: string[]): Promise<void> => {
  const address = await addressOf(screen, page.context());
  await page.goto(address);
  await expectFinished(page, screen.path);
  expect(new URL(page.url()).pathname, 'the screen is itself, not a redirect').toBe(address.split(/[?#]/)[0]);
  // An unknown sign-in token is refused by the server on purpose; the browser logs the refusal.
  if (screen.path === '/complete-login') {
    await page.waitForLoadState('networkidle');
    problems.length = 0;
  }
  await expectAccessible(page);
  expect(await runsOutBelow(page), 'what must not scroll does not').toBe(0);
};

/** A browser for several screens: what they share is fetched once. */
const atOnce = 8;
const groupsOf = (list: readonly Screen[]): readonly (readonly Screen[])[] => {
  const who = (screen: Screen) => (isArranged(screen) ? screen.path : String(visitorOf(screen)));
  return [...Map.groupBy(list, who).values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / atOnce) }, (_, at) =>
      group.slice(at * atOnce, (at + 1) * atOnce),
    ),
  );
};

for (const group of groupsOf(screens)) {
  for (const shown of looks) {
    const names = group.map(({ path }) => path).join(', ');
    test(`${names} at ${shown.width} px, ${shown.scheme}, ${shown.language}`, async ({ open, problems }) => {
      test.setTimeout(30_000 * (group.length + 1));
      const visitor = group[0] && visitorOf(group[0]);
      const page = await open({ ...shown, ...(visitor ? { as: visitor } : {}) });
      await offerPolish(page);
      for (const screen of group)
        await test.step(screen.path, async () => {
          await look(page, screen, problems);
          await expect(page.locator('html')).toHaveAttribute('lang', shown.language);
          // On a phone the language is chosen in a menu.
          if (shown.width === 1440) await expectFinishedInOthers(page, screen.path);
        });
    });
  }
}
