import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../core/accessible.ts';
import { withInboxRow } from '../../core/inbox.ts';
import { denyDanger, goToCheck, sendWritten, startAnew } from '../../core/send.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { button, moveToPoland, type Spoken, title, words } from './asking.ts';

const phone = 390;
const question: Record<Spoken, RegExp> = {
  en: /^Is any of this happening now/,
  et: /24 tunni/,
  ru: /24 час/,
  pl: /24 godzin/,
};
const callNow: Record<Spoken, string> = {
  en: 'Call 112 now',
  et: 'Helistage kohe 112',
  ru: 'Сейчас же позвоните 112',
  pl: 'Proszę zadzwonić teraz pod 112',
};
/** "None of these" is one of them, and the last. */
const rowsOf = (page: Page) => page.locator('form label:has(input[type="checkbox"])');
/** Those that can be read whole above the bar, by their places. */
const rowsInSight = (page: Page): Promise<number[]> =>
  rowsOf(page).evaluateAll((rows) => {
    const bar = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect().top ?? innerHeight;
    return rows.flatMap((row, place) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top >= 0 && bottom <= Math.min(bar, innerHeight) ? [place] : [];
    });
  });

const isThere = async (page: Page, language: Spoken = 'en') => {
  await expect(title(page)).toHaveText(question[language]);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // Six signs, Continue and 112 are in view before anybody scrolls; "None of these" comes after the last of them.
  await expect.poll(async () => (await rowsInSight(page)).length).toBeGreaterThanOrEqual(6);
  const lines = await rowsOf(page).evaluateAll((rows) =>
    rows.map((row) => {
      const words = row.lastElementChild as HTMLElement;
      return Math.round(words.offsetHeight / Number.parseFloat(getComputedStyle(words).lineHeight));
    }),
  );
  expect(Math.max(...lines)).toBeLessThanOrEqual(2);
  await expect(page.locator('form a[href="tel:112"]')).toBeInViewport({ ratio: 1 });
};

/** The address of a chosen reason, as the list of reasons leads there. A parent is asked who it is about. */
const chosen = async (page: Page, reason: string, person?: string): Promise<string> => {
  await page.goto(person ? '/e-contacts/choose-person' : '/e-contacts/choose-clinic');
  if (person) await page.getByRole('link', { name: person }).click();
  await expect(page.locator('a[href*="reason="]').first()).toBeVisible();
  const address = new URL(page.url());
  address.pathname = '/e-contacts/new';
  address.searchParams.set('reason', reason);
  return address.href;
};

/** The same at a clinic that asks no questions. */
const chosenWithoutQuestions = async (page: Page, reason: string): Promise<string> => {
  const address = new URL(await chosen(page, reason));
  await page.goto(`/e-contacts/choose-open-clinic?person=${address.searchParams.get('person')}`);
  await page.getByRole('link', { name: /Meretuule/ }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('clinic')).not.toBeNull();
  address.searchParams.set('clinic', new URL(page.url()).searchParams.get('clinic') ?? '');
  return address.href;
};

/** Whoever wrote stays as they were for others: with one clinic, and nothing begun. */
const throwAway = async (page: Page): Promise<void> => {
  const { origin, searchParams } = new URL(page.url());
  const draft = `/api/patient/ai-questionnaires/${searchParams.get('draft')}`;
  await page.goto('/my-e-contacts');
  expect((await page.request.delete(draft, { headers: { origin } })).ok()).toBe(true);
};

test('every reason leads past the signs of danger, and a grave one to 112 and to the clinic', async ({
  open,
}) => {
  const t = words.en;
  const page = await open({ as: 'Rein Saarepuu', width: phone });
  const address = await chosen(page, 'COUGH');
  for (const reason of ['OTHER_PROBLEM', 'CERTIFICATE', 'REQUEST_REFERRAL', 'APPOINTMENT', 'PHQ9', 'COUGH']) {
    await page.goto(address.replace('COUGH', reason));
    await startAnew(page);
    await isThere(page);
  }
  await expectAccessible(page);
  // Nothing ticked: said above the list.
  await button(page, t.question.next).click();
  await expect(page.getByRole('group').getByRole('alert')).toHaveText(t.question.required);
  await page
    .getByRole('checkbox', { name: /^Hard to breathe/ })
    .first()
    .check();
  await button(page, t.question.next).click();
  await expect(title(page)).toHaveText('Call 112 now');
  await expect(page.getByRole('list', { name: t.warning.ticked })).toContainText('Hard to breathe');
  await expect(page.getByRole('heading', { level: 2, name: t.warning.stillGoes })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t.warning.mistake, exact: true }).click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page
    .getByRole('checkbox', { name: /^Hard to breathe/ })
    .first()
    .check();
  await button(page, t.question.next).click();
  await button(page, t.warning.goOn).click();
  await expect(title(page)).toHaveText(t.summary.title);
  await button(page, t.sending.summary.send).click();
  await expect(title(page)).toHaveText(t.sending.sent.title);
  const id = new URL(page.url()).searchParams.get('eContactId') ?? '';

  const nurse = await open({ as: people.liis, width: 1440 });
  await nurse.goto(`/e-contacts/${id}`);
  await expect(nurse.getByRole('list', { name: 'Why this was flagged' })).toContainText('Hard to breathe');
  await expect(nurse.getByText(/^Told to call 112, /)).toBeVisible();
});

