import type { Page } from '@playwright/test';
import { texts as asking } from '@tervita/texts/asking-en';
import { texts as sending } from '@tervita/texts/sending-en';
import { texts as warning } from '@tervita/texts/warning-en';
import { expectAccessible } from '../../core/accessible.ts';
import { expectProblem } from '../../core/problems.ts';
import { startAnew } from '../../core/send.ts';
import { baseUrl, people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Answers with a sign of danger, and it is sent all the same. */
const sendDangerous = async (page: Page): Promise<string> => {
  await page.goto('/e-contacts/choose-clinic');
  await page.getByRole('searchbox').fill('Chest pain');
  await page
    .getByRole('link', { name: /Chest pain/ })
    .first()
    .click();
  await startAnew(page);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: asking.asking.question.next, exact: true }).click();
  await button(page, warning.warning.goOn).click();
  await button(page, sending.sending.summary.send).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sending.sending.sent.title);
  return new URL(page.url()).searchParams.get('eContactId') ?? '';
};

interface Session {
  login: { userClaim: { employments: { clinicId: string }[] } };
}
interface Listed {
  eContacts: { id: string; language: string; patient: { firstName: string } }[];
}

/** One of the demonstration, written in Russian. */
const russian = async (page: Page): Promise<string> => {
  const get = async <T>(path: string) =>
    (await (await page.context().request.get(`${baseUrl()}/api${path}`)).json()) as T;
  const { login } = await get<Session>('/session');
  const { eContacts } = await get<Listed>(
    `/clinic/e-contacts?clinicId=${login.userClaim.employments[0]?.clinicId}`,
  );
  return `/e-contacts/${eContacts.find(({ patient }) => patient.firstName === 'Viktor')?.id}`;
};

/** By the model of the demonstration, or by the rules when it took too long. */
const summaryOf = (page: Page) => page.getByRole('region', { name: /^(AI summary|Summary of the answers)$/ });

/** It is one line, or a button where little was said, until somebody wants to read it. */
const readSummary = async (page: Page) => {
  await page.getByRole('button', { name: /^(Summarise|AI summary|Summary of the answers)/ }).click();
  await expect(summaryOf(page)).toContainText('made from');
};

const translate = async (page: Page) => {
  await button(page, 'Translate').first().click();
  await expect(page.getByText('Machine translation from Russian').first()).toBeVisible();
};

test('staff read what was answered and marked, and the summary, and say what they think of it', async ({
  open,
}) => {
  const patient = await open({ as: 'Riina Teerand' });
  const id = await sendDangerous(patient);
  const nurse = await open({ as: people.liis, width: 1440 });
  await nurse.goto(`/e-contacts/${id}`);
  await expect(nurse.getByRole('list', { name: 'Why this was flagged' })).toContainText(
    'Pain spreads to an arm',
  );
  await expect(nurse.getByText(/^Told to call 112, /)).toBeVisible();

  await readSummary(nurse);
  const summary = summaryOf(nurse);
  await summary.getByRole('button', { name: 'Not useful' }).click();
  await summary.getByLabel('What was good or wrong?').fill('It does not say since when.');
  await summary.getByRole('button', { name: 'Send' }).click();
  await expect(summary.getByText('Thank you, noted.')).toBeVisible();
  // It is kept, and the next look asks no model again.
  await nurse.reload();
  await readSummary(nurse);
  await expect(summary.getByRole('button', { name: 'Not useful' })).toHaveAttribute('aria-pressed', 'true');
  await summary.getByRole('button', { name: /^Update/ }).click();
  await expect(summary.getByRole('button', { name: 'Not useful' })).toHaveAttribute('aria-pressed', 'false');
});

