import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { hurry } from '../../core/hurry.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { sentBy } from './threads.ts';

/** No other test and nobody of the demonstration writes about it: what is in this list is ours. */
const reason = 'ELBOW_PAIN';
const list = `/clinic-e-contacts?reason=${reason}&sort=OLDEST`;
const count = 5;
/** Commands, not the letters of what is written: five for each e-contact. */
const mostKeys = 5 * count;

const replyField = (page: Page) => page.getByRole('textbox', { name: 'Reply to the patient' });
const onItsWay = (page: Page) => page.getByText(/^(Sending|Completing) in \d+ s$/);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** One person at a keyboard: every command counts as one key. */
const keyboardOf = (page: Page) => {
  let keys = 0;
  return {
    press: async (...pressed: string[]) => {
      for (const key of pressed) {
        keys += 1;
        await page.keyboard.press(key);
      }
    },
    type: (words: string) => page.keyboard.type(words),
    count: () => keys,
  };
};

test('a nurse goes through five e-contacts without the mouse, a colleague comes between, and nothing is lost', async ({
  open,
}) => {
  const patient = await open({ as: people.mari });
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1)
    ids.push(await sentBy(patient, `Küünarnukk ${number} ${randomUUID()}`, undefined, reason));
  const nurse = await open({ as: people.helen, width: 1440 });
  const { press, type, count: keysPressed } = keyboardOf(nurse);
  const isAt = async (number: number) => {
    await expect(nurse).toHaveURL(new RegExp(`/e-contacts/${ids[number]}`));
    await expect(nurse.getByText(`Küünarnukk ${number}`, { exact: false }).first()).toBeInViewport();
    await expect(replyField(nurse)).toBeVisible();
  };
  const next = async (number: number) => {
    await press('j');
    await isAt(number);
  };
  /** Into the reply; what is typed goes nowhere else. */
  const write = async (words: string) => {
    await press('r');
    await expect(replyField(nurse)).toBeFocused();
    await type(words);
  };
  const isSent = async () => {
    await expect(onItsWay(nurse)).toBeVisible();
    await expect(heading(nurse)).toBeFocused();
  };
  const completes = async () => {
    await press('e');
    await expect(nurse.getByRole('dialog').getByRole('radio', { checked: true })).toBeFocused();
    await press('Enter');
    await expect(onItsWay(nurse)).toBeVisible();
    await hurry(nurse);
  };

  await nurse.goto(list);
  await expect(nurse.getByRole('link', { name: /Küünarnukk 0/ })).toBeVisible();
  await press('j', 'Enter');
  await isAt(0);

  // Taken, and answered with a template.
  await press('i');
  await expect(nurse.getByRole('button', { name: new RegExp(`^Assignee: .*${people.helen}`) })).toBeVisible();
  await press('r', '/');
  await expect(nurse.getByRole('combobox', { name: 'Find a template' })).toBeFocused();
  await type('erakorraliselt');
  await expect(nurse.getByRole('dialog').getByRole('option')).toHaveCount(1);
  await press('Enter');
  await expect(replyField(nurse)).not.toHaveValue('');
  await press('Control+Enter');
  await isSent();
  await hurry(nurse);
  await expect(nurse.getByRole('link', { name: /^Next: Mari Lepaste/ })).toBeVisible();

  // A note for colleagues, then completed.
  await next(1);
  await press('n');
  await expect(nurse.getByRole('textbox', { name: 'Note for colleagues' })).toBeFocused();
  await type('Helistasin, kõik korras');
  await press('Control+Enter');
  await expect(heading(nurse)).toBeFocused();
  await completes();

  // For later.
  await next(2);
  await write('Homme helistame.');
  await press('Alt+Enter');
  await expect(nurse.getByRole('dialog').getByRole('button').first()).toBeFocused();
  await press('Enter');
  await expect(nurse.getByText(/^Your reply will be sent/)).toBeVisible();

  // Taken back, corrected and sent.
  await next(3);
  await write('Kas valutb?');
  await press('Control+Enter');
  await isSent();
  await press('z');
  await expect(replyField(nurse)).toHaveValue('Kas valutb?');
  await expect(replyField(nurse)).toBeFocused();
  await type(' Kas valutab?');
  await press('Control+Shift+Enter');
  await isSent();
  await hurry(nurse);

  // A colleague answers the same one first: she reads it where she writes, and leaves it at that.
  await next(4);
  const colleague = await open({ as: people.andres, width: 1440 });
  await colleague.goto(`/e-contacts/${ids[4]}`);
  await write('Minu vastus');
  await expect(colleague.getByText(`Typing: ${people.helen}`)).toBeVisible();
  await colleague.keyboard.press('r');
  await expect(replyField(colleague)).toBeFocused();
  await colleague.keyboard.type('Kolleegi vastus');
  await colleague.keyboard.press('Control+Enter');
  await expect(nurse.getByText(`${people.andres} is sending a reply`)).toBeVisible();
  await expect(nurse.getByRole('button', { name: /Send now|^Undo/ })).toHaveCount(0);
  await hurry(colleague);
  await expect(nurse.getByRole('alert').getByText('Kolleegi vastus')).toBeInViewport();
  await expect(replyField(nurse)).toHaveValue('Minu vastus');
  await press('Escape');
  await expect(nurse.getByText('Draft', { exact: true })).toBeVisible();
  await colleague.close();

  await press('Escape');
  await expect(nurse).toHaveURL(/clinic-e-contacts/);
  expect(keysPressed()).toBeLessThanOrEqual(mostKeys);

  // Only the one for later still waits; what she did not send is where she left it.
  await expect(nurse.getByRole('link', { name: /Küünarnukk/ })).toHaveCount(1);
  await expect(nurse.getByRole('link', { name: /Küünarnukk 2/ })).toBeVisible();
  await nurse.goto(`/e-contacts/${ids[4]}`);
  await expect(replyField(nurse)).toHaveValue('Minu vastus');
});

test('on a small screen and with a large zoom the words of the patient are in sight at once', async ({
  open,
}) => {
  const patient = await open({ as: people.mari });
  const words = `Ma ei saa hingata ${randomUUID()}`;
  const id = await sentBy(patient, `${words}. ${'Mul on kolm päeva palavik ja köha. '.repeat(12)}`);
  const nurse = await open({ as: people.liis, width: 1024 });
  for (const [width, height] of [
    [1024, 768],
    [720, 450],
  ] as const) {
    await nurse.setViewportSize({ width, height });
    await nurse.goto(`/e-contacts/${id}`);
    const message = nurse.getByRole('article').filter({ hasText: words });
    await expect(message.getByText(words, { exact: false })).toBeInViewport({ ratio: 0.9 });
    const box = await replyField(nurse).locator('xpath=ancestor::form/..').boundingBox();
    expect(box?.height).toBeLessThanOrEqual(50);
    // Opened with a long text it takes two fifths of a screen of the usual height, and the words stay.
    await nurse.keyboard.press('r');
    await expect(replyField(nurse)).toBeFocused();
    await nurse.keyboard.insertText('Tere\n'.repeat(40));
    const opened = await replyField(nurse).locator('xpath=ancestor::form/..').boundingBox();
    if (height > 600) expect(opened?.height).toBeLessThanOrEqual(height * 0.42);
    await nurse.keyboard.press('Control+a');
    await nurse.keyboard.press('Delete');
  }
});
