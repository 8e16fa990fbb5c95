import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { now } from '../../core/given-time.ts';
import { hurry } from '../../core/hurry.ts';
import { expectProblem } from '../../core/problems.ts';
import { baseUrl, people } from '../../core/sign-in.ts';
import { expect, type Opening, test } from '../../core/test.ts';
import { sentBy } from './threads.ts';

type Open = (opening?: Opening) => Promise<Page>;

const words = (what: string) => `${what} ${randomUUID()}`;
const clinicOf = async (staff: Page): Promise<string> => {
  const session = await (await staff.request.get(`${baseUrl()}/api/session`)).json();
  return session.login.userClaim.employments[0].clinicId;
};

/** Two of the staff of one clinic with the same e-contact open; each sees that the other has it. */
const bothOpen = async (
  open: Open,
  make: (staff: Page) => Promise<string>,
  names: readonly string[] = [people.liis, people.andres],
) => {
  const [first = '', second = ''] = names;
  const one = await open({ as: first, width: 1440 });
  const other = await open({ as: second, width: 1440 });
  const id = await make(one);
  for (const page of [one, other]) await page.goto(`/e-contacts/${id}`);
  await expect(one.getByText(`${second} is also viewing this e-contact`)).toBeVisible();
  await expect(other.getByText(`${first} is also viewing this e-contact`)).toBeVisible();
  return { one, other, both: [one, other], id };
};
const fromMari = async (open: Open, text: string) => {
  const patient = await open({ as: people.mari });
  return () => sentBy(patient, text);
};

