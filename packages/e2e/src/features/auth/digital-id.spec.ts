import { expectProblem } from '../../core/problems.ts';
import { expect, test } from '../../core/test.ts';

test('a new visitor signs in with a digital ID and comes to the page they asked for', async ({ open }) => {
  const page = await open();
  await page.goto('/my-e-contacts?tab=finished');
  await expect(page).toHaveURL(/choose-auth\?status=sign-in$/);
  await expect(page.getByRole('status').getByText('Sign in to go on')).toBeVisible();
  await page.getByRole('link', { name: /Digital ID/ }).click();
  await page.waitForURL(/\/auth\//);
  await page.getByRole('button', { name: /Mari Lepaste/ }).click();
  await expect(page).toHaveURL(/my-e-contacts\?tab=finished/);
});

test('whoever refuses at the gateway is told what to do', async ({ open, problems }) => {
  const page = await open({ language: 'en' });
  await page.goto('/login');
  await page.waitForURL(/\/auth\//);
  await page.getByRole('button', { name: /Refuse/ }).click();
  await expect(page.getByText('Signing in was not finished', { exact: false })).toBeVisible();
  await expect(
    page
      .getByRole('link', { name: /again/i })
      .or(page.getByRole('button', { name: /again/i }))
      .first(),
  ).toBeVisible();
  await expectProblem(problems, { because: 468, address: /\/api\/login\/dokobit$/ });
});

test('the way back from the gateway works once and only in its own browser', async ({ open, problems }) => {
  const page = await open();
  const returns: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame.url().includes('session_token=')) returns.push(frame.url());
  });
  await page.goto('/login');
  await page.waitForURL(/\/auth\//);
  await page.getByRole('button', { name: /Helve Pihlamets/ }).click();
  await expect(page).toHaveURL(/my-e-contacts/);
  const [back = ''] = returns;
  expect(back).toContain('/complete-login');
  const stranger = await open();
  await stranger.goto(back);
  await expect(stranger.getByRole('heading', { name: 'Signing in was not finished' })).toBeVisible();
  await stranger.goto('/my-e-contacts');
  await expect(stranger).toHaveURL(/choose-auth\?status=sign-in$/);
  await expectProblem(problems, { because: 468, address: /\/api\/login\/dokobit$/ });
});

test('the whole way in and through the first page works by keyboard alone', async ({ open }) => {
  const page = await open({ width: 1440 });
  await page.goto('/');
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      const words = await page.evaluate(() => {
        const focused = document.activeElement === document.body ? null : document.activeElement;
        return `${focused?.getAttribute('aria-label') ?? ''} ${focused?.textContent ?? ''}`;
      });
      if (name.test(words)) return page.keyboard.press('Enter');
    }
    throw new Error(`Tab never reached ${name}`);
  };
  await tabTo(/Sign in/);
  await expect(page).toHaveURL(/choose-auth/);
  await tabTo(/Digital ID/);
  await page.waitForURL(/\/auth\//);
  await tabTo(/Mari Lepaste/);
  await expect(page).toHaveURL(/my-e-contacts/);
  await tabTo(/New e-contact/);
  await expect(page.getByRole('heading', { level: 1, name: 'Who is it about?' })).toBeVisible();
});

test('logging out ends the session here and in the other tab', async ({ open }) => {
  const page = await open({ as: 'Anneli Rannik', width: 1440 });
  await page.goto('/my-e-contacts');
  const other = await page.context().newPage();
  await other.goto('/my-e-contacts');
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(tab.locator('[aria-busy="true"]')).toHaveCount(0);
  }
  await page.getByText('Sign out', { exact: true }).click();
  await expect(page).toHaveURL(/\/(\?.*)?$/);
  await expect(other).toHaveURL(/\/(\?.*)?$/);
  await page.goto('/my-e-contacts');
  await expect(page).toHaveURL(/choose-auth\?status=sign-in$/);
});
