import type { Page } from '@playwright/test';
import { expectProblem } from '../../core/problems.ts';
import { expect, test } from '../../core/test.ts';

/** Where somebody goes whose profile is not whole yet. */
const firstSteps = /\/(signup|complete-profile|consents)/;
const accountPage = /\/interaction\//;

const typeAccount = async (page: Page, email: string) => {
  await page.getByLabel('First name').fill('Liis');
  await page.getByLabel('Surname').fill('Uustalu');
  await page.getByLabel('E-mail address', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

// Apple comes back by a form of its own; what follows is the same for both, and held for both by the server's tests.
for (const provider of ['Google', 'Apple']) {
  test(`a newcomer signs in with ${provider} and is known the next time`, async ({ open }) => {
    const email = `newcomer.${provider.toLowerCase()}@example.com`;
    const page = await open();
    await page.goto('/choose-auth');
    await page.getByRole('link', { name: provider }).click();
    await page.waitForURL(accountPage);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose an account');
    await typeAccount(page, email);
    await expect(page).toHaveURL(firstSteps);

    const later = await open();
    await later.goto(`/login/${provider.toLowerCase()}`);
    await later.waitForURL(accountPage);
    await typeAccount(later, email);
    await expect(later).toHaveURL(firstSteps);
  });
}

test('whoever cancels at Google is told so and may go back', async ({ open, problems }) => {
  const page = await open();
  await page.goto('/choose-auth');
  await page.getByRole('link', { name: 'Google' }).click();
  await page.waitForURL(accountPage);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You cancelled signing in');
  await page.getByRole('link', { name: 'Try signing in again' }).click();
  await page.waitForURL(accountPage);
  await page.goto('/choose-auth');
  await page.getByRole('link', { name: 'Google' }).click();
  await page.waitForURL(accountPage);
  await page.goBack();
  await expect(page).toHaveURL(/choose-auth/);
  await expectProblem(problems, { because: 468, address: /\/api\/login\/outside\/complete$/ });
});

test('an answer of Google that was tampered with, or comes twice, opens nothing', async ({
  open,
  problems,
}) => {
  const notFinished = (page: Page) =>
    expect(page.getByRole('heading', { name: 'Signing in was not finished' })).toBeVisible();
  const page = await open();
  const returns: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame.url().includes('/complete-login?')) returns.push(frame.url());
  });
  await page.goto('/login/google');
  await page.waitForURL(accountPage);
  await typeAccount(page, 'tampered.google@example.com');
  await expect(page).toHaveURL(firstSteps);
  const [back = ''] = returns;
  expect(new URL(back).searchParams.get('state')).toBeTruthy();

  const stranger = await open();
  await stranger.goto(back);
  await notFinished(stranger);
  const tampered = new URL(back);
  tampered.searchParams.set('state', 'somebody-elses');
  await stranger.goto(tampered.href);
  await notFinished(stranger);
  await stranger.goto('/my-e-contacts');
  await expect(stranger).toHaveURL(/choose-auth\?status=sign-in$/);
  await expectProblem(problems, { because: 468, address: /\/api\/login\/outside\/complete$/ });
});

test('a patient links Google to their account with the digital ID, once', async ({ open }) => {
  const withGoogle = async (page: Page) => {
    await page.goto('/login/google');
    await page.waitForURL(accountPage);
    await page.getByRole('button', { name: /Emily Harcourt/ }).click();
  };
  const page = await open();
  await withGoogle(page);
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

  const later = await open();
  await withGoogle(later);
  await expect(later).toHaveURL(/my-e-contacts/);
});

test('sign-up offers the same ways and leads back to signing in', async ({ open }) => {
  const page = await open();
  await page.goto('/choose-auth');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How do you want to create an account?');
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/choose-auth/);
});
