import type { Page } from '@playwright/test';
import { generatePersonalCode } from '@tervita/domain/persons';
import { expectAccessible } from '../../core/accessible.ts';
import { freshSerial, inLetters } from '../../core/fresh-serial.ts';
import { codeFor, freshEmail, lettersTo } from '../../core/mailbox.ts';
import { people, signInAs } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

/** Eight digits whose last one checks the others; another one at each call. */
const freshRegistrationCode = (): string => {
  const digits = [...String(1_300_000 + (freshSerial() % 600_000))].map(Number);
  const sum = (weights: readonly number[]) =>
    weights.reduce((all, weight, at) => all + weight * (digits[at] ?? 0), 0) % 11;
  const first = sum([1, 2, 3, 4, 5, 6, 7]);
  return digits.join('') + (first < 10 ? first : sum([3, 4, 5, 6, 7, 8, 9]) % 10);
};

const fillIn = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
};

/** Agrees to what a first visit asks for, and proves an e-mail address. */
const finishFirstVisit = async (page: Page, email: string) => {
  await expect(page).toHaveURL(/\/consents$/);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Agree' }).click();
  await expect(page).toHaveURL(/\/signup$/);
  await page.getByLabel('Phone').fill('55512345');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Six digits from the e-mail').pressSequentially(await codeFor(email));
};

test('a clinic asks to join, is accepted, and its first admin comes in', async ({ open }) => {
  const number = freshSerial();
  const surname = `Randmäe${inLetters(number)}`;
  const clinic = `Metsaoja Perearstid ${number}`;
  const code = generatePersonalCode('EE', { birthDate: '1974-08-21', sex: 'FEMALE', serial: number });
  const email = freshEmail('pille');

  const visitor = await open({ language: 'et', width: 1440 });
  await visitor.goto('/clinic-signup');
  await fillIn(visitor, {
    Registrikood: freshRegistrationCode(),
    'Ettevõtte nimi': 'Metsaoja Arstid OÜ',
    'Nimi, mida patsiendid näevad': clinic,
    Aadress: 'Kase 4, 71020 Viljandi',
    'Kliiniku e-post': 'info@metsaoja.example.com',
    Eesnimi: 'Pille',
    Perekonnanimi: surname,
    Isikukood: code,
    'Kontaktisiku e-post': email,
  });
  const agreement = visitor.getByRole('region', { name: 'Tervita kasutamise leping' });
  await expect(agreement.locator('mark').filter({ hasText: clinic })).toBeVisible();
  // What was typed outlives a reload; that one agrees is said anew.
  await visitor.reload();
  await expect(visitor.getByLabel('Perekonnanimi', { exact: true })).toHaveValue(surname);
  const paper = visitor.waitForEvent('download');
  await visitor.getByRole('button', { name: 'Laadi PDF alla' }).click();
  expect((await paper).suggestedFilename()).toBe('Tervita kasutamise leping.pdf');
  await visitor.getByLabel(/Olen lepingu läbi lugenud/).check();
  await visitor.getByRole('button', { name: 'Nõustu ja saada' }).click();
  await visitor.getByLabel('Kuus numbrit e-kirjast').pressSequentially(await codeFor(email));
  await expect(visitor.getByRole('heading', { name: 'Teie taotlus on saadetud' })).toBeVisible();

  const admin = await open({ as: people.platform, width: 1440 });
  await admin.goto('/prm/applications');
  await admin.getByRole('region', { name: clinic }).getByRole('link', { name: 'Accept' }).click();
  await expect(admin.getByLabel('Name that patients see')).toHaveValue(clinic);
  await admin.getByRole('button', { name: 'Add the clinic' }).click();
  const drawer = admin.getByRole('dialog', { name: clinic });
  await expect(drawer.getByText(/^Valid since .* Trial of Premium until/)).toBeVisible();
  await expectAccessible(admin);
  await expect
    .poll(async () => (await lettersTo(email)).map(({ subject }) => subject))
    .toContain('Teie kliinik on Tervitas');

  const first = await open();
  await signInAs(first.context(), { code, name: 'Pille', surname });
  await first.goto('/clinic-e-contacts');
  await finishFirstVisit(first, freshEmail('pille'));
  await expect(first).toHaveURL(/\/clinic-e-contacts$/);
});