const replyField = (page: Page) => page.getByRole('textbox', { name: 'Reply to the patient' });
const assignee = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Assignee: .*${name}`) });
const status = (page: Page, words: string) => page.getByRole('banner').getByText(new RegExp(words));
const fromMenu = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: new RegExp(name) }).click();
};
const confirm = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click();
const rejectForGood = async (page: Page) => {
  await page.getByRole('dialog').getByRole('radio', { name: 'Another reason' }).check();
  await confirm(page, 'Reject for good');
};
const acceptToFirstList = async (page: Page) => {
  await page.getByRole('button', { name: 'Accept to the list' }).click();
  await page.getByRole('dialog').getByRole('radio').first().check();
  await confirm(page, 'Accept');
};
/** Out of the field: the keys of the page work again. */
const leaveField = (page: Page) => page.getByRole('heading', { level: 1 }).click();

/** As if the line were slow: this screen stays as it is until it is let go. */
const hold = async (page: Page, id: string): Promise<() => Promise<void>> => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const address = new RegExp(`/api/clinic/e-contacts/${id}(/timeline)?$`);
  await page.route(address, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return async () => {
    letGo();
    await page.unroute(address);
  };
};

/** Whoever comes second is told no. */
const refused = (problems: string[], move: string, because = 469) =>
  expectProblem(problems, { because, address: new RegExp(`/api/clinic/e-contacts/.+/${move}$`) });

test('taking, assigning and noting: the faster one has it, both see it, every note stays', async ({
  open,
  problems,
}) => {
  const { one, other, both, id } = await bothOpen(open, await fromMari(open, words('Köha')));
  const letGo = await hold(other, id);
  await one.keyboard.press('i');
  await expect(one.getByText('Assigned to you', { exact: true })).toBeVisible();
  await other.keyboard.press('i');
  await expect(other.getByText(`${people.liis} took it first`)).toBeVisible();
  await refused(problems, 'assign');
  await letGo();
  for (const page of both) await expect(assignee(page, people.liis)).toBeVisible();

  await one.keyboard.press('z');
  for (const page of both) await expect(assignee(page, 'Unassigned')).toBeVisible();
  await one.keyboard.press('a');
  await one.getByRole('combobox', { name: 'Find a colleague' }).fill('Andres');
  await expect(one.getByRole('dialog').getByRole('option')).toHaveCount(1);
  await one.keyboard.press('Enter');
  for (const page of both) await expect(assignee(page, people.andres)).toBeVisible();
  // Somebody else's is asked about first.
  await one.keyboard.press('i');
  await one.getByRole('alertdialog').getByRole('button', { name: 'Take it over' }).click();
  for (const page of both) await expect(assignee(page, people.liis)).toBeVisible();

  const notes = both.map((_, index) => words(`Märkus ${index}`));
  await Promise.all(
    both.map(async (page, index) => {
      await page.keyboard.press('n');
      await page.getByRole('textbox', { name: 'Note for colleagues' }).fill(notes[index] ?? '');
      await page.keyboard.press('Control+Enter');
    }),
  );
  for (const page of both)
    for (const note of notes) await expect(page.getByText(note, { exact: true })).toHaveCount(1);
});

test('both write a reply: one goes at a time, none twice, and nobody loses a word', async ({
  open,
  problems,
}) => {
  const { one, other, both } = await bothOpen(open, await fromMari(open, words('Köha')));
  const [first, second] = [words('Kas palavik on?'), words('Kas köha on?')];
  await replyField(one).fill(first);
  await expect(other.getByText(`Typing: ${people.liis}`)).toBeVisible();
  await replyField(other).fill(second);
  await expect(one.getByText(`Typing: ${people.andres}`)).toBeVisible();

  await one.keyboard.press('Control+Enter');
  await expect(other.getByText(`${people.liis} is sending a reply`)).toBeVisible();
  await expect(one.getByText(/^Sending in \d+ s$/)).toBeVisible();
  // It is its sender's alone: a colleague reads it and can neither stop nor hurry it.
  await expect(other.getByRole('button', { name: /Send now|Undo|Cancel sending|Stop it/ })).toHaveCount(0);
  await other.keyboard.press('Control+Enter');
  await refused(problems, 'actions/inquiry');
  await expect(replyField(other)).toHaveValue(second);
  await one.getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByText(`${people.liis} is sending a reply`)).toBeHidden();
  await expect(replyField(one)).toHaveValue(first);

  await one.keyboard.press('Control+Enter');
  await hurry(one);
  await expect(other.getByRole('button', { name: /Send anyway/ })).toBeVisible();
  await expect(other.getByText(`${people.liis} answered just now`, { exact: false })).toBeVisible();
  await expect(other.getByRole('alert').getByText(first, { exact: true })).toBeInViewport();
  await expect(one.getByText(first, { exact: true })).toHaveCount(1);
  for (const page of both) await expect(status(page, "Patient's turn")).toBeVisible();
  await expect(replyField(other)).toHaveValue(second);

  await other.getByRole('button', { name: /Send anyway/ }).click();
  await expect(one.getByText(`${people.andres} is sending a reply`)).toBeVisible();
  await expect(other.getByText(/^Sending in \d+ s$/)).toBeVisible();
  await hurry(other);
  for (const page of both) {
    await expect(page.getByText(/is sending a reply|Sending in/)).toBeHidden();
    for (const each of [first, second]) await expect(page.getByText(each, { exact: true })).toHaveCount(1);
  }
  await expect(replyField(other)).toHaveValue('');
});

/** Tomorrow; before days on which the clinic is closed the next day on which it opens, by its name. */
const whenItOpens = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /at 8:00/ })
    .last();

test("a reply for later is everybody's: seen, changed by one at a time, taken back, sent", async ({
  open,
  problems,
}) => {
  const { one, other, both, id } = await bothOpen(open, await fromMari(open, words('Köha')));
  const [mine, changed, theirs] = [words('Vastus'), words('Parem vastus'), words('Hoopis teine')];
  await replyField(one).fill(mine);
  await one.getByText('From a date').click();
  await expect(one.getByRole('button', { name: /^Send, reply from/ })).toBeVisible();
  await one.getByRole('button', { name: 'Send later' }).click();
  await whenItOpens(one).click();
  await expect(other.getByText(new RegExp(`^${people.liis}: will be sent`))).toBeVisible();
  await expect(one.getByText(/^Your reply will be sent/)).toBeVisible();

  // The words: whoever comes second reads the first one's before they replace them.
  const rewrite = async (page: Page, text: string) => {
    await page.getByRole('button', { name: 'Change the text' }).click();
    await page.getByRole('textbox', { name: 'Text of the planned reply' }).fill(text);
  };
  for (const page of both) await rewrite(page, page === other ? changed : theirs);
  const letGo = await hold(one, id);
  await other.getByRole('button', { name: 'Save the text' }).click();
  await expect(other.getByText(changed, { exact: true })).toBeVisible();
  await one.getByRole('button', { name: 'Save the text' }).click();
  await refused(problems, 'planned/[^/]+');
  await letGo();
  await expect(one.getByRole('alert').getByText(changed)).toBeVisible();
  await expect(one.getByRole('textbox', { name: 'Text of the planned reply' })).toHaveValue(theirs);
  await one.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(one.getByText(changed, { exact: true })).toBeVisible();

  // Whoever changed the words is their author now. The time; then a colleague stops it, and the words stay with them.
  await one.getByRole('button', { name: 'Change the time' }).click();
  for (const [part, value] of Object.entries(inTwoDays()))
    await one.getByRole('dialog').getByLabel(part, { exact: true }).fill(value);
  await confirm(one, 'Schedule');
  await expect(other.getByText(/^Your reply will be sent .*12:34/)).toBeVisible();
  await one.getByRole('button', { name: 'Stop it' }).click();
  await expect(other.getByText(`${people.liis} stopped your reply`)).toBeVisible();
  await expect(replyField(one)).toHaveValue('');
  await other.getByRole('button', { name: 'Cancel sending' }).click();
  await expect(replyField(other)).toHaveValue(changed);
  await expect(one.getByText(`${people.liis} stopped`, { exact: false })).toBeHidden();

  // And once more, sent by the colleague before its time.
  await other.getByText('From a date').click();
  await other.getByRole('button', { name: 'Send later' }).click();
  await whenItOpens(other).click();
  await one.getByRole('button', { name: 'Send now' }).click();
  for (const page of both) {
    await expect(status(page, "Patient's turn")).toBeVisible();
    await expect(page.getByText(changed, { exact: true })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Send now' })).toHaveCount(0);
  }
});

/** What is typed into each field, at a minute that no chosen time has. */
const inTwoDays = () => {
  const [year = '', month = '', day = ''] = new Date(now().getTime() + 2 * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-');
  return { Day: day, Month: month, Year: year, Time: '12:34' };
};

test('closing: with a reason, with a reply, for good; what a colleague typed is still there afterwards', async ({
  open,
  problems,
}) => {
  const { one, other, both, id } = await bothOpen(open, await fromMari(open, words('Köha')));
  const [typed, last] = [words('Poolik'), words('Saage terveks')];
  await replyField(other).fill(typed);
  await one.keyboard.press('e');
  await confirm(one, 'Complete');
  await expect(other.getByText(`${people.liis} is completing it`)).toBeVisible();
  await one.keyboard.press('z');
  await expect(other.getByText(`${people.liis} is completing it`)).toBeHidden();
  await one.keyboard.press('e');
  await confirm(one, 'Complete');
  await hurry(one);
  await expect(status(one, 'Completed')).toBeVisible();
  await expect(status(other, 'Completed')).toBeVisible();
  await expect(other.getByText('This e-contact is closed.', { exact: false })).toBeVisible();

  await leaveField(other);
  await other.keyboard.press('Shift+E');
  await confirm(other, 'Reopen');
  for (const page of both) await expect(status(page, 'Our turn')).toBeVisible();
  await expect(replyField(other)).toHaveValue(typed);

  // Reply and complete, by keys alone; the colleague who completes at the same time does not do it twice.
  await one.keyboard.press('r');
  await replyField(one).fill(last);
  const letGo = await hold(other, id);
  await one.keyboard.press('Control+Shift+Enter');
  await expect(one.getByText(/^Completing in \d+ s$/)).toBeVisible();
  await fromMenu(other, 'Complete');
  await confirm(other, 'Complete');
  await refused(problems, 'complete');
  await letGo();
  await hurry(one);
  for (const page of both) {
    await expect(status(page, 'Completed')).toBeVisible();
    await expect(page.getByText(last, { exact: true })).toHaveCount(1);
  }

  await leaveField(one);
  await one.keyboard.press('Shift+E');
  await confirm(one, 'Reopen');
  for (const page of both) await expect(status(page, 'Our turn')).toBeVisible();
  // One rejects, the other completes what is rejected already.
  const letGoAgain = await hold(other, id);
  await fromMenu(one, 'Reject');
  await rejectForGood(one);
  await expect(status(one, 'Rejected')).toBeVisible();
  await fromMenu(other, 'Complete');
  await confirm(other, 'Complete');
  await refused(problems, 'complete', 468);
  await letGoAgain();
  await expect(status(other, 'Rejected')).toBeVisible();
});

test('an unknown patient is accepted once, or rejected; the reply box opens for both', async ({
  open,
  problems,
}) => {
  const unknown = async (name: string) => {
    const patient = await open({ as: name });
    return async (staff: Page) => sentBy(patient, words('Kas võtate vastu?'), await clinicOf(staff));
  };
  const { one, other, both, id } = await bothOpen(open, await unknown('Zofia Wrzosek'));
  for (const page of both) await expect(page.getByText('This patient is new to the clinic')).toBeVisible();
  const letGo = await hold(other, id);
  await acceptToFirstList(one);
  await expect(replyField(one)).toBeVisible();
  await acceptToFirstList(other);
  await refused(problems, 'accept');
  await letGo();
  await expect(replyField(other)).toBeVisible();

  const next = await (await unknown('Karl-Erik Metsoru'))(one);
  for (const page of both) await page.goto(`/e-contacts/${next}`);
  for (const page of both) await expect(page.getByText('This patient is new to the clinic')).toBeVisible();
  await other.getByRole('button', { name: 'Reject', exact: true }).click();
  await rejectForGood(other);
  for (const page of both) {
    await expect(status(page, 'Rejected')).toBeVisible();
    await expect(page.getByText('This patient is new to the clinic')).toBeHidden();
  }
});

test('a warning that one has seen, and several assigned in the list, are right on the open e-contact', async ({
  open,
}) => {
  const patient = await open({ as: people.mari });
  const flagged = () => sentBy(patient, words('Ma ei saa hingata'));
  const seen = await bothOpen(open, flagged);
  await seen.one.getByRole('button', { name: 'Mark as seen' }).click();
  for (const page of seen.both) await expect(page.getByRole('button', { name: 'Mark as seen' })).toBeHidden();

  const texts = [words('Köha'), words('Köha')];
  const { one, other, id } = await bothOpen(open, async () => {
    await sentBy(patient, texts[0] ?? '');
    return sentBy(patient, texts[1] ?? '');
  });
  await one.goto('/clinic-e-contacts?tab=INCOMING&sort=NEWEST');
  for (const text of texts)
    await one
      .getByRole('link', { name: new RegExp(text) })
      .locator('xpath=..')
      .getByRole('checkbox')
      .check();
  await one.getByRole('toolbar').getByRole('button', { name: 'Assign' }).click();
  await one.getByRole('combobox', { name: 'Find a colleague' }).fill('Andres');
  await expect(one.getByRole('dialog').getByRole('option')).toHaveCount(1);
  await one.keyboard.press('Enter');
  await expect(assignee(other, people.andres)).toBeVisible();
  // What the colleague does in the open e-contact, the list shows.
  await fromMenu(other, 'Remove the assignee');
  const row = one.getByRole('link', { name: new RegExp(texts[1] ?? '') });
  await expect(row.getByRole('img', { name: 'Unassigned' })).toBeVisible();
  await one.getByRole('link', { name: new RegExp(texts[1] ?? '') }).click();
  await one.keyboard.press('Enter');
  await expect(one).toHaveURL(new RegExp(id));
  await expect(assignee(one, 'Unassigned')).toBeVisible();
});
