import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { chooseLanguage, keepLanguageOfAccount, offerPolish } from '../../core/finished.ts';
import { addressOf } from '../../core/screens.ts';
import { people, type Who } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

const root = join(import.meta.dirname, '../../../../..');
const ofHelp = join(root, 'packages/web/public/pictures');
const ofReadme = join(root, 'docs/pictures');
mkdirSync(ofHelp, { recursive: true });

interface Shot {
  readonly as: Who;
  readonly screen: string;
  readonly size: { readonly width: number; readonly height: number };
}

const phone = { width: 390, height: 700 };
const desk = { width: 1200, height: 750 };
const patient = (screen: string): Shot => ({ as: people.mari, screen, size: phone });
const staff = (screen: string, as: Who = people.liis): Shot => ({ as, screen, size: desk });

/** By the article that it belongs to: `web/src/features/help/pictures.ts` names the same. */
const helpShots: Readonly<Record<string, Shot>> = {
  write: patient('/e-contacts/problem-type'),
  child: patient('/e-contacts/add/person'),
  answerTime: patient('/e-contacts/:id/timeline'),
  prescription: patient('/prescriptions'),
  inbox: staff('/clinic-e-contacts'),
  reply: staff('/e-contacts/:id'),
  lists: staff('/admin', people.helen),
  sms: staff('/message-centre'),
  waits: staff('/feedback/waiting-times'),
  hours: staff('/admin/clinic-info', people.helen),
};
const readmeShots: Readonly<Record<string, Shot>> = {
  inbox: staff('/clinic-e-contacts'),
  'my-e-contacts': patient('/my-e-contacts'),
  timeline: patient('/e-contacts/:id/timeline'),
  'information-hub': staff('/information-hub'),
  'waiting-times': staff('/feedback/waiting-times'),
};

const take = async (page: Page, { screen, size }: Shot, path: string, language?: string) => {
  await page.setViewportSize(size);
  await page.goto(await addressOf({ path: screen, access: 'signed-in' }, page.context()));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (language) await chooseLanguage(page, language);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path, ...(path.endsWith('.jpg') ? { type: 'jpeg', quality: 62 } : {}) });
};

for (const [name, shot] of Object.entries(helpShots))
  for (const language of ['et', 'en', 'ru', 'pl'] as const)
    test(`${name} in ${language}`, async ({ open, problems }) => {
      const page = await open({ as: shot.as });
      await offerPolish(page);
      await keepLanguageOfAccount(page);
      await take(page, shot, join(ofHelp, `${name}-${language}.jpg`), language);
      problems.length = 0;
    });

for (const [name, shot] of Object.entries(readmeShots))
  test(`${name} of the README`, async ({ open, problems }) => {
    const page = await open({ as: shot.as });
    await take(page, shot, join(ofReadme, `${name}.png`));
    problems.length = 0;
  });
