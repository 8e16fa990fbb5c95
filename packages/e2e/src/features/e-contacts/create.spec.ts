import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { generatePersonalCode } from '@tervita/domain/persons';
import { expectAccessible } from '../../core/accessible.ts';
import { freshSerial } from '../../core/fresh-serial.ts';
import { freshEmail, lettersTo } from '../../core/mailbox.ts';
import { baseUrl, people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

/** Everybody here is new: the patients of the demonstration belong to other tests. */
const freshName = (): string =>
  `Proov${Array.from({ length: 8 }, () => String.fromCharCode(97 + randomInt(26))).join('')}`;
const codeOf = (birthDate: string) =>
  generatePersonalCode('EE', { birthDate, sex: 'FEMALE', serial: freshSerial() });

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
  await expect(page.getByRole('button', { name: /^(Reason|Põhjus)/ })).toBeFocused();
};

test('a call is written down for a known patient; the card is corrected before a colleague’s eyes', async ({
  open,
}) => {
  const page = await open({ as: people.liis, width: 1440, language: 'et' });
  const { surname, email } = await knownPatient(page);
  await page.goto('/clinic-e-contacts?tab=INCOMING');
  await expect(page.getByTestId('inbox')).toBeVisible();
  await page.keyboard.press('c');
  const search = page.getByRole('combobox', { name: 'Nimi, isikukood või e-post' });
  await expect(search).toBeFocused();
  await expect(page.getByText('Kirjutate üles, mida patsient telefonis', { exact: false })).toBeVisible();
  await page.keyboard.type(`oie ${surname}`);
  await expect(page.getByRole('option', { name: new RegExp(`Õie ${surname}`) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Kas andmed on õiged?' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'E-post' })).toHaveValue(email);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: /^Põhjus/ }).click();
  await pickReason(page, 'peavalu');
  // The same signs of danger as a patient is shown, asked of the caller.
  const none = page.getByRole('checkbox', { name: 'Mitte ükski neist', exact: true });
  await none.check();
  const words = `Helistas ja kurtis peavalu ${randomUUID()}`;
  await page.getByLabel('Patsiendi jutt').fill(words);

  // A reload keeps what was typed; Back goes one step.
  await page.reload();
  await expect(page.getByLabel('Patsiendi jutt')).toHaveValue(words);
  await expect(none).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Kas andmed on õiged?' })).toBeVisible();
  await page.goForward();
  await page.getByRole('button', { name: /^Lisa postkasti/ }).click();
  await expect(page).toHaveURL(/\/e-contacts\/[0-9a-f-]{36}$/);
  await expect(page.getByText(`E-kontakt on postkastis: Õie ${surname}`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: `Õie ${surname}` })).toBeVisible();
  // Word for word: a summary may stand above it.
  await expect(page.getByText(words, { exact: true })).toBeVisible();
  await expect(page.getByText('Patsient; üles kirjutas Liis Kasemaa')).toBeVisible();
  await expect(page.getByText('Mitte ükski neist', { exact: true })).toBeVisible();
  await expect.poll(async () => (await lettersTo(email)).length).toBe(1);

  const colleague = await open({ as: people.andres, width: 1440 });
  await colleague.goto(page.url());
  await expect(colleague.getByText(email)).toBeVisible();
  const corrected = freshEmail('oie.uus');
  await page.getByRole('button', { name: 'Muuda kontaktandmeid' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /E-post/ }).fill(corrected);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Salvesta/ }).click();
  await expect(dialog).toBeHidden();
  await expect(colleague.getByText(corrected)).toBeVisible();
  await colleague.getByRole('link', { name: 'Write to the patient' }).click();
  await expect(colleague.getByRole('radio', { name: 'To a patient' })).toBeChecked();
  // Straight to the message: the data stand in one line, with the way to change them.
  await expect(
    colleague.getByRole('heading', { name: 'What do you want to tell the patient?' }),
  ).toBeFocused();
  await expect(colleague.getByText(corrected, { exact: false })).toBeVisible();
});

