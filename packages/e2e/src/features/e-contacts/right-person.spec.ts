import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { denyDanger, goToCheck, pressSend, startAnew } from '../../core/send.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { answerOne, button, title, words } from './asking.ts';

const t = words.en;
const [oskar, loore] = ['Oskar Lepaste', 'Loore Lepaste'];
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first();

/** The next step by the way of every person: from the list of reasons to the first question. */
const chooseReason = async (page: Page, reason: string) => {
  // The page before it has a search of its own.
  await expect(title(page)).toHaveText('What is it about?');
  await page.getByRole('searchbox').fill(reason);
  await link(page, new RegExp(`^${reason}`)).click();
  await startAnew(page);
};
const start = async (page: Page, person: string, reason: string) => {
  await page.goto('/e-contacts/choose-person');
  await link(page, new RegExp(person)).click();
  await chooseReason(page, reason);
};
/** Every page of the questions says whose they are, and about what. */
const isAsked = (page: Page, person: string, reason: string) =>
  expect(page.getByText(new RegExp(`^For ${person}(, [^·]+)? · ${reason}$`))).toBeVisible();
const draftIn = (page: Page) => new URL(page.url()).searchParams.get('draft');
const idIn = (page: Page, name: string) => new URL(page.url()).searchParams.get(name) ?? '';

/** Nothing dangerous: on to the second question, so that there is something to lose. */
const answerFirst = (page: Page) => answerOne(page, 'en');

/** Answers whatever is asked, and ends before the sending; every page is checked on the way. */
const answerTo = async (page: Page, person: string, reason: string) => {
  for (let number = 0; number < 14; number += 1) {
    await isAsked(page, person, reason);
    if ((await title(page).textContent()) === t.summary.title) return;
    await answerOne(page, 'en');
  }
  throw new Error('the questions do not end');
};

interface Row {
  readonly id: string;
  readonly type: string;
  readonly patient: { readonly firstName: string; readonly surname: string };
}
/** What the clinic has that was marked with these words: under whose name, about what, and what was answered. */
const filedWith = async (nurse: Page, clinicId: string, mark: string) => {
  // The latest come first; one after the other, as a nurse's browser asks.
  const list = await nurse.request.get(`/api/clinic/e-contacts?clinicId=${clinicId}&size=40`);
  const { eContacts } = (await list.json()) as { eContacts: Row[] };
  const threads = [];
  for (const { id, type, patient } of eContacts) {
    const timeline = await nurse.request.get(`/api/clinic/e-contacts/${id}/timeline`);
    const { entries } = (await timeline.json()) as { entries: { text: string | null }[] };
    if (!entries[0]?.text?.includes(mark)) continue;
    const asked = await nurse.request.get(`/api/clinic/e-contacts/${id}/ai-questionnaire?locale=en`);
    const { questionnaire } = (await asked.json()) as {
      questionnaire: { chiefProblemTypeId: string } | null;
    };
    threads.push({
      name: `${patient.firstName} ${patient.surname}`,
      type,
      about: questionnaire?.chiefProblemTypeId,
    });
  }
  return threads;
};

const markAndSend = async (page: Page): Promise<string> => {
  const mark = randomUUID();
  await page.getByRole('button', { name: new RegExp(`^${t.summary.edit}`) }).click();
  const editor = page.getByRole('textbox', { name: t.summary.editLabel });
  await editor.fill(`${await editor.inputValue()} ${mark}`);
  await button(page, t.summary.save).click();
  await expect(page.getByText(mark)).toBeVisible();
  await button(page, t.sending.summary.send).click();
  await expect(title(page)).toHaveText(t.sending.sent.title);
  return mark;
};

test('another child and another reason, by Back and Change: the questions are the other child’s, and so is what is filed', async ({
  open,
}) => {
  const page = await open({ as: people.mari });
  await start(page, oskar, 'Elbow pain');
  await isAsked(page, oskar, 'Elbow pain');
  await answerFirst(page);
  const [first, clinicId] = [draftIn(page), idIn(page, 'clinic')];

  // Back to the first question and to the reasons; then "Change".
  const back = page.getByRole('button', { name: 'Back', exact: true });
  await back.click();
  await back.click();
  await expect.poll(() => draftIn(page)).toBeNull();
  await link(page, 'Change').click();
  await link(page, new RegExp(loore)).click();
  await link(page, /Family doctor/).click();
  await chooseReason(page, 'Wrist or hand pain');
  await isAsked(page, loore, 'Wrist or hand pain');
  expect(draftIn(page)).not.toBe(first);
  // The first question again: nothing of the other child is answered.
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await answerFirst(page);
  const second = draftIn(page);

  // The browser's own Back, all the way: whatever is asked is named, and is the address's.
  for (let steps = 0; steps < 12; steps += 1) {
    await page.goBack();
    const [path, person] = [new URL(page.url()).pathname, idIn(page, 'person')];
    if (path.endsWith('/choose-person') && !idIn(page, 'change')) break;
    if (path.endsWith('/questions') && draftIn(page))
      await expect(
        page.getByText(new RegExp(`^For ${draftIn(page) === first ? oskar : loore}(, [^·]+)? · `)),
      ).toBeVisible();
    expect([path, person]).not.toEqual(['/e-contacts/questions', '']);
  }
  // The same again finds what was begun, each its own.
  await start(page, oskar, 'Elbow pain');
  await isAsked(page, oskar, 'Elbow pain');
  expect(draftIn(page)).toBe(first);
  await start(page, loore, 'Wrist or hand pain');
  await isAsked(page, loore, 'Wrist or hand pain');
  expect(draftIn(page)).toBe(second);

  await answerTo(page, loore, 'Wrist or hand pain');
  await page.reload();
  await isAsked(page, loore, 'Wrist or hand pain');
  const mark = await markAndSend(page);
  const nurse = await open({ as: people.liis, width: 1440 });
  expect(await filedWith(nurse, clinicId, mark)).toEqual([
    { name: loore, type: 'WRIST_PAIN', about: 'WRIST_PAIN' },
  ]);
});

