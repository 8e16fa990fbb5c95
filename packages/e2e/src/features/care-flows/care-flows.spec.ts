import type { Page } from '@playwright/test';
import { expectAccessible } from '../../core/accessible.ts';
import { sendEContact } from '../../core/conversation.ts';
import { expectProblem } from '../../core/problems.ts';
import { denyDanger, startAnew } from '../../core/send.ts';
import { people } from '../../core/sign-in.ts';
import { expect, type Opening, test } from '../../core/test.ts';
import { answerAll, away, closePage, control, wayBack } from './at-provider.ts';

// One stand-in for all: what a test asks of it must not meet another test.
test.describe.configure({ mode: 'serial' });

test.afterEach(() => control('reset'));

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const who = 'Rein Saarepuu';

/** From the list of reasons past the signs of danger to the page that leads to the provider. */
const chooseQuestionnaire = async (page: Page, reason: string): Promise<void> => {
  await page.goto('/e-contacts/choose-clinic');
  await expect(page.locator('a[href*="reason="]').first()).toBeVisible();
  const address = new URL(page.url());
  address.pathname = '/e-contacts/new';
  address.searchParams.set('reason', reason);
  await page.goto(address.href);
  await startAnew(page);
  await denyDanger(page);
  await expect(title(page)).toHaveText(/^Questionnaire: /);
};

const goToProvider = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Go to the questionnaire' }).click();
  await page.waitForURL(/\/session\//);
  await expect(page.getByRole('button', { name: 'Send the answers' })).toBeVisible();
};

test('a questionnaire is answered at the provider, and the clinic has it when one is back', async ({
  open,
}) => {
  const page = await open({ as: who, language: 'en' });
  await chooseQuestionnaire(page, 'ISI');
  await expectAccessible(page);
  await goToProvider(page);
  await expectAccessible(page);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await answerAll(page);
  await expect(title(page)).toHaveText('Sent to the clinic');
  expect(visited).toContain('/my-e-contacts/files');
});

test('whoever closes it is told so; closed twice it is no different, and it can be started again', async ({
  open,
}) => {
  const page = await open({ as: who, language: 'en' });
  await chooseQuestionnaire(page, 'EPWORTH');
  await goToProvider(page);
  const closed = page.getByText('The questionnaire was closed before it was finished.');
  const address = await wayBack(page, closePage);
  await expect(closed).toBeVisible();
  await expect(page).toHaveURL(/\/my-e-contacts$/);
  await expect(page.getByText('Sending failed')).toBeVisible();
  await expectAccessible(page);
  await page.goto(address);
  await expect(closed).toHaveCount(1);
  await expect(page).toHaveURL(/\/my-e-contacts$/);
  await expect(page.getByText('Sending failed')).toHaveCount(1);
  // Nobody has to close the message first: it leaves the button of the card.
  await page.getByRole('link', { name: /^Start again: / }).click();
  await goToProvider(page);
  await answerAll(page);
  await expect(title(page)).toHaveText('Sent to the clinic');
  await page.goto('/my-e-contacts');
  await expect(page.getByText('Sending failed')).toHaveCount(0);
});

test('answers that come late are waited for, and finalising twice changes nothing', async ({ open }) => {
  const page = await open({ as: who, language: 'en' });
  await chooseQuestionnaire(page, 'CAT');
  await goToProvider(page);
  await control('faults', { kind: 'never-finished' });
  await answerAll(page);
  await expect(title(page)).toHaveText('Sending your answers');
  const address = page.url();
  await control('show');
  await expect(title(page)).toHaveText('Sent to the clinic');
  await page.goto(address);
  await expect(title(page)).toHaveText('Sent to the clinic');
});

test('when the provider is away, the page says so and stays', async ({ open, problems }) => {
  const page = await open({ as: who, language: 'en' });
  await chooseQuestionnaire(page, 'QUEST_OXFORD');
  await control('faults', away(1));
  await page.getByRole('button', { name: 'Go to the questionnaire' }).click();
  await expect(page.getByText('The questionnaire does not work at the moment.')).toBeVisible();
  await goToProvider(page);
  await expectProblem(problems, { because: 468, address: /\/api\/patient\/e-contacts\?/ });
});

