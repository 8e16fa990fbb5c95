import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../core/accessible.ts';
import { hurry } from '../../core/hurry.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { sentBy } from './threads.ts';

// No other test opens the inbox of these two.
const kadri = 'Kadri Mägiste';
const natalja = 'Natalja Sinimets';
/** The newest first: whatever other tests wrote before, ours are in sight. */
const list = '/clinic-e-contacts?tab=INCOMING&sort=NEWEST';

const rowOf = (page: Page, words: string) => page.getByRole('link', { name: new RegExp(words) });
const assigneeOf = (page: Page, words: string, name: string) =>
  rowOf(page, words).getByRole('img', { name: `Assigned to ${name}` });

test('what one of the staff takes, sees or completes in the list, a colleague has in theirs at once', async ({
  open,
}) => {
  const patient = await open({ as: people.mari });
  const [one, other] = [await open({ as: kadri, width: 1440 }), await open({ as: natalja, width: 1440 })];
  await Promise.all([one.goto(list), other.goto(list)]);
  const [alarm, cough] = [`Ma ei saa hingata ${randomUUID()}`, `Köha ${randomUUID()}`];
  const id = await sentBy(patient, cough);
  await sentBy(patient, alarm);
  // Both arrive by themselves; a warning stands on top for everybody until one of them has seen it.
  for (const page of [one, other]) {
    await expect(page.getByRole('heading', { name: /Needs attention now/ })).toBeVisible();
    for (const words of [alarm, cough]) await expect(rowOf(page, words)).toBeVisible();
    // In the row, where the sign is not told, nobody puts it out by a slip.
    await expect(page.getByRole('button', { name: 'Mark as seen' })).toHaveCount(0);
  }
  await expect(one.getByText(/\d+ working now/)).toBeVisible();
  await expectAccessible(one);
  await rowOf(one, alarm).click();
  await one.getByRole('button', { name: 'Mark as seen' }).click();
  const seenByKadri = rowOf(other, alarm).getByText(/Emergency, seen by Kadri/);
  await expect(seenByKadri).toBeVisible();
  await one.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(seenByKadri).toBeHidden();

  await rowOf(one, cough).click();
  await one.keyboard.press('i');
  await expect(assigneeOf(other, cough, kadri)).toBeVisible();
  await one.keyboard.press('e');
  await one.getByRole('dialog').getByRole('button', { name: 'Complete' }).click();
  await expect(rowOf(one, cough)).toBeHidden();
  await one.goto(`/e-contacts/${id}`);
  await hurry(one);
  await expect(rowOf(other, cough)).toBeHidden();
});

test('the whole list by keyboard alone', async ({ open }) => {
  const page = await open({ as: kadri, width: 1440, scheme: 'dark' });
  await page.goto('/clinic-e-contacts?tab=INCOMING');
  await expect(rowOf(page, people.helve).first()).toBeVisible();
  const current = page.locator('[aria-current="true"]');
  const dialog = page.getByRole('dialog');
  for (const key of ['j', 'j', 'j', 'k']) await page.keyboard.press(key);
  await expect(current).toBeFocused();
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect(preview).toBeVisible();
  await page.keyboard.press('Space');
  await expect(preview).toBeHidden();
  await page.keyboard.press('Space');
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+J');
  await expect(page.getByRole('toolbar', { name: '2 selected' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('toolbar')).toBeHidden();
  await page.keyboard.press('a');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // Nobody is found: also that can be read by everybody.
  await page.keyboard.press('/');
  await page.keyboard.type('nobody of this name');
  await expect(page.getByRole('link', { name: 'Add a patient' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(rowOf(page, people.helve).first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await dialog.getByRole('combobox').fill('answered');
  await expect(page.getByRole('option', { name: /Answered/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=ANSWERED/);
  await expect(dialog).toBeHidden();
  // The rows of the former tab stay until those of the next are there.
  await expect(page.locator('main a[href*="tab=INCOMING"]')).toHaveCount(0);
  await expect(rowOf(page, 'Clinic:').first()).toBeVisible();
  // The list takes its keys back a moment after the palette is gone.
  await expect(async () => {
    await page.keyboard.press('j');
    await expect(current).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/e-contacts\/[0-9a-f-]{36}\?tab=ANSWERED/);
  await page.goBack();
  await expect(current).toBeVisible();
  // The same dialogs on a phone, by day.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.keyboard.press('e');
  const reasons = dialog.getByRole('radio').first();
  const leave = dialog.getByRole('button', { name: 'Complete all the same' });
  await expect(reasons.or(leave).first()).toBeVisible();
  // Medicines that wait are named first, where the row has any.
  if (await leave.isVisible()) {
    await expectAccessible(page);
    await leave.press('Enter');
  }
  await expect(reasons).toBeVisible();
  await expectAccessible(page);
});

/** Runs in the page: what is higher or wider than the place it has, and rows that lie over each other. */
const whatIsCut = () => {
  const list = [...document.querySelectorAll('[data-testid="inbox"] > div > div')];
  const boxes = list
    .map((element) => element.getBoundingClientRect())
    .toSorted((one, other) => one.top - other.top);
  const over = boxes.filter((box, at) => at > 0 && box.top < (boxes[at - 1]?.bottom ?? 0) - 1);
  const clips = (element: Element) =>
    list.includes(element) || (getComputedStyle(element).overflowY !== 'visible' && element.clientWidth > 1);
  const high = list
    .flatMap((element) => [element, ...element.querySelectorAll('*')])
    .filter((element) => clips(element) && element.scrollHeight > element.clientHeight + 1);
  const names = [...document.querySelectorAll('[data-testid="inbox"] b, aside a')].filter(
    (element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0,
  );
  const words = [...high, ...names].map((element) => element.textContent);
  return { over: over.length, words, sideways: document.documentElement.scrollWidth - innerWidth };
};

test('text twice as large is cut nowhere: higher rows, a rail instead of the menu', async ({ open }) => {
  const page = await open({ as: natalja, width: 1440, language: 'et' });
  await page.goto('/clinic-e-contacts');
  await expect(rowOf(page, people.helve).first()).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(size);
    await expect.poll(() => page.evaluate(whatIsCut)).toEqual({ over: 0, words: [], sideways: 0 });
  }
  await expect(page.getByRole('complementary').getByText('E-kontaktid')).not.toBeInViewport();
});
