import { generatePersonalCode } from '@tervita/domain/persons';
import { expectAccessible } from '../../core/accessible.ts';
import { freshSerial, inLetters } from '../../core/fresh-serial.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

test('a nurse adds a colleague, deactivates and activates them, and an admin sees it', async ({ open }) => {
  const nurse = await open({ as: people.liis, width: 1440 });
  await nurse.goto('/admin/employees');
  await expect(nurse.getByRole('row', { name: /Liis Kasemaa/ })).toBeVisible();
  await expect(nurse.getByRole('button', { name: /Liis Kasemaa/ })).toHaveCount(0);
  await expectAccessible(nurse);

  const surname = `Raudoja${inLetters(freshSerial())}`;
  const name = `Eneli ${surname}`;
  const code = generatePersonalCode('EE', { birthDate: '1991-02-03', sex: 'FEMALE', serial: freshSerial() });
  await nurse.getByRole('button', { name: 'Add employee' }).click();
  const drawer = nurse.getByRole('dialog', { name: 'Add employee' });
  await expect(drawer.getByLabel('Administers the clinic')).toHaveCount(0);
  await drawer.getByLabel('Personal code').fill(code.slice(0, 10));
  await drawer.getByRole('button', { name: 'Add employee' }).click();
  await expect(drawer.getByLabel('Personal code')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(nurse);
  await drawer.getByLabel('Personal code').fill(code);
  await drawer.getByLabel('First name').fill('Eneli');
  await drawer.getByLabel('Surname').fill(surname);
  await drawer.getByLabel('E-mail').fill('eneli.raudoja@example.com');
  await drawer.getByRole('button', { name: 'Add employee' }).click();
  await expect(drawer).toHaveCount(0);

  await nurse.getByRole('searchbox', { name: 'Name or e-mail' }).fill(surname);
  await nurse.getByRole('button', { name: `Deactivate ${name}` }).click();
  await nurse.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(nurse.getByText('Nobody fits the search')).toBeVisible();

  const admin = await open({ as: people.helen, width: 390 });
  await admin.goto('/admin/employees');
  await admin.getByRole('switch', { name: 'Show deactivated' }).check();
  await admin.getByRole('searchbox', { name: 'Name or e-mail' }).fill(surname);
  await expect(admin.getByText(/^Deactivated /)).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: `Activate ${name}` }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Activate' }).click();
  await expect(admin.getByRole('button', { name: `Deactivate ${name}` })).toBeVisible();

  await admin.getByRole('button', { name: `Edit ${name}` }).click();
  const edit = admin.getByRole('dialog', { name: `Edit ${name}` });
  await edit.getByLabel('First name').fill('Eneli-Mai');
  await edit.getByRole('radio', { name: 'Doctor' }).check({ force: true });
  await expectAccessible(admin);
  await edit.getByRole('button', { name: /^Save/ }).click();
  await expect(edit).toHaveCount(0);
  await expect(admin.getByRole('button', { name: `Edit Eneli-Mai ${surname}` })).toBeVisible();
});

test('who is no health worker sees the employees too, and may open what is for everybody', async ({
  open,
}) => {
  const office = await open({ as: 'Triin Allikmaa', width: 1440, language: 'et' });
  await office.goto('/admin/employees');
  await expect(office.getByRole('row', { name: /Helen Lillepuu/ })).toBeVisible();
  const tabs = office.getByRole('navigation', { name: 'Halduse osad' }).getByRole('link');
  await expect(tabs).toHaveText(['Nimistud', 'Töötajad', 'Üldteade']);
});
