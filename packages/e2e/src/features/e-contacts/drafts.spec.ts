import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../core/accessible.ts';
import { allowProblem, expectProblem } from '../../core/problems.ts';
import { sendWritten } from '../../core/send.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import {
  addLetter,
  begin,
  endSession,
  expectWritten,
  letter,
  savedIn,
  sentWith,
  title,
  words,
} from './writing.ts';

/** The server has the words and the files that stand on the page, and the page says so. */
const isSaved = async (page: Page) => {
  const text = await page.getByRole('textbox').inputValue();
  const fileCount = await page.getByRole('list', { name: words.files }).getByRole('listitem').count();
  await expect.poll(() => savedIn(page)).toEqual({ text, fileCount });
  await expect(page.getByText(words.saved, { exact: true })).toBeVisible();
};
const cards = (page: Page) => page.getByRole('article');

test('written without a network, the tab closed: text and file are there and go to the clinic', async ({
  open,
  problems,
}) => {
  const text = `Võrguta ${randomUUID()}`;
  const page = await open({ as: people.viktor });
  await begin(page);
  await page.context().setOffline(true);
  await page.getByRole('textbox').fill(text);
  await page.getByLabel(words.addFiles).setInputFiles(letter);
  await expect(page.getByText(words.onDevice)).toBeVisible();
  await expect(page.getByText('Not uploaded', { exact: false })).toBeVisible();
  await page.close();
  await page.context().setOffline(false);

  const again = await page.context().newPage();
  await again.goto('/my-e-contacts');
  await expect(cards(again)).toContainText(text);
  await again.getByRole('link', { name: words.continue }).click();
  await expectWritten(again, text);
  await expect(again.getByText(words.clean)).toBeVisible();
  await sendWritten(again);
  expect(await sentWith(again, text)).toBe(1);
  allowProblem(problems, { because: 'offline', address: /\/(api|assets)\// });
});

test('the session ends while writing: signed in again, text and file are where they were', async ({
  open,
  problems,
}) => {
  const text = `Seanss lõpeb ${randomUUID()}`;
  const page = await open({ as: 'Kertu Nurmoja' });
  await begin(page);
  await page.getByRole('textbox').fill('Algus');
  await addLetter(page);
  await isSaved(page);
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
  await begin(page);
  await page.getByRole('textbox').fill('Common');
  await isSaved(page);
  const address = page.url();
  const other = await open({ as: 'Ljudmila Sokolenko' });
  await other.goto(address);
  await other.getByRole('textbox').fill('From the phone');
  await isSaved(other);
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
  await isSaved(page);

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
