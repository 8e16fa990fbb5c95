import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../core/accessible.ts';
import { freshEmail, lettersTo } from '../../core/mailbox.ts';
import { baseUrl, people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

/** Everybody here is new: the patients of the demonstration belong to other tests. */
const freshName = (): string =>
  `Proov${Array.from({ length: 8 }, () => String.fromCharCode(97 + randomInt(26))).join('')}`;

interface Known {
  readonly firstName: string;
  readonly surname: string;
  readonly email: string;
}

/** The same call the page makes, for who only needs to be there. */
const knownPatient = async (staff: Page): Promise<Known> => {
  const session = await (await staff.request.get(`${baseUrl()}/api/session`)).json();
  const { clinicId } = session.login.userClaim.employments[0];
  const known = { firstName: 'Õie', surname: freshName(), email: freshEmail('oie') };
  const data = { clinicId, ...known, birthDate: '1961-04-02', sex: 'FEMALE' };
  const headers = { origin: baseUrl(), 'idempotency-key': randomUUID() };
  const answer = await staff.request.post(`${baseUrl()}/api/clinic/patients`, { data, headers });
  expect(answer.ok()).toBe(true);
  return known;
};

const pickReason = async (page: Page, words: string) => {
  await page.keyboard.type(words);
  await expect(page.getByRole('listbox').getByRole('option')).not.toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Reason/ })).toBeFocused();
};

/** From the text through the signs of danger that the caller is asked for, and back to the text. */
const tickNoSign = async (page: Page): Promise<void> => {
  const list = page.getByRole('group', { name: /Is any of this so now/ });
  const signs = list.getByRole('checkbox');
  await expect(signs.last()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(signs.first()).toBeChecked();
  // The row that opens the rarer ones is passed too.
  const count = await signs.or(list.getByRole('button')).count();
  for (let at = 1; at < count; at += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(signs.last()).toBeChecked();
  await expect(signs.first()).not.toBeChecked();
  for (let at = 0; at < count; at += 1) await page.keyboard.press('Shift+Tab');
  await expect(page.getByLabel('What the patient said')).toBeFocused();
};

test('a call is written down by keyboard alone, on a phone’s width, in the dark, and the patient hears of it by e-mail', async ({
  open,
}) => {
  const page = await open({ as: people.liis, width: 390, scheme: 'dark' });
  const { surname, email } = await knownPatient(page);
  await page.goto('/clinic-e-contacts?tab=INCOMING');
  await expect(page.getByTestId('inbox')).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByRole('combobox', { name: 'Name, personal code or e-mail' })).toBeFocused();
  await page.keyboard.type(surname);
  await expect(page.getByRole('option', { name: new RegExp(surname) })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Are these details correct?' })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'What did the patient say?' })).toBeFocused();
  // The fields come when it is known which files were kept for this patient.
  await expect(page.getByLabel('What the patient said')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Check 2 fields')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Reason/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Find a reason' })).toBeFocused();
  await expectAccessible(page);
  await pickReason(page, 'headache');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Called about a headache');
  await tickNoSign(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Leave without sending?' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByLabel('What the patient said')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(`The e-contact for Õie ${surname} is in the inbox`)).toBeVisible();
  await expect(page).toHaveURL(/\/e-contacts\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Called about a headache', { exact: true })).toBeVisible();
  await expect.poll(async () => (await lettersTo(email)).length).toBe(1);
  expect(JSON.stringify(await lettersTo(email))).not.toContain('headache');
});
