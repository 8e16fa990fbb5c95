import type { Page } from '@playwright/test';
import { get } from '../../core/asked-of-api.ts';
import { expectProblem } from '../../core/problems.ts';
import { expect, test } from '../../core/test.ts';

/** Where somebody goes whose profile is not whole yet. */
const firstSteps = /\/(signup|complete-profile|consents)/;
const accountPage = /\/interaction\//;
const refusal = { because: 468, address: /\/api\/login\/outside\/complete$/ };

const typeAccount = async (page: Page, email: string) => {
  await page.getByLabel('First name').fill('Liis');
  await page.getByLabel('Surname').fill('Uustalu');
  await page.getByLabel('E-mail address', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

// Apple comes back by a form of its own; what follows is the same for both, and held for both by the server's tests.
test('a newcomer signs in with Apple', async ({ open }) => {
  const page = await open();
  await page.goto('/login/apple');
  await page.waitForURL(accountPage);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose an account');
  await typeAccount(page, 'newcomer.apple@example.com');
  await expect(page).toHaveURL(firstSteps);
});

test('a newcomer goes back from Google, cancels there and signs in with it after all; their way back opens nothing for anybody else', async ({
  open,
  problems,
}) => {
  const page = await open();
  const returns: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame.url().includes('/complete-login?')) returns.push(frame.url());
  });
  await page.goto('/choose-auth');
  await page.getByRole('link', { name: 'Google' }).click();
  await page.waitForURL(accountPage);
  await page.goBack();
  await expect(page).toHaveURL(/choose-auth/);
  await page.getByRole('link', { name: 'Google' }).click();
  await page.waitForURL(accountPage);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You cancelled signing in');
  await expectProblem(problems, refusal);
  await page.getByRole('link', { name: 'Try signing in again' }).click();
  await page.waitForURL(accountPage);
  await typeAccount(page, 'newcomer.google@example.com');
  await expect(page).toHaveURL(firstSteps);

  const back = new URL(returns.at(-1) ?? '');
  expect(back.searchParams.get('state')).toBeTruthy();
  const stranger = await open();
  await stranger.goto(back.href);
  await expect(stranger.getByRole('heading', { name: 'Signing in was not finished' })).toBeVisible();
  expect(await get(stranger.context(), '/session')).toEqual({ login: null });
  await expectProblem(problems, refusal);
});

test('a patient links Google to their account with the digital ID', async ({ open }) => {
  const page = await open();
  await page.goto('/login/google');
  await page.waitForURL(accountPage);
  await page.getByRole('button', { name: /Emily Harcourt/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You already have an account');
  await page.getByRole('link', { name: 'Sign in with a digital ID' }).click();
  await page.waitForURL(/\/auth\//);
  await page.getByRole('button', { name: /Emily Harcourt/ }).click();
  // Somebody else may have come from Google in this browser: it is asked about, and not kept unless ticked.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Are these yours?');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const google = page.getByRole('checkbox', { name: 'Sign in with Google', exact: true });
  await expect(google).not.toBeChecked();
  await google.check({ force: true });
  await page.getByRole('button', { name: /^Keep what is ticked/ }).click();
  await expect(page).toHaveURL(/my-e-contacts/);
});
