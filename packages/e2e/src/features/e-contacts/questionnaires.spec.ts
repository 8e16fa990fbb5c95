import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { texts as actionsEn } from '@tervita/texts/actions-en';
import { texts as timelineEt } from '@tervita/texts/timeline-et';
import { texts as workingEn } from '@tervita/texts/working-en';
import { expectAccessible } from '../../core/accessible.ts';
import { denyDanger, pressSend, startAnew } from '../../core/send.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { title, words } from './asking.ts';
import { sentBy, timelineOf } from './threads.ts';

const { questionnaire: asking } = actionsEn.actions;
const { filling } = workingEn.working;

/** Presses the answer at this place of one question after another; a pressed answer goes on by itself. */
const answer = async (page: Page, places: readonly number[]) => {
  for (const place of places) {
    const heading = await title(page).textContent();
    await page.getByRole('radio').nth(place).click();
    await expect(title(page)).not.toHaveText(heading ?? '');
  }
};
const scoreOf = (page: Page, name: RegExp) => page.getByRole('region', { name });

test('the item about self-harm warns at once, and the nurse has it marked with its score', async ({
  open,
}) => {
  const t = words.en;
  const patient = await open({ as: 'Urmas Tammsalu', width: 390 });
  await patient.goto('/e-contacts/choose-clinic');
  await patient.getByRole('searchbox').fill('PHQ-9');
  await patient.getByRole('link', { name: /PHQ-9/ }).first().click();
  await startAnew(patient);
  await denyDanger(patient);
  await expect(patient.getByText('Question 1 of 9')).toBeVisible();
  await answer(patient, [1, 1, 1, 1, 1, 1, 1, 1]);
  await patient.getByRole('radio').nth(1).click();
  await expect(patient.getByRole('alert').filter({ has: patient.locator('a[href^="tel:"]') })).toBeVisible();
  await expectAccessible(patient);
  // Nobody has to go on; who does is asked the rest.
  await expect(patient.getByRole('button', { name: t.warning.sendAsItIs })).toBeVisible();
  await patient.getByRole('button', { name: t.warning.answerRest }).click();
  await expect(patient.getByText('Question 10 of 10')).toBeVisible();
  await patient.getByRole('radio').first().click();
  await expect(title(patient)).toHaveText(t.scored.title);
  await pressSend(patient);
  await expect(title(patient)).toHaveText(t.sending.sent.title);
  const id = new URL(patient.url()).searchParams.get('eContactId');

  const nurse = await open({ as: people.liis, width: 1440 });
  await nurse.goto(`/e-contacts/${id}`);
  await expect(nurse.getByRole('button', { name: 'Mark as seen' })).toBeVisible();
  await expect(scoreOf(nurse, /PHQ-9/).getByText('of 27')).toBeVisible();
  await expectAccessible(nurse);
});

test('a nurse asks for one; the patient fills it in on a phone, with a reload between', async ({ open }) => {
  const language = 'et';
  const t = words[language];
  const { timeline: thread } = timelineEt;
  const patient = await open({ as: people.helve, width: 390, language });
  const id = await sentBy(patient, `Ärevus ${randomUUID()}`);

  const nurse = await open({ as: people.liis, width: 1440 });
  await nurse.goto(`/e-contacts/${id}`);
  await expect(title(nurse)).toBeVisible();
  // By keys alone.
  await nurse.keyboard.press('q');
  await nurse.getByRole('combobox', { name: asking.find }).fill('GAD');
  await expectAccessible(nurse);
  await nurse.keyboard.press('Enter');
  await nurse.getByRole('textbox', { name: asking.word }).fill('Palun täitke enne vastuvõttu.');
  await nurse.getByRole('button', { name: asking.submit(1) }).click();
  await expect(nurse.getByText(/Questionnaire sent to the patient: Anxiety test/)).toBeVisible();

  await patient.goto(timelineOf(id));
  await expect(patient.getByText('Palun täitke enne vastuvõttu.')).toBeVisible();
  await expectAccessible(patient);
  await patient.getByRole('link', { name: thread.request.start }).click();
  await denyDanger(patient, language);
  await answer(patient, [1, 2]);
  const third = await title(patient).textContent();
  await patient.reload();
  await expect(title(patient)).toHaveText(third ?? '');
  await patient.goto(timelineOf(id));
  await patient.getByRole('link', { name: thread.request.goOn }).click();
  await expect(title(patient)).toHaveText(third ?? '');
  await answer(patient, [1, 1, 1, 1, 1]);
  await expect(title(patient)).toHaveText(t.scored.title);
  await pressSend(patient, language);
  await expect(title(patient)).toHaveText(t.sending.sent.title);
  await patient.goto(timelineOf(id));
  await expect(patient.getByText(thread.notDiagnosis)).toBeVisible();
  await expect(patient.getByRole('link', { name: thread.request.goOn })).toHaveCount(0);

  await nurse.reload();
  await expect(scoreOf(nurse, /GAD-7/).getByText('of 21')).toBeVisible();
});

test('two patients are asked at once, from the inbox', async ({ open }) => {
  const mark = randomUUID();
  const ids = [];
  for (const who of ['Martin Jõeveer', 'Endel Kuldvere'])
    ids.push(await sentBy(await open({ as: who }), `Uni ${mark}`, undefined, 'WRIST_PAIN'));
  const nurse = await open({ as: people.liis, width: 1440 });
  await nurse.goto('/clinic-e-contacts?reason=WRIST_PAIN&sort=NEWEST');
  const rows = nurse.getByRole('link', { name: new RegExp(mark) });
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) await row.locator('xpath=..').getByRole('checkbox').check();
  await nurse.getByRole('toolbar').getByRole('button', { name: 'Ask for a questionnaire' }).click();
  await nurse.getByRole('option', { name: /GAD-7/ }).click();
  await expectAccessible(nurse);
  await nurse.getByRole('button', { name: asking.submit(2) }).click();
  await expect(nurse.getByText(asking.asked('', 2))).toBeVisible();
  for (const id of ids) {
    await nurse.goto(`/e-contacts/${id}`);
    await expect(nurse.getByText(/Questionnaire sent to the patient/)).toBeVisible();
  }
});

test('staff fill one in with a caller, from the wizard to the score', async ({ open }) => {
  const nurse = await open({ as: people.liis, width: 1440 });
  await nurse.goto('/clinic-e-contacts/new?kind=as-patient');
  await nurse.getByRole('combobox', { name: /Name, personal code/ }).fill('Mari Lepaste');
  await nurse
    .getByRole('option', { name: /Mari Lepaste/ })
    .first()
    .click();
  await nurse.getByRole('button', { name: /Continue to the message/ }).click();
  await nurse.getByText('Questionnaire', { exact: true }).click();
  await nurse.getByRole('button', { name: /Questionnaire/ }).click();
  await nurse.getByRole('option', { name: /GAD-7/ }).click();
  await nurse.getByRole('checkbox', { name: 'None of these' }).check();
  await expectAccessible(nurse);
  await nurse.getByRole('button', { name: 'Go on to the questions' }).click();
  await expect(nurse.getByText(filling.count(1, 7))).toBeVisible();
  await expectAccessible(nurse);
  await answer(nurse, [1, 1, 1, 1]);
  await nurse.reload();
  await expect(nurse.getByText(filling.count(5, 7))).toBeVisible();
  await answer(nurse, [1, 1, 1]);
  await expect(title(nurse)).toHaveText(filling.check);
  await nurse.getByRole('button', { name: filling.keep }).click();
  await expect(scoreOf(nurse, /GAD-7/).getByText('of 21')).toBeVisible();
});
