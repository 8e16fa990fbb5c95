import { expect, type Page } from '@playwright/test';

const words = {
  en: {
    ownWords: 'Write it all in my own words instead',
    none: 'None of these',
    goOn: 'Continue',
    anew: 'Start a new one',
    next: 'Check and send',
    check: 'Check before you send',
    send: 'Send to the clinic',
    sent: 'Sent to the clinic',
  },
  et: {
    ownWords: 'Kirjutan kõik hoopis oma sõnadega',
    none: 'Mitte ükski neist',
    goOn: 'Edasi',
    anew: 'Alusta uut',
    next: 'Vaata üle ja saada',
    check: 'Vaadake enne saatmist üle',
    send: 'Saada kliinikule',
    sent: 'Saadetud kliinikule',
  },
  ru: {
    ownWords: 'Лучше напишу всё своими словами',
    none: 'Ничего из этого',
    goOn: 'Продолжить',
    anew: 'Начать новое',
    next: 'Проверить и отправить',
    check: 'Проверьте перед отправкой',
    send: 'Отправить в клинику',
    sent: 'Отправлено в клинику',
  },
  pl: {
    ownWords: 'Wolę napisać wszystko własnymi słowami',
    none: 'Żadne z powyższych',
    goOn: 'Dalej',
    anew: 'Zacznij nowe',
    next: 'Sprawdź i wyślij',
    check: 'Sprawdź przed wysłaniem',
    send: 'Wyślij do przychodni',
    sent: 'Wysłano do przychodni',
  },
} as const;

/** The page of danger signs: nothing else has a call for help beside its answer. */
const dangerForm = (page: Page) => page.locator('form:has(a[href^="tel:"]):has(input[type="checkbox"])');

/** Nothing of it is happening. */
export const denyDanger = async (page: Page, language: keyof typeof words = 'en'): Promise<void> => {
  const { none, goOn } = words[language];
  await page.getByRole('checkbox', { name: none, exact: true }).check();
  await page.getByRole('button', { name: goOn, exact: true }).click();
  await expect(dangerForm(page)).toHaveCount(0);
};

/** Journeys share people: whoever has written about the reason today is asked whether to add to it. */
export const startAnew = async (page: Page, language: keyof typeof words = 'en'): Promise<void> => {
  const anew = page.getByRole('button', { name: words[language].anew });
  const question = page.getByRole('link', { name: words[language].ownWords });
  // What was begun in free words goes on in them, and what was answered before goes on at its end.
  const text = page.getByRole('button', { name: words[language].next });
  const atEnd = page.getByRole('button', { name: words[language].send });
  await expect(anew.or(dangerForm(page)).or(question).or(text).or(atEnd).first()).toBeVisible();
  if ((await anew.isVisible()) && !(await text.isVisible())) await anew.click();
};

/** From a chosen reason past the signs of danger and the questions to a text of one's own. */
export const writeFreely = async (page: Page, language: keyof typeof words = 'en'): Promise<void> => {
  await startAnew(page, language);
  const ownWords = page.getByRole('link', { name: words[language].ownWords });
  const text = page.getByRole('button', { name: words[language].next });
  await expect(dangerForm(page).or(ownWords).or(text)).toBeVisible();
  if (await dangerForm(page).isVisible()) await denyDanger(page, language);
  await expect(ownWords.or(text)).toBeVisible();
  if (await ownWords.isVisible()) await ownWords.click();
  // A question may have a box for words as well.
  await expect(page).toHaveURL(/\/e-contacts\/create\?/);
  await expect(text).toBeVisible();
};

/** From the text to the last page before it goes. */
export const goToCheck = async (page: Page, language: keyof typeof words = 'en'): Promise<void> => {
  await page.getByRole('button', { name: words[language].next }).click();
  await expect(page.getByRole('heading', { level: 1, name: words[language].check })).toBeVisible();
};

export const pressSend = (page: Page, language: keyof typeof words = 'en'): Promise<void> =>
  page.getByRole('button', { name: words[language].send }).click();

/** From the text to the page that says that it went. */
export const sendWritten = async (page: Page, language: keyof typeof words = 'en'): Promise<void> => {
  await goToCheck(page, language);
  await pressSend(page, language);
  await expect(page.getByRole('heading', { level: 1, name: words[language].sent })).toBeVisible();
};
