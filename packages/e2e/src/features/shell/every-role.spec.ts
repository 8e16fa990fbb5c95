import { expectAccessible } from '../../core/accessible.ts';
import { chooseLanguage, expectFinished, offerEveryLanguage } from '../../core/finished.ts';
import { addressOf, isArranged, type Screen, screens, visitorOf } from '../../core/screens.ts';
import { people } from '../../core/sign-in.ts';
import { test } from '../../core/test.ts';

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
const languages = ['et', 'en', 'ru', 'pl'] as const;
const atOnce = 12;

for (const [number, { role, who }] of roles.entries()) {
  // Whoever looks at a screen in every-screen.spec.ts need not look again.
  const unseen = ofClinics.filter((screen) => visitorOf(screen) !== who);
  for (let at = 0; at < unseen.length; at += atOnce) {
    const group = unseen.slice(at, at + atOnce);
    test(`${role} at ${group.map(({ path }) => path).join(', ')}`, async ({ open }) => {
      test.setTimeout(30_000 * (group.length + 1));
      const page = await open({ as: who, width: 1440 });
      await offerEveryLanguage(page);
      for (const [place, screen] of group.entries())
        await test.step(screen.path, async () => {
          await page.goto(await addressOf(screen, page.context()));
          // Each page in another language for each role: every-screen.spec.ts has all four of each.
          await expectFinished(page, screen.path);
          await chooseLanguage(page, languages[(number + at + place) % languages.length] ?? 'et');
          await expectFinished(page, screen.path);
          await expectAccessible(page);
        });
    });
  }
}
