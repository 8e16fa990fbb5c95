import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../core/accessible.ts';
import { allowProblem, expectProblem } from '../../core/problems.ts';
import { goToCheck, pressSend } from '../../core/send.ts';
import { expect, test } from '../../core/test.ts';
import { addLetter, begin, filesOf, letter, sentWith, title, words } from './writing.ts';

const sending = '**/api/patient/e-contacts/fallback';

test('the network is cut while sending and the tab dies: the e-contact is there once, with its file', async ({
  open,
  problems,
}) => {
  const text = `Võrk kaob ${randomUUID()}`;
  const page = await open({ as: 'Siim Kaljuvee' });
  await begin(page);
  await page.getByRole('textbox').fill(text);
  await addLetter(page);
  await goToCheck(page);
  const address = page.url();
  // It reaches the server every time, and the answer never comes back.
  await page.route(sending, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await pressSend(page);
  await expect(title(page, words.failed)).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  expect(await sentWith(page, text)).toBe(1);
  await page.close();

  const again = await page.context().newPage();
  await again.goto(address);
  await expect(title(again, words.sent)).toBeVisible();
  expect(await sentWith(again, text)).toBe(1);
  expect(await filesOf(again, text)).toEqual([letter.name]);
  await expectProblem(problems, { because: 'aborted', address: /\/api\/patient\/e-contacts\/fallback$/ });
  // Asked about a draft that was sent meanwhile, which the page could not know.
  allowProblem(problems, { because: 404, address: /\/drafts\/[^/]+\/expected-reply$/ });
});
