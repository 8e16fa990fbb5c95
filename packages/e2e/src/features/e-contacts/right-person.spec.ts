import type { Page } from '@playwright/test';
import { pressSend, startAnew } from '../../core/send.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { answerOne, title, words } from './asking.ts';

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

/** What the clinic got: under whose name, about what, and what the questions were about. */
const filed = async (nurse: Page, id: string) => {
  const get = async <T>(path: string): Promise<T> =>
    (await (await nurse.request.get(`/api/clinic/e-contacts/${id}${path}`)).json()) as T;
  const { type, patient } = await get<{ type: string; patient: { firstName: string; surname: string } }>('');
  const { questionnaire } = await get<{ questionnaire: { chiefProblemTypeId: string } | null }>(
    '/ai-questionnaire?locale=en',
  );
  return {
    name: `${patient.firstName} ${patient.surname}`,
    type,
    about: questionnaire?.chiefProblemTypeId,
  };
};

test('another child and another reason, by Back and Change: the questions are the other child’s, and so is what is filed', async ({
  open,
}) => {
  const page = await open({ as: people.mari });
  await page.goto('/e-contacts/choose-person');
  await link(page, new RegExp(oskar)).click();
  await chooseReason(page, 'Elbow pain');
  await isAsked(page, oskar, 'Elbow pain');
  await answerFirst(page);
  const first = draftIn(page);

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
  const address = page.url();

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
  // Each was kept for itself: the one that was begun last is gone on with, and filed for its child.
  await page.goto(address);
  await answerTo(page, loore, 'Wrist or hand pain');
  await pressSend(page);
  await expect(title(page)).toHaveText(t.sending.sent.title);
  const nurse = await open({ as: people.liis });
  expect(await filed(nurse, idIn(page, 'eContactId'))).toEqual({
    name: loore,
    type: 'WRIST_PAIN',
    about: 'WRIST_PAIN',
  });
});
