import type { Page } from '@playwright/test';
import { expectAccessible } from '../../core/accessible.ts';
import { claimOf, get } from '../../core/asked-of-api.ts';
import { expectProblem } from '../../core/problems.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

interface Listed {
  eContacts: { id: string; patient: { firstName: string } }[];
}

/** One of the demonstration, written in Russian. */
const russian = async (page: Page): Promise<string> => {
  const { employments } = await claimOf(page.context());
  const { eContacts } = await get<Listed>(
    page.context(),
    `/clinic/e-contacts?clinicId=${employments[0]?.clinicId}`,
  );
  return `/e-contacts/${eContacts.find(({ patient }) => patient.firstName === 'Viktor')?.id}`;
};

type Scheme = 'light' | 'dark';

/** The same page in another light and width: it is not loaded anew. */
const expectAccessibleAt = async (page: Page, width: number, colorScheme: Scheme) => {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expectAccessible(page);
};

test('staff read the summary and say what they think of it; a message and a reply are translated once the policy is agreed to', async ({
  open,
  problems,
}) => {
  const nurse = await open({ as: people.liis, width: 1440 });
  let isFirst = true;
  // The staff of the demonstration have agreed: the first call is answered as if they had not.
  await nurse.route('**/api/clinic/translate', async (asked) => {
    if (!isFirst) return asked.continue();
    isFirst = false;
    return asked.fulfill({
      status: 468,
      json: { code: 'TRANSLATION_CONSENT_MISSING', message: 'TRANSLATION_CONSENT_MISSING' },
    });
  });
  await nurse.goto(await russian(nurse));
  // It is one line, or a button where little was said; made by the model, or by the rules when that took too long.
  await button(nurse, /^(Summarise|AI summary|Summary of the answers)/).click();
  const summary = nurse.getByRole('region', { name: /^(AI summary|Summary of the answers)$/ });
  await expect(summary).toContainText('made from');
  await summary.getByRole('button', { name: 'Not useful' }).click();
  await expect(summary.getByLabel('What was good or wrong?')).toBeVisible();

  await button(nurse, 'Translate').first().click();
  const dialog = nurse.getByRole('dialog', { name: 'Before the first translation' });
  await expect(dialog.getByText('It is made by software and can be wrong.')).toBeVisible();
  await expectAccessible(nurse);
  await dialog.getByRole('button', { name: 'Agree and translate' }).click();
  await expect(nurse.getByText('Machine translation from Russian').first()).toBeVisible();
  await expectAccessibleAt(nurse, 390, 'dark');
  await nurse.setViewportSize({ width: 1440, height: 900 });

  const reply = nurse.getByLabel('Reply to the patient');
  await reply.fill('Please come tomorrow at nine.');
  await button(nurse, /^Translate my reply/).click();
  await button(nurse, 'Use instead of my text').click();
  await expect(reply).not.toHaveValue('Please come tomorrow at nine.');
  await button(nurse, 'Bring back my text').click();
  await expect(reply).toHaveValue('Please come tomorrow at nine.');
  await expectProblem(problems, { because: 468, address: /\/api\/clinic\/translate$/ });
});

test('a prompt is written, evaluated and put to work', async ({ open }) => {
  const admin = await open({ as: people.platform, width: 1440 });
  await admin.goto('/prm/prompts');
  await button(admin, /^Translation/).click();
  // The field of the prompt before stays until this one has come.
  await expect(admin.getByRole('heading', { name: 'Translation' })).toBeVisible();
  const system = admin.getByLabel('System message');
  await system.fill(`${await system.inputValue()}\nKeep the tone of the text.`);
  await button(admin, /^Save as a new version/).click();
  // What was saved is what is tried next.
  await button(admin, 'Use an example').click();
  await button(admin, /^Try it/).click();
  await expect(admin.getByText('A valid answer')).toBeVisible();
  await expectAccessibleAt(admin, 390, 'dark');
  await admin.setViewportSize({ width: 1440, height: 900 });

  await admin.getByText('Versions', { exact: true }).click();
  const latest = admin.getByRole('main').getByRole('listitem').first();
  await expect(latest.getByText('Not evaluated yet', { exact: true })).toBeVisible();
  await latest.getByRole('button', { name: 'Evaluate', exact: true }).click();
  await button(admin, /^Run the evaluation/).click();
  await expect(admin.getByText('Passed: this version can be activated', { exact: true })).toBeVisible({
    timeout: 30_000,
  });
  await expectAccessibleAt(admin, 1440, 'light');
  await admin.getByText('Versions', { exact: true }).click();
  await latest.getByRole('button', { name: 'Activate' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Activate' }).click();
  await expect(latest.getByText('Active now')).toBeVisible();
  await expectAccessible(admin);
});
