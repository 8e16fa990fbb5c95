import type { Page } from '@playwright/test';
import { generatePersonalCode } from '@tervita/domain/persons';
import { expectProblem } from '../../core/problems.ts';
import { sendWritten, writeFreely } from '../../core/send.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

test('a mother writes for her child, in Estonian', async ({ open }) => {
  const page = await open({ as: people.mari, language: 'et' });
  await page.goto('/my-e-contacts');
  await link(page, 'Uus e-kontakt').click();
  await expect(title(page, 'Kelle kohta kirjutate?')).toBeFocused();
  await link(page, /Oskar Lepaste/).click();

  // One family doctor: nobody asks where.
  await expect(title(page, 'Mis on mure?')).toBeVisible();
  await expect(page.getByText(/^Patsient: Oskar Lepaste, \d+ aastat$/)).toBeVisible();
  await page.getByRole('searchbox').fill('kohuvalu');
  await link(page, /^Kõhuvalu/).click();
  await writeFreely(page, 'et');
  await page.getByRole('textbox').fill('Oskaril valutab kõht eilsest.');
  await page.reload();
  await expect(page.getByText(/^Patsient: Oskar Lepaste, \d+ aastat$/)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('Oskaril valutab kõht eilsest.');
  await sendWritten(page, 'et');
  await link(page, /Vaata e-kontakti/).click();
  await expect(page.getByText('Oskaril valutab kõht eilsest.')).toBeVisible();
  await page.goto('/my-e-contacts');
  await expect(page.getByText('Patsient: Oskar').first()).toBeVisible();
});

test('the person and the clinic are changed, and Back leads through what was asked', async ({ open }) => {
  const page = await open({ as: people.mari });
  await page.goto('/my-e-contacts');
  await link(page, 'New e-contact').click();
  await link(page, /Loore Lepaste/).click();
  await expect(page.getByText(/^For Loore Lepaste, \d/)).toBeVisible();
  await link(page, 'Change').click();
  await link(page, /^Me/).click();
  await expect(title(page, 'Which clinic do you write to?')).toBeFocused();
  await link(page, /Another clinic/).click();
  await link(page, /Private clinic/).click();
  await expect(title(page, 'What is it about?')).toBeVisible();
  await expect(page.getByText('For you', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(title(page, 'Find a clinic')).toBeVisible();
  await page.goBack();
  await expect(title(page, 'Which clinic do you write to?')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(title(page, 'Who is it about?')).toBeVisible();
});

test('a new child is added; the parent’s own clinic is offered, and any other is found by name', async ({
  open,
}) => {
  const page = await open({ as: people.helve });
  const code = generatePersonalCode('EE', { birthDate: '2021-08-09', sex: 'FEMALE', serial: 731 });
  await page.goto('/e-contacts/choose-person?change=1');
  await link(page, /My child or somebody else/).click();
  await expect(title(page, 'Add a person')).toBeFocused();
  const field = page.getByLabel('Personal code of the person');
  await field.fill('62108090000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('The last digit does not fit. Look at the code again')).toBeVisible();
  await field.fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('9 August 2021')).toBeVisible();
  await page.getByLabel('First name').fill('Liisu');
  await page.getByLabel('Surname').fill('Pihlamets');
  // What was typed outlives a reload.
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Liisu');
  await page.getByRole('button', { name: 'Add and continue' }).click();

  // The parent's own family doctor is obvious; any other clinic is found by its name.
  await expect(page.getByText(/^For Liisu Pihlamets, \d years/)).toBeVisible();
  await page.goto(page.url().replace('/e-contacts/add?', '/e-contacts/choose-clinic?change=1&'));
  await link(page, /Another clinic/).click();
  await page.getByRole('searchbox').fill('meretuule');
  await link(page, /Private clinic/).click();
  await expect(page.getByText(/^For Liisu Pihlamets, \d years/)).toBeVisible();

  // Twice is once too many.
  await page.goto('/e-contacts/add/person');
  await page.getByLabel('Personal code of the person').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This personal code has already been added.')).toBeVisible();

  await page.goto('/e-contacts/choose-patient');
  await link(page, 'Edit Liisu Pihlamets').click();
  await page.getByLabel('First name').fill('Liisa');
  await page.getByRole('button', { name: 'Save' }).click();
  await link(page, 'Edit Liisa Pihlamets').click();
  await page.getByRole('button', { name: 'Delete this person' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('access ends at once');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(title(page, 'You have not added anyone yet')).toBeVisible();
});

test('when the look-up does not answer, the fields are filled in by hand', async ({ open, problems }) => {
  const page = await open({ as: people.viktor });
  await page.route('**/api/patient/person/lookup*', (route) => route.abort());
  await page.goto('/e-contacts/add/person');
  const code = generatePersonalCode('EE', { birthDate: '2019-02-03', sex: 'MALE', serial: 412 });
  await page.getByLabel('Personal code of the person').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('We could not check the code just now.')).toBeVisible();
  await expect(page.getByLabel('First name')).toBeVisible();
  await expectProblem(problems, { because: 'aborted', address: /\/api\/patient\/person\/lookup/ });
});

const searches = [
  ['en', 'coufh', 'Cough'],
  ['en', 'köha', 'Cough'],
  ['et', 'kohuvalu', 'Kõhuvalu'],
  ['et', 'palavikuga laps', 'Külmetus, köha või palavik'],
] as const;
test('the search forgives slips, diacritics, forms and languages', async ({ open }) => {
  for (const language of ['en', 'et'] as const) {
    const page = await open({ as: people.emily, language });
    await page.goto('/e-contacts/choose-person');
    for (const [, words, found] of searches.filter(([each]) => each === language)) {
      await page.getByRole('searchbox').fill(words);
      await expect(
        page
          .getByRole('listitem')
          .getByRole('link', { name: new RegExp(`^${found}`) })
          .first(),
      ).toBeVisible();
    }
  }
});

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
  await expect(title(page, 'Is any of this happening now, or did it in the last 24 hours?')).toBeFocused();
});