/** An e-contact of a patient, and a nurse who has it open. */
const openWithPatient = async (open: (opening: Opening) => Promise<Page>) => {
  const patient = await open({ as: 'Tõnu Lepaste' });
  const id = await sendEContact(patient.context(), 'Palun helistage mulle');
  const page = await open({ as: people.liis, width: 1440, language: 'en' });
  await page.goto(`/e-contacts/${id}`);
  await expect(title(page)).toBeVisible();
  const movesOf = async () => {
    const answer = await page.request.get(`/api/clinic/e-contacts/${id}/timeline`);
    return ((await answer.json()) as { entries: { move: string }[] }).entries.map(({ move }) => move);
  };
  const seesAnswers = async () => {
    await expect(page).toHaveURL(new RegExp(`/e-contacts/${id}$`));
    await expect(page.getByText('Effect on the day: 0').first()).toBeVisible();
    expect((await movesOf()).filter((move) => move === 'recordAnswers')).toHaveLength(1);
  };
  return { page, seesAnswers };
};

test('staff start it by a button, once the provider is there; finalised twice the answers stand once', async ({
  open,
  problems,
}) => {
  const { page, seesAnswers } = await openWithPatient(open);
  await control('faults', away(1));
  await page.keyboard.press('q');
  await page.getByRole('option', { name: /\(ISI\)/ }).click();
  const start = page.getByRole('button', { name: 'Fill in now with the patient' });
  await start.click();
  await expect(page.getByText('The questionnaire does not work at the moment.')).toBeVisible();
  await start.click();
  await page.waitForURL(/\/session\//);
  const address = await wayBack(page, answerAll);
  await seesAnswers();
  await page.goto(address);
  await seesAnswers();
  await expectProblem(problems, { because: 468, address: /\/actions\/awell\?/ });
});

test('staff ask for it; the patient closes it once, and then answers it on a phone', async ({ open }) => {
  const patient = await open({ as: people.emily, width: 390, language: 'en' });
  const id = await sendEContact(patient.context(), 'Ma ei maga');
  const nurse = await open({ as: people.liis, width: 1440, language: 'en' });
  await nurse.goto(`/e-contacts/${id}`);
  await expect(title(nurse)).toBeVisible();
  await nurse.keyboard.press('q');
  await nurse.getByRole('option', { name: /\(ISI\)/ }).click();
  await expectAccessible(nurse);
  await nurse.getByRole('button', { name: 'Ask the patient' }).click();
  await expect(nurse.getByText(/Questionnaire sent to the patient/)).toBeVisible();

  await patient.goto(`/e-contacts/${id}/timeline`);
  await patient.getByRole('link', { name: 'Fill in', exact: true }).click();
  await denyDanger(patient);
  await expect(title(patient)).toHaveText(/^Questionnaire: /);
  await expectAccessible(patient);
  await goToProvider(patient);
  await closePage(patient);
  await expect(patient.getByText('The questionnaire was closed before it was finished.')).toBeVisible();
  await expect(patient).toHaveURL(new RegExp(`/e-contacts/${id}/timeline$`));
  await patient.getByRole('link', { name: 'Continue', exact: true }).click();
  await goToProvider(patient);
  await answerAll(patient);
  await expect(title(patient)).toHaveText('Sent to the clinic');
  await patient.goto(`/e-contacts/${id}/timeline`);
  await expect(patient.getByText(/^You filled in the questionnaire/)).toBeVisible();
  await expect(patient.getByRole('link', { name: 'Fill in', exact: true })).toHaveCount(0);

  await nurse.reload();
  await expect(nurse.getByText('of 28').first()).toBeVisible();
});

test('staff fill it in with a caller, from the wizard over the provider to the detail', async ({ open }) => {
  const nurse = await open({ as: people.liis, width: 1440, language: 'en' });
  await nurse.goto('/clinic-e-contacts/new?kind=as-patient');
  await nurse.getByRole('combobox', { name: /Name, personal code/ }).fill('Mari Lepaste');
  await nurse
    .getByRole('option', { name: /Mari Lepaste/ })
    .first()
    .click();
  await nurse.getByRole('button', { name: /Continue to the message/ }).click();
  await nurse.getByText('Questionnaire', { exact: true }).click();
  await nurse.getByRole('button', { name: /Questionnaire/ }).click();
  await nurse.getByRole('option', { name: /\(ISI\)/ }).click();
  await nurse.getByRole('checkbox', { name: 'None of these' }).check();
  await expectAccessible(nurse);
  await nurse.getByRole('button', { name: 'Go on to the questions' }).click();
  await nurse.waitForURL(/\/session\//);
  await answerAll(nurse);
  await expect(nurse).toHaveURL(/\/e-contacts\/[\w-]+$/);
  await expect(nurse.getByText('Effect on the day: 0').first()).toBeVisible();
  await expect(nurse.getByText('of 28').first()).toBeVisible();
});