test('own words at a clinic without questions: asked first, then the words are judged before they go', async ({
  open,
}) => {
  const t = words.en;
  const page = await open({ as: people.emily, width: phone });
  await page.goto(await chosenWithoutQuestions(page, 'SKIN_RASH'));
  await startAnew(page);
  await isThere(page);
  await denyDanger(page);
  // Words that only sound like danger open a question, and "none" leads on.
  await page.getByRole('textbox').fill('Grandad keeps dropping his cup from the same hand since breakfast');
  await page.getByRole('button', { name: t.sending.write.next }).click();
  await expect(title(page)).toHaveText(t.warning.more.beforeSending);
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'None of these', exact: true }).check();
  await button(page, t.warning.more.next).click();
  await page.getByRole('link', { name: 'Edit: Your text', exact: true }).click();
  const text = `I have crushing chest pain and cannot breathe ${randomUUID()}`;
  await page.getByRole('textbox').fill(text);
  await page.getByRole('button', { name: t.sending.write.next }).click();
  await expect(title(page)).toHaveText('Call 112 now');
  await expectAccessible(page);
  // Not a word is lost, and nobody is stopped twice for the same words.
  await button(page, t.warning.changeWords).click();
  await expect(page.getByRole('textbox')).toHaveValue(text);
  await goToCheck(page);
  await throwAway(page);
});

/** What is common to every reason; how long each of its rows may be in each language is held by the tests of the texts. */
test('on a phone signs, 112 and the warning are in sight in Estonian, Russian and Polish', async ({
  open,
}) => {
  const seenIn = async (page: Page, language: Spoken) => {
    const t = words[language];
    await isThere(page, language);
    await page.getByRole('checkbox').first().check();
    await button(page, t.question.next).click();
    await expect(title(page)).toHaveText(callNow[language]);
    await expect(page.getByRole('main').locator('a[href="tel:112"]').first()).toBeInViewport({ ratio: 1 });
    await page.getByRole('link', { name: t.warning.mistake, exact: true }).click();
    await isThere(page, language);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  };
  const father = 'Tõnu Lepaste';
  const page = await open({ as: father, width: phone, language: 'et' });
  await page.goto(await chosen(page, 'COUGH', father));
  await startAnew(page, 'et');
  await seenIn(page, 'et');
  await page.getByRole('combobox', { name: 'Keel' }).selectOption('ru');
  await seenIn(page, 'ru');
  await throwAway(page);

  const inPoland = await open({ as: father, width: phone, language: 'pl' });
  await moveToPoland(inPoland);
  await inPoland.goto(await chosen(inPoland, 'PHQ9', father));
  await startAnew(inPoland, 'pl');
  await seenIn(inPoland, 'pl');
  await throwAway(inPoland);
});

test('a boy of six is asked about what he can have, in every language that is offered', async ({ open }) => {
  const page = await open({ as: people.mari, width: phone });
  await page.goto('/e-contacts/choose-person');
  await page.getByRole('link', { name: /Oskar Lepaste/ }).click();
  await expect(title(page)).toHaveText('What is it about?');
  await page.goto(page.url().replace('/e-contacts/add?', '/e-contacts/new?reason=TINNITUS&'));
  await startAnew(page);
  await isThere(page);
  await expect(page.getByText(/^For Oskar Lepaste, \d+ years/)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /pregnan|ending one’s life/i })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('et');
  await isThere(page, 'et');
  await page.getByRole('combobox', { name: 'Keel' }).selectOption('ru');
  await isThere(page, 'ru');
  await page.getByRole('combobox', { name: 'Язык' }).selectOption('en');
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(async () => (await rowsInSight(page)).length).toBeGreaterThanOrEqual(3);
  // With large letters the bar is no longer held at the edge: first the question fills the screen, then the signs.
  await page.setViewportSize({ width: phone, height: 844 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expect(title(page)).toBeInViewport({ ratio: 1 });
  await rowsOf(page)
    .first()
    .evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await expect.poll(async () => (await rowsInSight(page)).length).toBeGreaterThanOrEqual(2);
  // On a narrow screen with large letters nothing is hidden for good.
  await page.setViewportSize({ width: 320, height: 400 });
  const none = page.getByRole('checkbox', { name: 'None of these', exact: true });
  await none.scrollIntoViewIfNeeded();
  await none.check();
  await expect(page.getByRole('checkbox').first()).not.toBeChecked();
});

test('words added to a conversation are judged: the writer is warned, staff have it on top', async ({
  open,
}) => {
  const t = words.en;
  const page = await open({ as: 'Rein Saarepuu', width: phone });
  await page.goto(await chosen(page, 'WRIST_PAIN'));
  await startAnew(page);
  await denyDanger(page);
  await page.getByRole('link', { name: t.question.allOwnWords, exact: true }).click();
  const mark = randomUUID();
  await page.getByRole('textbox').fill(`Ranne valutab ${mark}`);
  await sendWritten(page);
  await page.getByRole('link', { name: 'See the e-contact', exact: true }).click();
  await page.getByRole('button', { name: 'Add information', exact: true }).click();
  await page.getByRole('textbox').fill(`I have crushing chest pain ${mark}`);
  await page.getByRole('button', { name: 'Send to the clinic', exact: true }).click();
  await expect(title(page)).toHaveText('Call 112 now');
  await expect(page.getByRole('heading', { level: 2, name: t.warning.clinicHasIt })).toBeVisible();
  const nurse = await open({ as: people.liis, width: 1440 });
  await nurse.goto('/clinic-e-contacts');
  await withInboxRow(nurse, mark, (row) =>
    expect(row).toContainText('Possible emergency', { timeout: 2_000 }),
  );
});
