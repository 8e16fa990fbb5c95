import type { Page } from '@playwright/test';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

test('by keyboard alone, from home to the text', async ({ open }) => {
  const page = await open({ as: people.mari });
  await page.goto('/my-e-contacts');
  await link(page, 'New e-contact').focus();
  await page.keyboard.press('Enter');
  await expect(title(page, 'Who is it about?')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(title(page, 'What is it about?')).toBeFocused();
  // The title is there before the clinic's offer is; the next stop is the search once it has come.
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('dizzy');
  // Half of the word finds more: the list is at rest when it says that the whole word was found.
  await expect(link(page, /^Dizziness.*dizzy/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(link(page, /^Dizziness/)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await link(page, /^Procedures/).focus();
  await page.keyboard.press('Enter');
  await expect(title(page, 'Procedures')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(title(page, 'Is any of this so now, or in the last days?')).toBeFocused();
  // Back leads through what was chosen.
  for (const name of ['Procedures', 'What is it about?', 'Who is it about?']) {
    await page.goBack();
    await expect(title(page, name)).toBeVisible();
  }
});
