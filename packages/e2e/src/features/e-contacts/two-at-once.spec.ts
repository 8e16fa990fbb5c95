import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { hurry } from '../../core/hurry.ts';
import { expectProblem } from '../../core/problems.ts';
import { people } from '../../core/sign-in.ts';
import { expect, type Opening, test } from '../../core/test.ts';
import { sentBy } from './threads.ts';

type Open = (opening?: Opening) => Promise<Page>;

const words = (what: string) => `${what} ${randomUUID()}`;

/** Two of the staff of one clinic with the same e-contact open; each sees that the other has it. */
const bothOpen = async (open: Open) => {
  const patient = await open({ as: people.mari });
  const one = await open({ as: people.liis, width: 1440 });
  const other = await open({ as: people.andres, width: 1440 });
  const id = await sentBy(patient, words('Köha'));
  await Promise.all([one, other].map((page) => page.goto(`/e-contacts/${id}`)));
  await expect(one.getByText(`${people.andres} is also viewing this e-contact`)).toBeVisible();
  await expect(other.getByText(`${people.liis} is also viewing this e-contact`)).toBeVisible();
  return { one, other, both: [one, other], id };
};

const replyField = (page: Page) => page.getByRole('textbox', { name: 'Reply to the patient' });
const assignee = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Assignee: .*${name}`) });
const status = (page: Page, words: string) => page.getByRole('banner').getByText(new RegExp(words));
const confirm = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click();

/** As if the line were slow: this screen stays as it is until it is let go. */
const hold = async (page: Page, id: string): Promise<() => Promise<void>> => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
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
const refused = (problems: string[], move: string) =>
  expectProblem(problems, { because: 469, address: new RegExp(`/api/clinic/e-contacts/.+/${move}$`) });

test('two of the staff take and answer the same one: the faster one has it, one reply goes at a time, no word is lost', async ({
  open,
  problems,
}) => {
  const { one, other, both, id } = await bothOpen(open);
  const letGo = await hold(other, id);
  await one.keyboard.press('i');
  await expect(one.getByText('Assigned to you', { exact: true })).toBeVisible();
  await other.keyboard.press('i');
  await expect(other.getByText(`${people.liis} took it first`)).toBeVisible();
  await refused(problems, 'assign');
  await letGo();
  for (const page of both) await expect(assignee(page, people.liis)).toBeVisible();

  const [first, second] = [words('Kas palavik on?'), words('Kas köha on?')];
  await replyField(one).fill(first);
  await expect(other.getByText(`Typing: ${people.liis}`)).toBeVisible();
  await replyField(other).fill(second);
  await expect(one.getByText(`Typing: ${people.andres}`)).toBeVisible();
  await one.keyboard.press('Control+Enter');
  await expect(other.getByText(`${people.liis} is sending a reply`)).toBeVisible();
  // It is its sender's alone: a colleague reads it and can neither stop nor hurry it.
  await expect(other.getByRole('button', { name: /Send now|Undo|Cancel sending|Stop it/ })).toHaveCount(0);
  await other.keyboard.press('Control+Enter');
  await refused(problems, 'actions/inquiry');
  await expect(replyField(other)).toHaveValue(second);
  await hurry(one);
  await expect(other.getByText(`${people.liis} answered just now`, { exact: false })).toBeVisible();
  await expect(other.getByRole('alert').getByText(first, { exact: true })).toBeInViewport();
  for (const page of both) await expect(status(page, "Patient's turn")).toBeVisible();
  await expect(replyField(other)).toHaveValue(second);
  await other.getByRole('button', { name: /Send anyway/ }).click();
  await expect(one.getByText(`${people.andres} is sending a reply`)).toBeVisible();
  await hurry(other);
  for (const page of both) {
    await expect(page.getByText(/is sending a reply|Sending in/)).toBeHidden();
    for (const each of [first, second]) await expect(page.getByText(each, { exact: true })).toHaveCount(1);
  }
});

test('what a colleague stops or closes leaves its words with who wrote them', async ({ open }) => {
  const { one, other, both } = await bothOpen(open);
  // A reply for later is everybody's to see and to stop.
  const planned = words('Vastus');
  await replyField(one).fill(planned);
  await one.getByRole('button', { name: 'Send later' }).click();
  await one
    .getByRole('dialog')
    .getByRole('button', { name: /at 8:00/ })
    .last()
    .click();
  await expect(other.getByText(new RegExp(`^${people.liis}: will be sent`))).toBeVisible();
  await other.getByRole('button', { name: 'Stop it' }).click();
  await expect(one.getByText(`${people.andres} stopped your reply`)).toBeVisible();
  await one.getByRole('button', { name: 'Cancel sending' }).click();
  await expect(replyField(one)).toHaveValue(planned);

  // Closed while somebody types: the words are there again when it is opened again.
  await other.keyboard.press('e');
  await confirm(other, 'Complete');
  await expect(one.getByText(`${people.andres} is completing it`)).toBeVisible();
  await hurry(other);
  for (const page of both) await expect(status(page, 'Completed')).toBeVisible();
  await expect(one.getByText('This e-contact is closed.', { exact: false })).toBeVisible();
  await other.keyboard.press('Shift+E');
  await confirm(other, 'Reopen');
  for (const page of both) await expect(status(page, 'Our turn')).toBeVisible();
  await expect(replyField(one)).toHaveValue(planned);
});
