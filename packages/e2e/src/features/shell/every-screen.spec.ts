import { expectAccessible } from '../../core/accessible.ts';
import { addressOf, screens, visitorOf } from '../../core/screens.ts';
import { expect, test } from '../../core/test.ts';

const looks = [
  { width: 390, scheme: 'light', language: 'et' },
  { width: 1440, scheme: 'dark', language: 'ru' },
] as const;

/** Signs of a text that was not found or not put together. */
const unfinished = /\bundefined\b|\bNaN\b|\[object |\{\{|\bnull\b/;

for (const screen of screens) {
  for (const look of looks) {
    test(`${screen.path} at ${look.width} px, ${look.scheme}, ${look.language}`, async ({
      open,
      problems,
    }) => {
      const visitor = visitorOf(screen);
      const page = await open({ ...look, ...(visitor ? { as: visitor } : {}) });
      const address = await addressOf(screen, page.context());
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(new URL(page.url()).pathname, 'the screen is itself, not a redirect').toBe(
        address.split('?')[0],
      );
      // An unknown sign-in token is refused by the server on purpose; the browser logs the refusal.
      if (screen.path === '/complete-login') problems.length = 0;

      await expectAccessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'nothing runs out of the side').toBeLessThanOrEqual(0);
      expect(await page.locator('body').textContent()).not.toMatch(unfinished);
      expect(await page.title()).toContain('Tervita');
    });
  }
}
