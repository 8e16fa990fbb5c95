import { get } from '../../core/asked-of-api.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

test('a new patient reads, ticks and agrees by keyboard alone, once for both tabs; signing out in one ends both', async ({
  open,
}) => {
  const page = await open({ as: people.getter, width: 1440 });
  await page.goto('/my-e-contacts');
  await expect(page).toHaveURL(/\/consents$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Terms for patients' })).toBeVisible();
  await expect(page.getByRole('checkbox').first()).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Agree' })).toBeDisabled();
  const other = await page.context().newPage();
  await other.goto('/consents');
  await expect(other.getByRole('checkbox').first()).toBeEnabled();
  await page.bringToFront();

  const tabTo = async (name: RegExp, key: string) => {
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab');
      const words = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused instanceof HTMLInputElement
          ? (focused.labels?.[0]?.textContent ?? '')
          : (focused?.textContent ?? '');
      });
      if (name.test(words)) return page.keyboard.press(key);
    }
    throw new Error(`Tab never reached ${name}`);
  };
  await tabTo(/Read the whole text/, 'Enter');
  await expect(page.getByRole('heading', { level: 3, name: 'It is not for emergencies' })).toBeVisible();
  await tabTo(/agree to them/, 'Space');
  await tabTo(/agree to it/, 'Space');
  await tabTo(/^Agree/, 'Enter');
  await expect(page).toHaveURL(/\/my-e-contacts$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Getter' })).toBeVisible();
  await expect(other).toHaveURL(/\/my-e-contacts$/);

  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1, name: 'Hello, Getter' })).toBeVisible();
    await expect(tab.locator('[aria-busy="true"]')).toHaveCount(0);
  }
  await page.getByText('Sign out', { exact: true }).click();
  await expect(page).toHaveURL(/\/(\?.*)?$/);
  await expect(other).toHaveURL(/\/(\?.*)?$/);
  expect(await get(page.context(), '/session')).toEqual({ login: null });
});
