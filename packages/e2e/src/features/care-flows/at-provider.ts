import type { Page } from '@playwright/test';

/** Tells the stand-in of the provider how to behave. */
export const control = (path: string, body: unknown = {}) =>
  fetch(`${process.env.E2E_AWELL_URL}/__sim/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Nothing that the product asks of it is answered, so many times. */
export const away = (times: number) => ({ kind: 'http-500', path: '/orchestration', times });

export const answerAll = async (page: Page): Promise<void> => {
  for (const question of await page.locator('fieldset').all())
    await question.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Send the answers' }).click();
};

export const closePage = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Close without answering' }).click();

/** Where the provider leads back to, to be opened once more. */
export const wayBack = async (page: Page, leave: (page: Page) => Promise<void>): Promise<string> => {
  const asked = page.waitForRequest(/[?&](cancelled|eContactAddedStatus)=/);
  await leave(page);
  return (await asked).url();
};
