import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../core/accessible.ts';
import { hurry } from '../../core/hurry.ts';
import { expectProblem } from '../../core/problems.ts';
import { baseUrl, people } from '../../core/sign-in.ts';
import { expect, type Opening, test } from '../../core/test.ts';
import { sentBy } from './threads.ts';

// A view is saved per person: these two set filters, and no other test opens their inbox.
const kadri = 'Kadri Mägiste';
const natalja = 'Natalja Sinimets';
/** The newest first: whatever other tests wrote before, ours are in sight. */
const list = '/clinic-e-contacts?tab=INCOMING&sort=NEWEST';

/** As the inbox opens: who waits longest stands first. */
const waitingFirst = '/clinic-e-contacts?tab=INCOMING';

type Open = (opening?: Opening) => Promise<Page>;

const rowOf = (page: Page, words: string) => page.getByRole('link', { name: new RegExp(words) });
const assigneeOf = (page: Page, words: string, name: string) =>
  rowOf(page, words).getByRole('img', { name: `Assigned to ${name}` });

/** As if the line were slow: the list stays as it is until it is let go. */
const hold = async (page: Page): Promise<() => Promise<void>> => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const address = /\/api\/clinic\/e-contacts\?/;
  await page.route(address, async (route) => {
    await held;
    // The page may have asked anew meanwhile.
    await route.continue().catch(() => undefined);
  });
  return async () => {
    letGo();
    await page.unroute(address);
  };
};

const write = async (patient: Page, count: number): Promise<string[]> => {
  const words = Array.from({ length: count }, () => `Köha ${randomUUID()}`);
  for (const each of words) await sentBy(patient, each);
  return words;
};

/** Two of the staff with the list open, and e-contacts of one patient that both see. */
const bothSee = async (open: Open, count: number) => {
  const [patient, one, other] = [
    await open({ as: people.mari }),
    await open({ as: kadri, width: 1440 }),
    await open({ as: natalja, width: 1440 }),
  ];
  await Promise.all([one.goto(list), other.goto(list)]);
  const words = await write(patient, count);
  for (const page of [one, other]) await expect(rowOf(page, words.at(-1) ?? '')).toBeVisible();
  return { one, other, words };
};

const pickColleague = async (page: Page, name: string) => {
  await page.getByRole('combobox', { name: 'Find a colleague' }).fill(name.slice(0, 3));
  await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
};

test('both take the same one: the second sees who was faster; what one assigns the other sees', async ({
  open,
  problems,
}) => {
  const { one, other, words } = await bothSee(open, 2);
  const [first = '', second = ''] = words;
  await expect(one.getByText(/\d+ working now/)).toBeVisible();
  const letGo = await hold(other);
  await rowOf(one, first).click();
  await one.keyboard.press('i');
  await expect(assigneeOf(one, first, kadri)).toBeVisible();
  await expect(one.getByText('Assigned to you', { exact: true })).toBeVisible();
  await rowOf(other, first).click();
  await other.keyboard.press('i');
  await expect(other.getByText(`${kadri} took it first`)).toBeVisible();
  await letGo();
  await expect(assigneeOf(other, first, kadri)).toBeVisible();
  await expectProblem(problems, { because: 469, address: /\/api\/clinic\/e-contacts\// });

  await rowOf(one, second).click();
  await one.keyboard.press('a');
  await pickColleague(one, natalja);
  await expect(assigneeOf(other, second, natalja)).toBeVisible();
  await expect(one.getByText(`Assigned to ${natalja}`)).toBeVisible();
  await one.keyboard.press('z');
  await expect(rowOf(other, second).getByRole('img', { name: 'Unassigned' })).toBeVisible();
});

test('several at once: what changed meanwhile is left and named; completed leaves both lists', async ({
  open,
}) => {
  const { one, other, words } = await bothSee(open, 2);
  const [first = '', second = ''] = words;
  const letGo = await hold(one);
  await rowOf(other, first).click();
  await other.keyboard.press('i');
  await expect(other.getByText('Assigned to you', { exact: true })).toBeVisible();
  for (const each of words) await rowOf(one, each).locator('xpath=..').getByRole('checkbox').check();
  await expect(one.getByRole('toolbar', { name: '2 selected' })).toBeVisible();
  await one.getByRole('toolbar').getByRole('button', { name: 'Assign' }).click();
  await pickColleague(one, kadri);
  await expect(one.getByText(`Not done: ${people.mari}.`, { exact: false })).toBeVisible();
  await letGo();
  await expect(assigneeOf(one, first, natalja)).toBeVisible();
  await expect(assigneeOf(other, second, kadri)).toBeVisible();

  const complete = async () => {
    await rowOf(one, second).click();
    await one.keyboard.press('e');
    await one.getByRole('dialog').getByRole('button', { name: 'Complete' }).click();
    await expect(rowOf(one, second)).toBeHidden();
  };
  await complete();
  await one.getByRole('status').filter({ hasText: 'completed' }).waitFor();
  await one.keyboard.press('z');
  await expect(rowOf(one, second)).toBeVisible();
  const address = (await rowOf(one, second).getAttribute('href')) ?? '';
  await complete();
  await one.goto(address);
  await hurry(one);
  await expect(rowOf(other, second)).toBeHidden();
});

test('a warning stays on top for everybody until one of them has seen it', async ({ open }) => {
  const patient = await open({ as: people.mari });
  const alarm = `Ma ei saa hingata ${randomUUID()}`;
  await sentBy(patient, alarm);
  const [one, other] = [await open({ as: kadri, width: 1440 }), await open({ as: natalja, width: 1440 })];
  await Promise.all([one.goto(list), other.goto(list)]);
  for (const page of [one, other]) {
    await expect(page.getByRole('heading', { name: /Needs attention now/ })).toBeVisible();
    await expect(rowOf(page, alarm)).toBeVisible();
    // In the row, where the sign is not told, nobody puts it out by a slip.
    await expect(page.getByRole('button', { name: 'Mark as seen' })).toHaveCount(0);
  }
  await expectAccessible(one);
  await rowOf(one, alarm).click();
  await one.getByRole('button', { name: 'Mark as seen' }).click();
  const seenByKadri = rowOf(other, alarm).getByText(/Emergency, seen by Kadri/);
  await expect(seenByKadri).toBeVisible();
  await one.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(one.getByRole('button', { name: 'Mark as seen' })).toBeVisible();
  await expect(seenByKadri).toBeHidden();
});

test('filters stand in the address: they survive reload and Back; the morning starts at Incoming', async ({
  open,
}) => {
  const page = await open({ as: natalja, width: 1440 });
  await page.goto(list);
  await page.getByRole('button', { name: 'Reason' }).click();
  await page.getByRole('combobox', { name: 'Find: Reason' }).fill('repeat prescription');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /Reason: Repeat prescription/ })).toBeVisible();
  await expect(rowOf(page, people.helve).first()).toBeVisible();
  await expect(rowOf(page, 'Sick or care leave')).toHaveCount(0);
  await page.getByRole('button', { name: 'Time', exact: true }).click();
  await page.getByRole('button', { name: '30 days' }).click();
  await expect(page).toHaveURL(/time=30/);
  await page.reload();
  await expect(page.getByRole('button', { name: /Time: 30 days/ })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/time=30/);
  await expect(page.getByRole('button', { name: /Reason: Repeat prescription/ })).toBeVisible();

  // The morning starts at Incoming, whatever was looked at last.
  await page.goto('/clinic-e-contacts?tab=ANSWERED');
  await expect(page.getByRole('button', { name: /Answered/ })).toHaveAttribute('aria-current', 'page');
  await page.goto('/clinic-e-contacts');
  await expect(page.getByRole('button', { name: /Incoming/ })).toHaveAttribute('aria-current', 'page');
  await expect(rowOf(page, 'Sick or care leave').first()).toBeVisible();
});

