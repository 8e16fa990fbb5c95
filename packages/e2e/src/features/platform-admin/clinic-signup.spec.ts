import type { Page } from '@playwright/test';
import { generatePersonalCode } from '@tervita/domain/persons';
import { expectAccessible } from '../../core/accessible.ts';
import { freshSerial, inLetters } from '../../core/fresh-serial.ts';
import { hurry } from '../../core/hurry.ts';
import { clickInboxRow } from '../../core/inbox.ts';
import { codeFor, freshEmail, lettersTo } from '../../core/mailbox.ts';
import { sendWritten, writeFreely } from '../../core/send.ts';
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

/** Somebody new finds the clinic by its name and writes to it; the number of the e-contact is returned. */
const writeTo = async (page: Page, clinic: string, text: string): Promise<string> => {
  const birthDate = '1981-02-03';
  const code = generatePersonalCode('EE', { birthDate, sex: 'MALE', serial: freshSerial() });
  await signInAs(page.context(), { code, name: 'Olev', surname: 'Saarepuu' });
  await page.goto('/my-e-contacts');
  await finishFirstVisit(page, freshEmail('olev'));
  await expect(page).toHaveURL(/\/my-e-contacts$/);
  await page.goto('/e-contacts/choose-clinic');
  // Everybody who writes for the first time is asked.
  await page.getByRole('link', { name: /^Me/ }).click();
  await page.getByRole('searchbox').fill(clinic);
  await page.getByRole('link', { name: new RegExp(clinic) }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What is it about?' })).toBeVisible();
  await page.getByRole('searchbox').fill('Headache');
  await page.getByRole('link', { name: 'Headache' }).first().click();
  await writeFreely(page);
  await page.getByRole('textbox').fill(text);
  await sendWritten(page);
  await page.getByRole('link', { name: 'See the e-contact' }).click();
  await expect(page).toHaveURL(/\/e-contacts\/[^/]+\/timeline/);
  return new URL(page.url()).pathname.split('/').at(-2) ?? '';
};

test('a clinic asks to join, is accepted, and its first admin answers its first patient', async ({
  open,
}) => {
  const number = freshSerial();
  const surname = `Randmäe${inLetters(number)}`;
  const clinic = `Metsaoja Perearstid ${number}`;
  const code = generatePersonalCode('EE', { birthDate: '1974-08-21', sex: 'FEMALE', serial: number });
  const email = freshEmail('pille');

  const visitor = await open({ language: 'et', width: 1440 });
  await visitor.goto('/clinic-signup');
  await visitor.getByRole('button', { name: 'Nõustu ja saada' }).click();
  await expect(visitor.getByLabel('Registrikood', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(visitor);
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
  await expect(visitor.getByRole('heading', { name: 'Teie taotlus on saadetud' })).toBeVisible();
  await expectAccessible(visitor);
  await expect
    .poll(async () => (await lettersTo(email)).map(({ subject }) => subject))
    .toEqual(['Saime teie taotluse kätte']);

  const admin = await open({ as: people.platform, width: 1440 });
  await admin.goto('/prm/applications');
  await admin.getByRole('region', { name: clinic }).getByRole('link', { name: 'Accept' }).click();
  await expect(admin.getByLabel('Name that patients see')).toHaveValue(clinic);
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Add the clinic' }).click();
  const drawer = admin.getByRole('dialog', { name: clinic });
  await expect(drawer.getByText(/^Valid since .* Trial of Premium until/)).toBeVisible();
  await expectAccessible(admin);
  await expect
    .poll(async () => (await lettersTo(email)).map(({ subject }) => subject))
    .toContain('Teie kliinik on Tervitas');

  const first = await open({ width: 390 });
  await signInAs(first.context(), { code, name: 'Pille', surname });
  await first.goto('/clinic-e-contacts');
  await finishFirstVisit(first, freshEmail('pille'));
  await expect(first).toHaveURL(/\/clinic-e-contacts$/);
  await first.goto('/admin/clinic-features');
  await expect(first.getByRole('switch', { name: /Translation/ })).toBeVisible();

  const patient = await open();
  const id = await writeTo(patient, clinic, `Pea valutab, teade ${number}`);
  await first.goto('/clinic-e-contacts');
  await clickInboxRow(first, `teade ${number}`);
  await first.goto(`/e-contacts/${id}`);
  await first.getByRole('button', { name: 'Accept to the list' }).click();
  await first.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).click();
  await first.getByRole('textbox', { name: 'Reply to the patient' }).fill('Tulge homme kell 9 vastuvõtule.');
  await first.keyboard.press('Control+Enter');
  await hurry(first);
  await expect(patient.getByText('Tulge homme kell 9 vastuvõtule.')).toBeVisible();
  await expect(patient.getByText('Your turn.')).toBeVisible();

  // The same application is not there to be accepted a second time.
  await admin.goto('/prm/applications');
  await expect(admin.getByText('Decided', { exact: true })).toBeVisible();
  await expect(admin.getByRole('region', { name: clinic })).toHaveCount(0);
});

test('a plan is changed after a question, and a notice ends', async ({ open }) => {
  const admin = await open({ as: people.platform, width: 1440, language: 'et' });
  await admin.goto('/prm/add-clinic');
  const clinic = `Kuuse Kliinik ${freshSerial()}`;
  await fillIn(admin, {
    Registrikood: freshRegistrationCode(),
    'Nimi, mida patsiendid näevad': clinic,
    Aadress: 'Kuuse 1, Tartu',
    'Kliiniku e-post': 'info@kuuse.example.com',
    Eesnimi: 'Urmas',
    Perekonnanimi: 'Kuusik',
    Isikukood: generatePersonalCode('EE', { birthDate: '1969-01-02', sex: 'MALE', serial: freshSerial() }),
    'Kontaktisiku e-post': freshEmail('urmas'),
  });
  await admin.getByRole('button', { name: 'Lisa kliinik' }).click();
  const drawer = admin.getByRole('dialog', { name: clinic });
  await drawer.getByText('Eripakett', { exact: true }).click();
  await drawer.getByLabel('Tõlkimine').check();
  await drawer.getByRole('button', { name: 'Muuda paketti' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Muuda paketti' }).click();
  await expect(drawer.getByText('See pakett on praegu.')).toBeVisible();
  await admin.reload();
  await expect(drawer.getByLabel('Tõlkimine')).toBeChecked();
  await expect(drawer.getByLabel('Küsimustikud')).not.toBeChecked();

  await admin.goto('/prm/notices');
  const title = `Näidisteade ${freshSerial()}`;
  await admin.getByRole('button', { name: 'Lisa teade' }).click();
  const form = admin.getByRole('dialog', { name: 'Uus teade' });
  await form.getByLabel('Pealkiri').fill(title);
  await form.getByLabel('Tekst').fill('Ainult proovimiseks.');
  await form.getByLabel('Link').fill('https://example.com/');
  await form.getByLabel('Litsents või allikas').fill('Näidis');
  await form.getByLabel('Noorim vanus').fill('140');
  await form.getByRole('button', { name: 'Salvesta' }).click();
  const row = admin.getByRole('row', { name: new RegExp(title) });
  await expect(row.getByText('Näidatakse')).toBeVisible();
  await admin.getByRole('button', { name: `Lõpeta: ${title}` }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Lõpeta' }).click();
  await expect(row.getByText('Lõppenud')).toBeVisible();
  await expectAccessible(admin);
});
