import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../core/accessible.ts';
import { allowProblem, expectProblem } from '../../core/problems.ts';
import { denyDanger, sendWritten, writeFreely } from '../../core/send.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import {
  addLetter,
  begin,
  beginAgain,
  endSession,
  expectWritten,
  letter,
  type Spoken,
  savedIn,
  sentWith,
  title,
  words,
} from './writing.ts';

/** The server has the words and the files that stand on the page, and the page says so. */
const isSaved = async (page: Page, language: Spoken) => {
  const { files, saved } = words[language];
  const text = await page.getByRole('textbox').inputValue();
  const fileCount = await page.getByRole('list', { name: files }).getByRole('listitem').count();
  await expect.poll(() => savedIn(page)).toEqual({ text, fileCount });
  await expect(page.getByText(saved, { exact: true })).toBeVisible();
};
const cards = (page: Page) => page.getByRole('article');

test('a closed tab, another device, continuing and deleting', async ({ open, problems }) => {
  const [language, who] = ['et', 'Martin Jõeveer'] as const;
  const t = words[language];
  const text = `Pooleli jäi ${randomUUID()}`;
  const page = await open({ as: who, language });
  await begin(page, language);
  await page.getByRole('textbox').fill('Algus');
  await addLetter(page, language);
  await isSaved(page, language);
  // The tab is closed in the middle of a word.
  await page.getByRole('textbox').fill(text);
  await page.close();

  const again = await page.context().newPage();
  await again.goto('/my-e-contacts');
  await expect(cards(again)).toContainText(text);
  await again.getByRole('link', { name: t.continue(t.reasons.one) }).click();
  await expectWritten(again, text);

  const phone = await open({ as: who, language });
  await phone.goto('/my-e-contacts');
  await phone.getByRole('link', { name: t.continue(t.reasons.one) }).click();
  await expectWritten(phone, text);
  await phone.getByRole('textbox').fill(`${text} ja telefonis`);
  await phone.getByRole('button', { name: t.close }).click();
  await expect(cards(phone)).toContainText('ja telefonis');

  // The first one sees it by itself, then that it is gone.
  await again.goto('/my-e-contacts');
  await expect(cards(again)).toContainText('ja telefonis');
  await phone.getByRole('button', { name: t.delete(t.reasons.one) }).click();
  await phone.getByRole('button', { name: t.no }).click();
  await expect(cards(phone)).toBeVisible();
  await phone.getByRole('button', { name: t.delete(t.reasons.one) }).click();
  await phone.getByRole('alertdialog').getByRole('button', { name: t.yesDelete }).click();
  await expect(cards(phone)).toHaveCount(0);
  await expect(cards(again)).toHaveCount(0);
  expect(await sentWith(again, text)).toBe(0);
  // The last save of the closed tab may arrive while the next tab saves the same: a refusal to the browser.
  allowProblem(problems, { because: 469, address: /\/api\/patient\/e-contacts\/drafts\// });
});

test('written without a network, the tab closed: text and file are there and go to the clinic', async ({
  open,
  problems,
}) => {
  const t = words.et;
  const text = `Võrguta ${randomUUID()}`;
  const page = await open({ as: people.viktor, language: 'et' });
  await begin(page, 'et');
  await page.context().setOffline(true);
  await page.getByRole('textbox').fill(text);
  await page.getByLabel(t.addFiles).setInputFiles(letter);
  await expect(page.getByText(t.onDevice)).toBeVisible();
  await expect(page.getByText('Jäi üles laadimata', { exact: false })).toBeVisible();
  await page.close();
  await page.context().setOffline(false);

  const again = await page.context().newPage();
  await again.goto('/my-e-contacts');
  await expect(cards(again)).toContainText(text);
  await again.getByRole('link', { name: t.continue(t.reasons.one) }).click();
  await expectWritten(again, text);
  await expect(again.getByText(t.clean)).toBeVisible();
  await sendWritten(again, 'et');
  expect(await sentWith(again, text)).toBe(1);
  allowProblem(problems, { because: 'offline', address: /\/(api|assets)\// });
});

test('the session ends while writing: signed in again, text and file are where they were', async ({
  open,
  problems,
}) => {
  const text = `Seanss lõpeb ${randomUUID()}`;
  const page = await open({ as: 'Kertu Nurmoja' });
  await page.goto('/my-e-contacts');
  await page.getByRole('link', { name: 'New e-contact' }).click();
  await page.getByRole('link', { name: /^Me/ }).click();
  await page.getByRole('searchbox').fill('Back pain');
  await page.getByRole('link', { name: 'Back pain' }).first().click();
  await writeFreely(page);
  await page.getByRole('textbox').fill('Algus');
  await addLetter(page, 'en');
  await isSaved(page, 'en');
  // The last words do not reach the server any more.
  await page.route('**/api/patient/e-contacts/drafts/*', (route) => route.abort());
  await page.getByRole('textbox').fill(text);
  await endSession(page);
  await expect(page).toHaveURL(/session-expired/);
  await page.unroute('**/api/patient/e-contacts/drafts/*');

  // In again, as a person would.
  await page.getByRole('link', { name: /Digital ID/ }).click();
  await page.waitForURL(/\/auth\//);
  await page.goto(`${page.url()}${page.url().includes('?') ? '&' : '?'}all=1`);
  await page.getByRole('button', { name: /Kertu Nurmoja/ }).click();
  await expect(page).toHaveURL(/e-contacts\/create/);
  await expectWritten(page, text);
  await sendWritten(page);
  expect(await sentWith(page, text)).toBe(1);
  await expectProblem(problems, { because: 'aborted', address: /\/api\/patient\/e-contacts\/drafts\// });
  allowProblem(problems, { because: 401, address: /\/api\// });
});

test('one draft in two places: the second is told, chooses, and loses nothing', async ({
  open,
  problems,
}) => {
  const page = await open({ as: 'Ljudmila Sokolenko' });
  await begin(page, 'en');
  await page.getByRole('textbox').fill('Common');
  await isSaved(page, 'en');
  const address = page.url();
  const other = await open({ as: 'Ljudmila Sokolenko' });
  await other.goto(address);
  await other.getByRole('textbox').fill('From the phone');
  await isSaved(other, 'en');
  await page.getByRole('textbox').fill('From the computer');
  await expect(page.getByText('You changed this text in another place')).toBeVisible();
  await expect(page.getByText('From the phone')).toBeVisible();
  // Nothing goes before that is settled.
  await page.getByRole('button', { name: 'Check and send' }).click();
  await expect(page.getByText('You changed this text in another place')).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take the other text' }).click();
  await expect(page.getByRole('textbox')).toHaveValue('From the phone');
  const lastWords = `Please renew my blood pressure tablets ${randomUUID()}`;
  await page.getByRole('textbox').fill(lastWords);
  await isSaved(page, 'en');

  // Sent from one of them: the other is told, and what it wrote is not lost.
  await sendWritten(page);
  await other.getByRole('textbox').fill('Too late');
  await expect(other.getByText('This e-contact has already been sent')).toBeVisible();
  await other.getByRole('button', { name: 'See the e-contact' }).click();
  await expect(title(other, 'Sent to the clinic')).toBeVisible();
  await expect(other.getByText('Your first text had already arrived')).toBeVisible();
  expect(await sentWith(other, lastWords)).toBe(1);
  await expectProblem(problems, { because: 469, address: /\/api\/patient\/e-contacts\/drafts\// });
});

test('begun about the same thing once more: it goes on, or a new one is started', async ({ open }) => {
  const page = await open({ as: 'Jelena Morozko' });
  await begin(page, 'en');
  await page.getByRole('textbox').fill('Began here');
  await page.getByRole('button', { name: 'Close' }).click();
  await beginAgain(page, 'en');
  await expect(page.getByText('We kept what you wrote earlier.')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('Began here');
  await page.getByRole('button', { name: 'Start a new one' }).click();
  await denyDanger(page);
  await expect(page.getByRole('textbox')).toHaveValue('');
  await page.getByRole('textbox').fill('Something else');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(cards(page)).toHaveCount(2);
});
