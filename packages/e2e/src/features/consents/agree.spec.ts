import type { Page } from '@playwright/test';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

const signInAs = async (page: Page, who: string) => {
  await page.getByRole('link', { name: /Digital ID/ }).click();
  await page.waitForURL(/\/auth\//);
  await page.goto(`${page.url()}${page.url().includes('?') ? '&' : '?'}all=1`);
  await page.getByRole('button', { name: new RegExp(who) }).click();
};

test('a new patient agrees once and comes to her e-contacts, in both tabs', async ({ open }) => {
  const page = await open();
  await page.goto('/my-e-contacts');
  await expect(page).toHaveURL(/choose-auth\?status=sign-in$/);
  await signInAs(page, people.getter);
  await expect(page).toHaveURL(/\/consents$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Terms for patients' })).toBeVisible();
  const agree = page.getByRole('button', { name: 'Agree' });
  await expect(agree).toBeDisabled();
  await expect(page.getByText('Tick both to go on')).toBeVisible();

  await page.getByText('Read the whole text').first().click();
  await expect(page.getByRole('heading', { level: 3, name: 'It is not for emergencies' })).toBeVisible();

  const other = await page.context().newPage();
  await other.goto('/consents');
  await page.getByRole('checkbox', { name: /terms for patients/ }).check();
  await expect(agree).toBeDisabled();
  await page.getByRole('checkbox', { name: /privacy policy/ }).check();
  await agree.click();
  await expect(page).toHaveURL(/\/my-e-contacts$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Getter' })).toBeVisible();
  await expect(other).toHaveURL(/\/my-e-contacts$/);

  await page.goto('/consents');
  await expect(page).toHaveURL(/\/my-e-contacts$/);
});

test('a new nurse agrees to the terms of the clinic and lands on the page she asked for', async ({
  open,
}) => {
  const page = await open({ as: people.ewa, width: 1440, language: 'et' });
  await page.goto('/clinic-e-contacts?tab=answered');
  await expect(page).toHaveURL(/\/consents$/);
  await expect(
    page.getByRole('heading', { level: 2, name: 'Kliiniku töötaja kasutustingimused' }),
  ).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Nõustun' }).click();
  await expect(page).toHaveURL(/\/clinic-e-contacts\?tab=answered/);
});

test('whoever does not agree is signed out', async ({ open }) => {
  const page = await open({ as: people.laura });
  await page.goto('/my-e-contacts');
  await page.getByRole('button', { name: 'Cancel and sign out' }).click();
  await expect(page).toHaveURL(/\/\?status=logged-out$/);
  await page.goto('/my-e-contacts');
  await expect(page).toHaveURL(/choose-auth\?status=sign-in$/);
});

test('the texts can be read, ticked and agreed to by keyboard alone', async ({ open }) => {
  const page = await open({ as: people.laura });
  await page.route('**/api/users/save-consent', (route) => route.abort());
  await page.goto('/consents');
  await expect(page.getByRole('checkbox').first()).toBeEnabled();
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
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await tabTo(/agree to them/, 'Space');
  await tabTo(/agree to it/, 'Space');
  await expect(page.getByRole('button', { name: 'Agree' })).toBeEnabled();
});