test('the clinic writes first to somebody new, who is told by e-mail', async ({ open }) => {
  const page = await open({ as: people.liis, width: 1440 });
  const [surname, email] = [freshName(), freshEmail('uus')];
  await page.goto('/clinic-e-contacts/new?kind=to-patient');
  await page.getByRole('combobox', { name: 'Name, personal code or e-mail' }).fill(`Anne ${surname}`);
  await expect(page.getByText('Nobody was found.', { exact: false })).toBeVisible();
  await page.getByRole('option', { name: /Not found: add/ }).click();
  await expect(page.getByLabel('Surname')).toHaveValue(surname);
  await page.getByLabel('Personal code').fill(codeOf('1984-11-05'));
  await page.getByRole('button', { name: /^Add and continue/ }).click();
  await expect(page.getByText('Fill in this field')).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: /^Add and continue/ }).click();
  await expect(page.getByRole('heading', { name: 'What do you want to tell the patient?' })).toBeVisible();
  await page.getByRole('button', { name: /^Reason/ }).click();
  await pickReason(page, 'headache');
  const words = `Your results are here ${randomUUID()}`;
  await page.getByLabel('Message to the patient').fill(words);
  await page.getByRole('radio', { name: /next day/ }).check();
  await page.getByRole('button', { name: /^Send, reply from/ }).click();
  await expect(page.getByText(`Sent to Anne ${surname}`)).toBeVisible();
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText('Never signed in')).toBeVisible();
  await expect(page.getByText("Patient's turn", { exact: false }).first()).toBeVisible();
  await expect.poll(async () => (await lettersTo(email)).length).toBe(1);
  expect(JSON.stringify(await lettersTo(email))).not.toContain(words);
});

test('a child does not write alone: somebody who speaks for them is added first', async ({ open }) => {
  const page = await open({ as: people.liis, width: 1440 });
  const [surname, email] = [freshName(), freshEmail('ema')];
  await page.goto('/clinic-e-contacts/new?kind=as-patient&step=add');
  await page.getByLabel('Personal code').fill(codeOf('2019-03-09'));
  await page.getByLabel('First name').fill('Liisi');
  await page.getByLabel('Surname').fill(surname);
  await expect(page.getByText('Next you choose who represents the child', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: /^Add and continue/ }).click();
  await expect(page.getByText('No representative is known yet.', { exact: false })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Choose a person')).toBeVisible();
  await page.getByRole('link', { name: 'Add a representative' }).click();
  const child = codeOf('2011-03-09');
  await page.getByLabel('Personal code').fill(child);
  await page.getByLabel('First name').fill('Mare');
  await page.getByLabel('Surname').fill(surname);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: /^Add the representative/ }).click();
  await expect(page.getByText('The person must be at least 18')).toBeVisible();
  await page.getByLabel('Personal code').fill(codeOf('1988-03-09'));
  await page.getByRole('button', { name: /^Add the representative/ }).click();
  await expect(page.getByRole('radio', { name: new RegExp(`Mare ${surname}`) })).toBeChecked();
  await page.getByRole('button', { name: /^Continue to the message/ }).click();
  await page.getByRole('button', { name: /^Reason/ }).click();
  await pickReason(page, 'headache');
  await page.getByLabel('What the patient said').fill('Her mother called');
  await page.getByRole('checkbox', { name: 'I did not ask' }).check();
  await page.getByRole('button', { name: /^Add to the inbox/ }).click();
  await expect(page.getByText(`The e-contact for Liisi ${surname} is in the inbox`)).toBeVisible();
  await expect(page.getByText(`Mare ${surname}`)).toBeVisible();
  await expect.poll(async () => (await lettersTo(email)).length).toBe(1);
});

/** From the text through the signs of danger that the caller is asked for, and back to the text. */
const tickNoSign = async (page: Page): Promise<void> => {
  const signs = page.getByRole('group', { name: /Is any of this happening now/ }).getByRole('checkbox');
  await expect(signs.last()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(signs.first()).toBeChecked();
  const count = await signs.count();
  for (let at = 1; at < count; at += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(signs.last()).toBeChecked();
  await expect(signs.first()).not.toBeChecked();
  for (let at = 0; at < count; at += 1) await page.keyboard.press('Shift+Tab');
  await expect(page.getByLabel('What the patient said')).toBeFocused();
};

test('by keyboard alone, on a phone’s width, in the dark', async ({ open }) => {
  const page = await open({ as: people.liis, width: 390, scheme: 'dark' });
  const { surname } = await knownPatient(page);
  await page.goto('/clinic-e-contacts?tab=INCOMING');
  await expect(page.getByTestId('inbox')).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByRole('combobox', { name: 'Name, personal code or e-mail' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(surname);
  await expect(page.getByRole('option', { name: new RegExp(surname) })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Are these details correct?' })).toBeFocused();
  await expectAccessible(page);
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
});