test('a message and a reply are translated once the policy is agreed to; nothing is sent by itself', async ({
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
  await button(nurse, 'Translate').first().click();
  const dialog = nurse.getByRole('dialog', { name: 'Before the first translation' });
  await expect(dialog.getByText('It is made by software and can be wrong.')).toBeVisible();
  await expectAccessible(nurse);
  await dialog.getByRole('button', { name: 'Agree and translate' }).click();
  await expect(nurse.getByText('Machine translation from Russian').first()).toBeVisible();
  await expect(nurse.getByText('A demonstration, not a real translation.').first()).toBeVisible();
  await expect(nurse.getByText(/Боль в пояснице/).first()).toBeVisible();

  const reply = nurse.getByLabel('Reply to the patient');
  await reply.fill('Please come tomorrow at nine.');
  await button(nurse, /^Translate my reply/).click();
  await button(nurse, 'Use instead of my text').click();
  await expect(reply).not.toHaveValue('Please come tomorrow at nine.');
  await button(nurse, 'Bring back my text').click();
  await expect(reply).toHaveValue('Please come tomorrow at nine.');
  await reply.fill('');
  await reply.blur();
  await nurse.keyboard.press('t');
  await expect(nurse.getByText('Machine translation from Russian')).toHaveCount(0);
  await expectProblem(problems, { because: 468, address: /\/api\/clinic\/translate$/ });
});

interface ListedPrompts {
  purposes: { purpose: string; versions: { id: string }[] }[];
}

/** The latest version for translations, by the call alone. */
const activatedPastThePage = async (page: Page) => {
  const { request } = page.context();
  const { purposes } = (await (await request.get(`${baseUrl()}/api/prm/prompts`)).json()) as ListedPrompts;
  const latest = purposes.find(({ purpose }) => purpose === 'TRANSLATION')?.versions[0];
  const response = await request.post(`${baseUrl()}/api/prm/prompts/versions/${latest?.id}/activate`, {
    headers: { origin: baseUrl() },
  });
  const { code } = (await response.json()) as { code: string };
  return { status: response.status(), code };
};

test('a prompt is written, tried, put to work and brought back; a model is added', async ({ open }) => {
  const admin = await open({ as: people.platform, width: 1440 });
  await admin.goto('/prm');
  await admin
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'AI prompts' })
    .click();
  await button(admin, /^Translation/).click();
  // The field of the prompt before stays until this one has come.
  await expect(admin.getByRole('heading', { name: 'Translation' })).toBeVisible();
  const system = admin.getByLabel('System message');
  const before = await system.inputValue();
  await system.fill('Translate the text.');
  await expect(admin.getByText('Say in the system message that the answer must be JSON.')).toBeVisible();
  await system.fill(`${before}\nKeep the tone of the text.`);
  await button(admin, /^Save as a new version/).click();

  await button(admin, 'Use an example').click();
  await button(admin, /^Try it/).click();
  await expect(admin.getByText('A valid answer')).toBeVisible();

  await admin.getByText('Versions', { exact: true }).click();
  const latest = admin.getByRole('main').getByRole('listitem').first();
  await latest.getByRole('button', { name: 'Compare' }).click();
  await expect(admin.locator('[data-kind="added"]')).toHaveText(/Keep the tone of the text\./);
  // What has not passed cannot be put to work, neither by the page nor past it.
  await expect(latest.getByText('Not evaluated yet', { exact: true })).toBeVisible();
  await expect(latest.getByRole('button', { name: 'Activate' })).toHaveCount(0);
  expect(await activatedPastThePage(admin)).toEqual({ status: 468, code: 'PROMPT_NOT_EVALUATED' });
  await latest.getByRole('button', { name: 'Evaluate', exact: true }).click();
  await button(admin, /^Run the evaluation/).click();
  await expect(admin.getByText('Passed: this version can be activated', { exact: true })).toBeVisible({
    timeout: 30_000,
  });
  await admin.reload();
  await expect(admin.getByText('28 of 28 were not obeyed.', { exact: true })).toBeVisible();
  await admin.getByText('Versions', { exact: true }).click();
  await latest.getByRole('button', { name: 'Activate' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Activate' }).click();
  await expect(latest.getByText('Active now')).toBeVisible();
  const earlier = admin.getByRole('main').getByRole('listitem').nth(1);
  await earlier.getByRole('button', { name: 'Roll back to this' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Activate' }).click();
  await expect(earlier.getByText('Active now')).toBeVisible();

  await button(admin, /^Chief problem/).click();
  await admin.getByText('Evaluation', { exact: true }).click();
  await button(admin, /^Run the evaluation/).click();
  await expect(admin.getByText(/88 of 88 cases/)).toBeVisible({ timeout: 30_000 });
  await expect(admin.getByRole('table', { name: 'Figures by language' })).toContainText('Polski');

  await admin.goto('/prm/ai-models');
  await button(admin, 'Add a model').click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Name').fill('another-model');
  await dialog.getByLabel('Key').fill('not a real one');
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await expect(admin.getByRole('table', { name: 'Models' })).toContainText('another-model');
});

type Scheme = 'light' | 'dark';

/** The same page in another light and width: it is not loaded anew. */
const expectAccessibleAt = async (page: Page, ...ways: readonly (readonly [number, Scheme])[]) => {
  for (const [width, colorScheme] of ways) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
  }
};

test('machine work is readable for all, light and dark, on a phone and on a desktop', async ({ open }) => {
  const nurse = await open({ as: people.liis });
  await nurse.goto(await russian(nurse));
  await readSummary(nurse);
  await translate(nurse);
  await nurse.getByRole('button', { name: 'Useful', exact: true }).click();
  await expect(nurse.getByLabel('What was good or wrong?')).toBeVisible();
  await expectAccessibleAt(nurse, [390, 'dark'], [1440, 'light']);

  const admin = await open({ as: people.platform });
  await admin.goto('/prm/prompts');
  for (const [view, ...way] of [
    ['Editor', 390, 'dark'],
    ['Versions', 1440, 'light'],
    ['Try-out', 390, 'dark'],
    ['Evaluation', 1440, 'light'],
  ] as const) {
    await admin.getByText(view, { exact: true }).click();
    await expectAccessibleAt(admin, way);
  }
  await admin.goto('/prm/ai-models');
  await expect(admin.getByText(/Endpoint from the configuration/)).toBeVisible();
  await expectAccessibleAt(admin, [390, 'light']);
});
