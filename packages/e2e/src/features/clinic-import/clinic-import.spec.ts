import { generatePersonalCode } from '@tervita/domain/persons';
import { expectAccessible } from '../../core/accessible.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

const heading = 'listCode;doctorCode;personalCode;firstName;surname;memberFrom';
const codeOf = (serial: number) =>
  generatePersonalCode('EE', { birthDate: '1991-07-03', sex: 'FEMALE', serial });

test('an admin sees the lists, and imports a new one from a file after looking at what it changes', async ({
  open,
}) => {
  const listCode = `N${String(Date.now()).slice(-6)}`;
  const lines = [1, 2, 3].map(
    (n) => `${listCode};D09999;${codeOf(800 + n)};Eva;Kadakas${'abc'[n - 1]};01.03.2026`,
  );
  const file = [heading, ...lines, `${listCode};D09999;49912319999;Vale;Kood;01.03.2026`].join('\n');

  const admin = await open({ as: people.helen, width: 1440 });
  await admin.goto('/admin');
  const lists = admin.getByRole('table', { name: 'Lists of the clinic' });
  await expect(lists.getByRole('link', { name: 'Show the patients of N0388' })).toBeVisible();
  await expect(admin.getByText(/more than a month ago/).first()).toBeVisible();
  await expectAccessible(admin);

  await admin
    .getByRole('navigation', { name: 'Parts of administration' })
    .getByRole('link', { name: 'Import' })
    .click();
  await admin.getByLabel('Choose a file').setInputFiles({
    name: 'nimistu.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(file),
  });
  await expect(admin.getByText('Nothing has changed yet.')).toBeVisible();
  await expect(admin.getByRole('table', { name: 'Rows that need a look' })).toContainText('Personal code');
  await expectAccessible(admin);
  await admin.getByRole('button', { name: /^Import 1 list/ }).click();
  await expect(admin.getByText(/^1 list imported/)).toBeVisible();
  await expectAccessible(admin);

  await admin.getByRole('link', { name: 'To the patient lists' }).click();
  await admin.getByRole('link', { name: `Show the patients of ${listCode}` }).click();
  await expect(admin.getByRole('table', { name: `Patients of ${listCode}` })).toContainText('Eva Kadakasa');
  await admin.getByRole('searchbox').fill('kadakasb');
  await expect(admin.getByText('1 of 1.')).toBeVisible();
  await admin.reload();
  await expect(admin.getByRole('searchbox')).toHaveValue('kadakasb');

  await admin.getByRole('button', { name: 'More for Eva Kadakasb' }).click();
  await admin.getByRole('menuitem', { name: 'Remove from the list' }).click();
  await admin
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Remove from the list/ })
    .click();
  await expect(admin.getByText('Nobody on this list fits')).toBeVisible();
});

test('a nurse sees the lists and no import; at phone width each row is a card', async ({ open }) => {
  const nurse = await open({ as: people.liis, width: 390, language: 'et' });
  await nurse.goto('/admin');
  await expect(nurse.getByRole('link', { name: 'Näita nimistu N0388 patsiente' })).toBeVisible();
  await expect(nurse.getByRole('link', { name: 'Import', exact: true })).toHaveCount(0);
  await expectAccessible(nurse);
  await nurse.goto('/admin/clinic-import');
  await expect(nurse.getByLabel('Vali fail')).toHaveCount(0);
});
