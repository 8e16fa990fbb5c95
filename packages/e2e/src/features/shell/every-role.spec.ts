import { expectAccessible } from '../../core/accessible.ts';
import { chooseLanguage, expectFinished, keepLanguageOfAccount, offerPolish } from '../../core/finished.ts';
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
const atOnce = 12;

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
      for (const screen of group)
        await test.step(screen.path, async () => {
          await page.goto(await addressOf(screen, page.context()));
          await expectFinished(page, screen.path);
          if (language === 'pl') {
            await chooseLanguage(page, language);
            await expectFinished(page, screen.path);
          }
          await expectAccessible(page);
        });
    });
  }
}
