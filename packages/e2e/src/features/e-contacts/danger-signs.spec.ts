import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../core/accessible.ts';
import { offerPolish } from '../../core/finished.ts';
import { denyDanger, goToCheck, pressSend, startAnew } from '../../core/send.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { addressFor, button, type Spoken, title, words } from './asking.ts';

const phone = 390;
const question: Record<Spoken, RegExp> = {
  en: /^Is any of this so now/,
  et: /viimastel päevadel/,
  ru: /последние дни/,
  pl: /ostatnich dniach/,
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
  // Eight signs, Continue and 112 are in view before anybody scrolls; "None of these" comes after the last of them.
  await expect.poll(async () => (await rowsInSight(page)).length).toBeGreaterThanOrEqual(8);
  const lines = await rowsOf(page).evaluateAll((rows) =>
    rows.map((row) => {
      const words = row.lastElementChild as HTMLElement;
      // For how long it counts stands on a line of its own.
      const within = words.querySelector('span')?.offsetHeight ?? 0;
      return Math.round(
        (words.offsetHeight - within) / Number.parseFloat(getComputedStyle(words).lineHeight),
      );
    }),
  );
  expect(Math.max(...lines)).toBeLessThanOrEqual(2);
  await expect(page.locator('form a[href="tel:112"]')).toBeInViewport({ ratio: 1 });
};

test('a grave sign leads to 112 and is on top for the clinic, which reads what was ticked', async ({
  open,
}) => {
  const t = words.en;
  const page = await open({ as: 'Rein Saarepuu', width: phone });
  await page.goto(await addressFor(page, 'CHEST_PAIN'));
  await startAnew(page);
  await isThere(page);
  await page.getByRole('checkbox').first().check();
  const sign = (await rowsOf(page).first().textContent()) ?? '';
  await button(page, t.question.next).click();
  await expect(title(page)).toHaveText(callNow.en);
  await expect(page.getByRole('main').locator('a[href="tel:112"]').first()).toBeInViewport({ ratio: 1 });
  const filed = page.getByRole('heading', { level: 2, name: /^It goes to the clinic by itself at/ });
  await expect(filed).toBeVisible();
  await expectAccessible(page);
  await button(page, t.warning.goOn).click();
  await expect(title(page)).toHaveText(t.summary.title);
  await pressSend(page);
  await expect(title(page)).toHaveText(t.sending.sent.title);
  const id = new URL(page.url()).searchParams.get('eContactId');

  const nurse = await open({ as: people.liis, width: 1440 });
  await nurse.goto('/clinic-e-contacts?reason=CHEST_PAIN');
  await expect(nurse.getByRole('heading', { name: /Needs attention now/ })).toBeVisible();
  await nurse.locator(`main a[href*="${id}"]`).first().click();
  const why = nurse.getByRole('list', { name: 'Why this was flagged' });
  await expect(why.getByText(sign.slice(0, 12), { exact: false }).first()).toBeVisible();
  await expect(why.getByText(/told to call 112$/).first()).toBeVisible();
});

test('own words of danger lead to 112; not one is lost, and nobody is stopped twice for the same', async ({
  open,
}) => {
  const t = words.en;
  const page = await open({ as: people.emily, width: phone });
  await page.goto(await addressFor(page, 'SKIN_RASH'));
  await startAnew(page);
  await denyDanger(page);
  await page.getByRole('link', { name: t.question.allOwnWords, exact: true }).click();
  const text = `I have crushing chest pain and cannot breathe ${randomUUID()}`;
  await page.getByRole('textbox').fill(text);
  await page.getByRole('button', { name: t.sending.write.next }).click();
  await expect(title(page)).toHaveText(callNow.en);
  await button(page, t.warning.changeWords).click();
  await expect(page.getByRole('textbox')).toHaveValue(text);
  await goToCheck(page);
  await pressSend(page);
  await expect(title(page)).toHaveText(t.sending.sent.title);
  await expect(page.getByRole('link', { name: 'Call 112', exact: true })).toBeVisible();
});

/** What is common to every reason; how long each of its rows may be in each language is held by the tests of the texts. */
test('signs, 112 and the warning are in sight on a phone in every language, and reached with large letters', async ({
  open,
}) => {
  const page = await open({ as: people.mari, width: phone });
  await offerPolish(page);
  await page.goto(await addressFor(page, 'TINNITUS', 'Oskar'));
  await startAnew(page);
  await isThere(page);
  await expect(page.getByText(/^For Oskar Lepaste, \d+ years/)).toBeVisible();
  // A boy of six is asked about what he can have.
  await expect(page.getByRole('checkbox', { name: /pregnan|ending one’s life/i })).toHaveCount(0);
  for (const language of ['et', 'ru', 'pl'] as const) {
    const t = words[language];
    await page.locator('select:has(> option[value="pl"])').first().selectOption(language);
    await isThere(page, language);
    await page.getByRole('checkbox').first().check();
    await button(page, t.question.next).click();
    await expect(title(page)).toHaveText(callNow[language]);
    await expect(page.getByRole('main').locator('a[href="tel:112"]').first()).toBeInViewport({ ratio: 1 });
    await page.getByRole('link', { name: t.warning.mistake, exact: true }).click();
    await isThere(page, language);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  }
  await page.locator('select:has(> option[value="pl"])').first().selectOption('en');
  await isThere(page);
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
  const none = page.getByRole('checkbox').last();
  await none.scrollIntoViewIfNeeded();
  await none.check();
  await expect(page.getByRole('checkbox').first()).not.toBeChecked();
});
