import type { Page } from '@playwright/test';
import { generatePersonalCode } from '@tervita/domain/persons';
import { freshSerial } from '../../core/fresh-serial.ts';
import { codeFor, freshEmail, wrongCode } from '../../core/mailbox.ts';
import { expectProblem } from '../../core/problems.ts';
import { expect, test } from '../../core/test.ts';

const password = 'seven green kettles';
const cells = (page: Page) => page.getByLabel('Six digits from the e-mail');

const fillSignup = async (page: Page, email: string) => {
  await page.goto('/signup-with-password');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('The same password again').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/We sent a code to/)).toBeVisible();
};

const agree = async (page: Page) => {
  await expect(page).toHaveURL(/\/consents$/);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Agree' }).click();
};

const person = () =>
  generatePersonalCode('EE', { birthDate: '1985-05-04', sex: 'FEMALE', serial: freshSerial() });

const fillProfile = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Your details' })).toBeVisible();
  await page.getByLabel('First name').fill('Maarja');
  await page.getByLabel('Surname').fill('Kuusik');
  await page.getByLabel('Personal code').fill(person());
  await page.getByLabel('Phone').fill('51234567');
};

test('somebody new signs up with a password, from the first field to the first page, and is signed out there when the password is set anew elsewhere', async ({
  open,
  problems,
}) => {
  const page = await open();
  const email = freshEmail();
  await fillSignup(page, email);
  const code = await codeFor(email);
  await cells(page).pressSequentially(wrongCode(code));
  await expect(page.getByText('The code is not right. Check it, or ask for a new one.')).toBeVisible();
  await expect(cells(page)).toBeFocused();
  await expect(cells(page)).toHaveValue('');
  await expectProblem(problems, { because: 468, address: /\/api\/signup\/password$/ });
  await cells(page).pressSequentially(code);
  await agree(page);
  await fillProfile(page);
  await page.reload();
  await expect(page.getByLabel('Surname')).toHaveValue('Kuusik');
  await expect(page.getByText('Woman, 4 May 1985')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/my-e-contacts$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Maarja' })).toBeVisible();

  const other = await open();
  await other.goto('/reset-password');
  await other.getByLabel('E-mail').fill(email);
  await other.getByRole('button', { name: 'Send the code' }).click();
  await cells(other).fill(await codeFor(email, 2));
  await other.getByLabel('New password').fill('eight blue lanterns');
  await other.getByLabel('The same password again').fill('eight blue lanterns');
  await other.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(other).toHaveURL(/\/my-e-contacts$/);
  // Whoever was in before is not any more, and is told at once.
  await expect(page).toHaveURL(/status=session-ended/);
});
