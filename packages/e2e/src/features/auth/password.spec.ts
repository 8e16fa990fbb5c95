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
  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await box.check();
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

/** As a person does it, until the first page. */
const signUp = async (page: Page, email: string) => {
  await fillSignup(page, email);
  await cells(page).pressSequentially(await codeFor(email));
  await agree(page);
  await fillProfile(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/my-e-contacts$/);
};

test('somebody new signs up with a password, from the first field to the first page', async ({
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
  await expect(page.getByText(/You can ask for a new code in 0:/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send a new code' })).toHaveCount(0);

  await cells(page).pressSequentially(code);
  await agree(page);
  await fillProfile(page);
  await page.reload();
  await expect(page.getByLabel('Surname')).toHaveValue('Kuusik');
  await expect(page.getByText('Woman, 4 May 1985')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/my-e-contacts$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Maarja' })).toBeVisible();
});

test('a reload of the code page loses the password, not the e-mail', async ({ open }) => {
  const page = await open();
  const email = freshEmail();
  await fillSignup(page, email);
  await page.reload();
  await expect(page).toHaveURL(/\/signup-with-password$/);
  await expect(page.getByText(/Enter your password again/)).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('a password and a code open the page that was asked for; a new password does too', async ({
  open,
  problems,
}) => {
  const email = freshEmail();
  const first = await open();
  await signUp(first, email);

  const page = await open();
  await page.goto('/settings');
  await expect(page).toHaveURL(/choose-auth\?status=sign-in$/);
  await page.goto('/login-with-password');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not the right one');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('The e-mail or the password is not right.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expectProblem(problems, { because: 468, address: /\/api\/login\/password$/ });
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/verify-email-with-otp/);
  await page.reload();
  await expect(page.getByText(/You can ask for a new code in 0:/)).toBeVisible();
  await cells(page).pressSequentially(await codeFor(email, 2));
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  // The browser of the sign-up is the other one.
  await expect(page.getByRole('button', { name: /^Sign out on/ })).toHaveCount(1);

  const other = await open();
  await other.goto('/reset-password');
  await other.getByLabel('E-mail').fill(email);
  await other.getByRole('button', { name: 'Send the code' }).click();
  await cells(other).fill(await codeFor(email, 3));
  await other.getByLabel('New password').fill('eight blue lanterns');
  await other.getByLabel('The same password again').fill('eight blue lanterns');
  await other.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(other).toHaveURL(/\/my-e-contacts$/);
  // Whoever was in before is not any more, and is told at once.
  await expect(page).toHaveURL(/status=session-expired/);
});

test('nobody learns from a reset whether an address has an account', async ({ open }) => {
  const page = await open();
  await page.goto('/reset-password');
  await page.getByLabel('E-mail').fill(freshEmail('eikedagi'));
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByText(/If there is an account with e•••@example.com/)).toBeVisible();
});
