import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../../core/accessible.ts';
import { allowProblem, expectProblem } from '../../core/problems.ts';
import { denyDanger, goToCheck, pressSend } from '../../core/send.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import {
  addLetter,
  begin,
  endSession,
  expectWritten,
  filesOf,
  letter,
  type Spoken,
  sentWith,
  title,
  words,
} from './writing.ts';

const sending = '**/api/patient/e-contacts/fallback';

const writeAndCheck = async (page: Page, language: Spoken, text: string) => {
  await begin(page, language);
  await page.getByRole('textbox').fill(text);
  await addLetter(page, language);
  await goToCheck(page, language);
};

test('checked, changed, sent by a double click: one e-contact', async ({ open }) => {
  const language = 'et';
  const t = words[language];
  const text = `Palju valu ${randomUUID()}`;
  const page = await open({ as: 'Rein Saarepuu', language });
  await writeAndCheck(page, language, 'Esimene mõte');
  await expect(page.getByText('Esimene mõte')).toBeVisible();
  await expect(page.getByText(letter.name)).toBeVisible();

  // Each answer can be changed, and one comes back here.
  await page.getByRole('link', { name: t.changeReason }).click();
  await page.getByRole('searchbox').fill(t.reasons.other);
  await page.getByRole('link', { name: t.reasons.other }).first().click();
  // Another reason has signs of danger of its own.
  await denyDanger(page, language);
  await expect(page.getByText(t.reasons.other)).toBeVisible();
  await page.getByRole('link', { name: t.edit }).click();
  await expectWritten(page, 'Esimene mõte');
  await page.getByRole('textbox').fill(text);
  await goToCheck(page, language);
  await expect(page.getByText(text)).toBeVisible();

  const sends: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/fallback')) sends.push(request.headers()['idempotency-key'] ?? '');
  });
  await page.getByRole('button', { name: 'Saada kliinikule' }).dblclick();
  await expect(title(page, t.sent)).toBeVisible();
  await expect(page.getByText(/r•••@/)).toBeVisible();
  expect(sends).toHaveLength(1);
  expect(await sentWith(page, text)).toBe(1);
  expect(await filesOf(page, text)).toEqual([letter.name]);
  // Back does not lead to a form that has done its work, but to where one came from.
  await page.goBack();
  await expect(page).toHaveURL(/\/my-e-contacts$/);
  await expect(page.getByText(t.reasons.other).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: t.notSent })).toBeHidden();
});

test('the network is cut while sending, before it arrives and after', async ({ open, problems }) => {
  const language = 'en';
  const t = words[language];
  const text = `Võrk kaob ${randomUUID()}`;
  const page = await open({ as: 'Siim Kaljuvee', language });
  await writeAndCheck(page, language, text);

  // It never reaches the server.
  await page.route(sending, (route) => route.abort());
  await pressSend(page, language);
  await expect(title(page, t.failed)).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  expect(await sentWith(page, text)).toBe(0);
  await page.getByRole('link', { name: t.back }).click();
  await expectWritten(page, text);
  await goToCheck(page, language);

  // It reaches the server every time, and the answer never comes back.
  const answerLost = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.unroute(sending);
  await page.route(sending, answerLost);
  await pressSend(page, language);
  await expect(title(page, t.failed)).toBeVisible({ timeout: 30_000 });
  expect(await sentWith(page, text)).toBe(1);
  await page.unroute(sending);
  await page.getByRole('button', { name: t.tryAgain }).click();
  await expect(title(page, t.sent)).toBeVisible();
  expect(await sentWith(page, text)).toBe(1);
  expect(await filesOf(page, text)).toEqual([letter.name]);
  await expectProblem(problems, { because: 'aborted', address: /\/api\/patient\/e-contacts\/fallback$/ });
  // Asked about a draft that was sent meanwhile, which the page could not know.
  allowProblem(problems, { because: 404, address: /\/drafts\/[^/]+\/expected-reply$/ });
});

test('the tab dies while sending: the e-contact is there once, and words changed since are not lost', async ({
  open,
}) => {
  const text = `Seljavalu ${randomUUID()}`;
  const page = await open({ as: 'Endel Kuldvere' });
  await writeAndCheck(page, 'en', text);
  const address = page.url();
  const arrived = new Promise<void>((resolve) => {
    void page.route(sending, async (route) => {
      await route.fetch();
      resolve();
    });
  });
  await pressSend(page);
  await arrived;
  await page.close();

  const again = await page.context().newPage();
  await again.goto(address);
  await expect(title(again, 'Sent to the clinic')).toBeVisible();
  expect(await sentWith(again, text)).toBe(1);

  // Sent with one text, answer lost, changed, sent again: the first one stands, the second waits to be added.
  const changed = `Muudetud ${randomUUID()}`;
  await writeAndCheck(again, 'en', `${text} teine`);
  await again.route(sending, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await pressSend(again);
  await expect(title(again, 'Not sent')).toBeVisible({ timeout: 30_000 });
  await again.unroute(sending);
  await again.getByRole('link', { name: 'Back to the text' }).click();
  await expectWritten(again, `${text} teine`);
  await expect(again.getByText('This e-contact has already been sent')).toBeVisible();
  await again.getByRole('textbox').fill(changed);
  await again.getByRole('button', { name: 'See the e-contact' }).click();
  await expect(again.getByText('Your first text had already arrived')).toBeVisible();
  await again.getByRole('link', { name: 'See the e-contact' }).click();
  await expect(again.getByRole('textbox')).toHaveValue(changed);
  expect(await sentWith(again, `${text} teine`)).toBe(1);
  expect(await sentWith(again, changed)).toBe(0);
});

test('the session ends while sending: after signing in again it is sent, once', async ({
  open,
  problems,
}) => {
  const text = `Seanss lõpeb ${randomUUID()}`;
  const page = await open({ as: 'Piret Kuuselo' });
  await writeAndCheck(page, 'en', text);
  const address = page.url();
  await page.route(sending, async (route) => {
    await endSession(page);
    await route.continue().catch(() => undefined);
  });
  await pressSend(page);
  await expect(page).toHaveURL(/session-expired/);
  await page.unroute(sending);
  await signIn(page.context(), 'Piret Kuuselo');
  await page.goto(address);
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText(letter.name)).toBeVisible();
  await pressSend(page);
  await expect(title(page, 'Sent to the clinic')).toBeVisible();
  expect(await sentWith(page, text)).toBe(1);
  await expectProblem(problems, { because: 401, address: /\/api\/patient\/e-contacts\/fallback$/ });
  allowProblem(problems, { because: 401, address: /\/api\// });
});
