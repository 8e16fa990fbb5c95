import type { Page } from '@playwright/test';
import { expectAccessible } from '../../core/accessible.ts';
import { chooseLanguage, expectFinished, keepLanguageOfAccount, offerPolish } from '../../core/finished.ts';
import { addressOf, isArranged, type Screen, screens, visitorOf } from '../../core/screens.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

/** Everybody who works at a clinic: what a page is for one of them, it need not be for another. */
const roles = [
  { role: 'an admin', who: people.helen },
  { role: 'a nurse', who: people.liis },
  { role: 'the front desk', who: people.triin },
] as const;

const forStaff: readonly Screen['access'][] = ['clinic', 'signed-in'];
const ofClinics = screens.filter(
  // Whoever has agreed is asked for no consent any more.
  (screen) => forStaff.includes(screen.access) && !isArranged(screen) && screen.path !== '/consents',
);
const atOnce = 20;

/** What a tab remembers is put there as its page loads; a screen in another state is the same page again. */
const needsLoading = ({ path }: Screen): boolean => path === '/message-centre/message' || path.includes('(');

/** As by a link: the frame, the session and the files are there already. every-screen.spec.ts opens each by its address. */
const goWithinApp = async (page: Page, address: string): Promise<void> => {
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await expect(page.locator('h1[data-left]')).toHaveCount(0);
};

for (const { role, who } of roles) {
  // Whoever looks at a screen in every-screen.spec.ts need not look again.
  const unseen = ofClinics.filter((screen) => visitorOf(screen) !== who);
  for (let at = 0; at < unseen.length; at += atOnce) {
    const group = unseen.slice(at, at + atOnce);
    // The languages that every-screen.spec.ts does not look at.
    const language = role === 'the front desk' ? 'pl' : 'en';
    test(`${role} at ${group.map(({ path }) => path).join(', ')}`, async ({ open }) => {
      test.setTimeout(30_000 * (group.length + 1));
      const page = await open({ as: who, width: 1440 });
      await offerPolish(page);
      await keepLanguageOfAccount(page);
      const load = async (address: string) => {
        await page.goto(address);
        await expectFinished(page, address);
        await chooseLanguage(page, language);
      };
      await load('/settings');
      for (const screen of group)
        await test.step(screen.path, async () => {
          const address = await addressOf(screen, page.context());
          if (needsLoading(screen)) await load(address);
          else await goWithinApp(page, address);
          await expectFinished(page, screen.path);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          // Who may not be here sees the page that says so: every-screen.spec.ts looks at it.
          if (page.url().endsWith('/permission-denied')) await goWithinApp(page, '/settings');
          else await expectAccessible(page);
        });
    });
  }
}
