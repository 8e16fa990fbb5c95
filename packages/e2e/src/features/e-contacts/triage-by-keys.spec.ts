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

test('a nurse goes through five e-contacts without the mouse, and nothing is lost', async ({ open }) => {
  const patient = await open({ as: people.mari });
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1)
    ids.push(await sentBy(patient, `Küünarnukk ${number} ${randomUUID()}`, reason));
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

  // Begun and left.
  await next(4);
  await write('Poolik vastus');
  await press('Escape');
  await expect(nurse.getByText('Draft', { exact: true })).toBeVisible();

  await press('Escape');
  await expect(nurse).toHaveURL(/clinic-e-contacts/);
  expect(keysPressed()).toBeLessThanOrEqual(mostKeys);

  // Only the one for later and the one that was left still wait; what was not sent stands where it was left.
  await expect(nurse.getByRole('link', { name: /Küünarnukk/ })).toHaveCount(2);
  await expect(nurse.getByRole('link', { name: /Küünarnukk 2/ })).toBeVisible();
  await nurse.goto(`/e-contacts/${ids[4]}`);
  await expect(replyField(nurse)).toHaveValue('Poolik vastus');
});
