import { generatePersonalCode } from '@tervita/domain/persons';
import { expectAccessible } from '../../core/accessible.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

const heading = 'listCode;doctorCode;personalCode;firstName;surname;memberFrom';
const codeOf = (serial: number) =>
  generatePersonalCode('EE', { birthDate: '1991-07-03', sex: 'FEMALE', serial });

test('an admin imports a list from a file after looking at what it changes, and finds its patients', async ({
  open,
}) => {
  const listCode = `N${String(Date.now()).slice(-6)}`;
  const lines = [1, 2, 3].map(
    (n) => `${listCode};D09999;${codeOf(800 + n)};Eva;Kadakas${'abc'[n - 1]};01.03.2026`,
  );
  const file = [heading, ...lines, `${listCode};D09999;49912319999;Vale;Kood;01.03.2026`].join('\n');

  const admin = await open({ as: people.helen, width: 1440 });
  await admin.goto('/admin/clinic-import');
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
});
