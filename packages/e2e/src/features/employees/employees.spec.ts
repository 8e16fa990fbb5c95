import { generatePersonalCode } from '@tervita/domain/persons';
import { expectAccessible } from '../../core/accessible.ts';
import { freshSerial, inLetters } from '../../core/fresh-serial.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

test('a nurse adds a colleague and deactivates them', async ({ open }) => {
  const surname = `Raudoja${inLetters(freshSerial())}`;
  const nurse = await open({ as: people.liis, width: 1440 });
  await nurse.goto('/admin/employees');
  await nurse.getByRole('button', { name: 'Add employee' }).click();
  const drawer = nurse.getByRole('dialog', { name: 'Add employee' });
  await drawer.getByRole('button', { name: 'Add employee' }).click();
  await expect(drawer.getByLabel('Personal code')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(nurse);
  const code = generatePersonalCode('EE', { birthDate: '1991-02-03', sex: 'FEMALE', serial: freshSerial() });
  await drawer.getByLabel('Personal code').fill(code);
  await drawer.getByLabel('First name').fill('Eneli');
  await drawer.getByLabel('Surname').fill(surname);
  await drawer.getByLabel('E-mail').fill('eneli.raudoja@example.com');
  await drawer.getByRole('button', { name: 'Add employee' }).click();
  await expect(drawer).toHaveCount(0);

  await nurse.getByRole('searchbox', { name: 'Name or e-mail' }).fill(surname);
  await nurse.getByRole('button', { name: `Deactivate Eneli ${surname}` }).click();
  await nurse.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(nurse.getByText('Nobody fits the search')).toBeVisible();
});