test('search finds by name and personal code, and offers a new patient when nobody is there', async ({
  open,
}) => {
  const page = await open({ as: kadri, width: 1440 });
  await page.goto(waitingFirst);
  await expect(rowOf(page, people.helve).first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('oskar lep');
  await expect(page.getByRole('heading', { name: /Patients/ })).toBeVisible();
  await expect(rowOf(page, 'Ear pain').first()).toBeVisible();
  const session = await (await page.request.get(`${baseUrl()}/api/session`)).json();
  const { clinicId } = session.login.userClaim.employments[0];
  const query = `clinicId=${clinicId}&search=${encodeURIComponent(people.helve)}`;
  const found = await (await page.request.get(`${baseUrl()}/api/clinic/patients?${query}`)).json();
  await page.getByRole('searchbox').fill(found.patients[0].personalCode);
  await expect(rowOf(page, people.helve).first()).toBeVisible();
  await expect(rowOf(page, 'Oskar')).toHaveCount(0);
  expect(page.url()).not.toContain(found.patients[0].personalCode);
  await page.getByRole('searchbox').fill('nobody of this name');
  await expect(page.getByRole('link', { name: 'Add a patient' })).toBeVisible();
  await expectAccessible(page);
});

test('the whole list by keyboard alone', async ({ open }) => {
  const page = await open({ as: kadri, width: 1440 });
  await page.goto(waitingFirst);
  await expect(rowOf(page, people.helve).first()).toBeVisible();
  const current = page.locator('[aria-current="true"]');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
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
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(page).toHaveURL(/tab=COMPLETED/);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('answered');
  await expect(page.getByRole('option', { name: /Answered/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=ANSWERED/);
  await expect(page.getByRole('dialog')).toBeHidden();
  // The rows of the former tab stay until those of the next are there.
  await expect(page.locator('main a[href*="tab=COMPLETED"]')).toHaveCount(0);
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
});

for (const [scheme, width] of [
  ['light', 390],
  ['dark', 1440],
] as const)
  test(`everyone can use the inbox: ${scheme}, ${width}`, async ({ open }) => {
    const page = await open({ as: people.helen, width, scheme, language: width === 390 ? 'et' : 'en' });
    await page.goto(list);
    await expect(page.getByTestId('inbox')).toBeVisible();
    if (width === 1440) await page.keyboard.press('j');
    await expectAccessible(page);
    await page.keyboard.press('j');
    await page.keyboard.press('a');
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('e');
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
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
