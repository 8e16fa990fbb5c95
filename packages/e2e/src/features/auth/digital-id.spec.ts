import { get } from '../../core/asked-of-api.ts';
import { expectProblem } from '../../core/problems.ts';
import { expect, test } from '../../core/test.ts';

test('by keyboard alone a new visitor refuses, signs in after all and comes to the page they asked for; nobody else does by their way back', async ({
  open,
  problems,
}) => {
  const page = await open({ width: 1440 });
  const returns: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame.url().includes('session_token=')) returns.push(frame.url());
  });
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
  await page.goto('/my-e-contacts?tab=finished');
  await expect(page).toHaveURL(/choose-auth\?status=sign-in$/);
  await expect(page.getByRole('status').getByText('Sign in to go on')).toBeVisible();
  await tabTo(/Digital ID/);
  await page.waitForURL(/\/auth\//);
  await tabTo(/Refuse/);
  await expect(page.getByRole('heading', { name: 'Signing in was not finished' })).toBeVisible();
  await expectProblem(problems, { because: 468, address: /\/api\/login\/dokobit$/ });
  await tabTo(/again/i);
  await page.waitForURL(/\/auth\//);
  await tabTo(/Mari Lepaste/);
  await expect(page).toHaveURL(/my-e-contacts\?tab=finished/);
  await tabTo(/New e-contact/);
  await expect(page.getByRole('heading', { level: 1, name: 'Who is it about?' })).toBeVisible();

  const back = returns.at(-1) ?? '';
  expect(back).toContain('/complete-login');
  const stranger = await open();
  await stranger.goto(back);
  await expect(stranger.getByRole('heading', { name: 'Signing in was not finished' })).toBeVisible();
  expect(await get(stranger.context(), '/session')).toEqual({ login: null });
  await expectProblem(problems, { because: 468, address: /\/api\/login\/dokobit$/ });
});