test('before the sending: whoever wants another person is told that the answers stay, and starts anew', async ({
  open,
}) => {
  const page = await open({ as: people.mari });
  await start(page, oskar, 'Neck pain');
  await answerTo(page, oskar, 'Neck pain');
  const draft = draftIn(page);
  await page.getByRole('link', { name: `Change: ${t.sending.summary.forWhom}` }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(t.another.person.text(oskar));
  await dialog.getByRole('button', { name: t.another.stay }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: `Change: ${t.sending.summary.forWhom}` }).click();
  await dialog.getByRole('button', { name: t.another.person.go }).click();
  await link(page, new RegExp(loore)).click();
  await link(page, /Family doctor/).click();
  await chooseReason(page, 'Neck pain');
  await isAsked(page, loore, 'Neck pain');
  expect(draftIn(page)).not.toBe(draft);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  // Nothing was lost.
  await page.goto('/my-e-contacts');
  await expect(
    page.getByRole('article').filter({ hasText: 'Neck pain' }).filter({ hasText: 'Oskar' }),
  ).toBeVisible();
});

test('own words go to another child only when their author says so, and are filed there', async ({
  open,
}) => {
  const page = await open({ as: people.mari });
  const mark = `Jalg on paistes ${randomUUID()}`;
  await start(page, oskar, 'Knee pain');
  await startAnew(page);
  await denyDanger(page);
  await link(page, t.question.allOwnWords).click();
  await expect(page.getByText(`For ${oskar}`)).toBeVisible();
  await page.getByRole('textbox').fill(mark);
  const clinicId = idIn(page, 'clinic');
  await goToCheck(page);
  const [draft, summary] = [draftIn(page), page.url()];

  // By the address alone: the last page asks, the page to write on is empty and another one.
  await page.getByRole('link', { name: `Change: ${t.sending.summary.forWhom}` }).click();
  await link(page, new RegExp(loore)).click();
  await link(page, /Family doctor/).click();
  await expect(title(page)).toHaveText('What is it about?');
  await page.getByRole('searchbox').fill('Knee pain');
  await link(page, /^Knee pain/).click();
  await expect(title(page)).toHaveText(t.sending.otherWords.title);
  await expect(page.getByText(mark)).toHaveCount(0);
  await link(page, t.sending.otherWords.empty).click();
  await isAsked(page, loore, 'Knee pain');
  await denyDanger(page);
  await expect(page.getByText(`For ${loore}`)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('');
  expect(draftIn(page)).not.toBe(draft);

  await page.goto(summary);
  await expect(page.getByText(mark)).toBeVisible();
  await expect(page.getByText(oskar)).toBeVisible();
  // Back past the signs of danger, and with the words, which meet them as well.
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(title(page)).toHaveText(t.sending.otherWords.title);
  await button(page, t.sending.otherWords.use(loore)).click();
  await isAsked(page, loore, 'Knee pain');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await denyDanger(page);
  await expect(page.getByText(mark)).toBeVisible();
  await expect(page.getByText(loore)).toBeVisible();
  await pressSend(page);
  await expect(title(page)).toHaveText(t.sending.sent.title);
  const nurse = await open({ as: people.liis, width: 1440 });
  expect(await filedWith(nurse, clinicId, mark)).toEqual([
    { name: loore, type: 'KNEE_PAIN', about: 'KNEE_PAIN' },
  ]);
});

test('the language is changed in the middle, and nothing typed is lost', async ({ open }) => {
  const page = await open({ as: people.mari });
  const select = (name: string) => page.getByRole('combobox', { name });
  await start(page, oskar, 'Ringing in the ears');
  await isAsked(page, oskar, 'Ringing in the ears');
  await page.getByRole('checkbox').last().check();
  await select('Language').selectOption('et');
  await expect(page.getByText(new RegExp(`^Patsient: ${oskar}, .* · Kohin või vilin kõrvus$`))).toBeVisible();
  await expect(page.getByText(/Severe|None of these/)).toHaveCount(0);
  await expect(page.getByRole('checkbox').last()).toBeChecked();
  await button(page, words.et.question.next).click();
  await expect(page.getByText('Küsimus 2,', { exact: false })).toBeVisible();
  await expect(page.getByText(`Patsient: ${oskar} · Kohin või vilin kõrvus`)).toBeVisible();

  await link(page, words.et.question.allOwnWords).click();
  await page.getByRole('textbox').fill('Kõrvus kohiseb juba nädal aega');
  await select('Keel').selectOption('en');
  await expect(page.getByText(`For ${oskar}`)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('Kõrvus kohiseb juba nädal aega');

  await page.goto('/my-e-contacts');
  await page.locator('a[href$="/timeline"]').first().click();
  await expect(select('Language')).toBeVisible();
});
