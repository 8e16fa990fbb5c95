import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../core/accessible.ts';
import { sendEContact } from '../../core/conversation.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

test('a nurse keeps a reply in settings, answers with it, changes and deletes it', async ({ open }) => {
  const patient = await open({ as: people.mari });
  const id = await sendEContact(patient.context(), `Löve ${randomUUID()}`);
  const name = `Tervitus ${randomUUID().slice(0, 8)}`;
  const nurse = await open({ as: people.liis, width: 1440 });
  await nurse.goto('/settings');
  await nurse.getByRole('link', { name: /Reply templates/ }).click();
  await expect(nurse.getByRole('button', { name: /Vereproovile tulek/ })).toBeVisible();
  await expectAccessible(nurse);

  await nurse.getByRole('button', { name: 'New template' }).click();
  await nurse.getByLabel('Name').fill(name);
  await nurse.getByLabel('Text', { exact: true }).fill('Tere, ');
  await nurse.getByRole('button', { name: 'First name of the patient' }).click();
  await nurse.keyboard.type('! Võtame ühendust.');
  await nurse.getByRole('button', { name: /^Reason/ }).click();
  await nurse.getByRole('combobox', { name: 'Find a reason' }).fill('Skin r');
  await nurse.keyboard.press('Enter');
  await expectAccessible(nurse);
  // A reload in the middle costs nothing.
  await nurse.reload();
  await nurse.getByRole('button', { name: 'New template' }).click();
  await expect(nurse.getByLabel('Text', { exact: true })).toHaveValue('Tere, {firstName}! Võtame ühendust.');
  await nurse.getByRole('button', { name: 'Save' }).click();
  await nurse.getByRole('searchbox').fill(name);
  await expect(nurse.getByRole('button', { name: new RegExp(`${name}.*Only: Skin rash`) })).toBeVisible();

  await nurse.goto(`/e-contacts/${id}`);
  const reply = nurse.getByRole('textbox', { name: 'Reply to the patient' });
  await reply.focus();
  await nurse.keyboard.press('/');
  await expect(nurse.getByRole('combobox', { name: 'Find a template' })).toBeFocused();
  // The field has the focus, the list shows the name of the patient, Enter puts it in.
  await nurse.keyboard.type(name);
  await expect(nurse.getByRole('dialog').getByRole('option')).toHaveText(
    `${name} Tere, Mari! Võtame ühendust.`,
  );
  await expectAccessible(nurse);
  await nurse.keyboard.press('Enter');
  await expect(reply).toHaveValue('Tere, Mari! Võtame ühendust.');

  await nurse.getByRole('button', { name: 'Templates' }).click();
  await nurse.getByRole('link', { name: 'Manage templates' }).click();
  await nurse.getByRole('searchbox').fill(name);
  await nurse.getByRole('button', { name: new RegExp(name) }).click();
  await nurse.getByLabel(/For all employees/).check();
  await nurse.getByRole('button', { name: 'Save' }).click();
  const colleague = await open({ as: people.andres, language: 'et' });
  await colleague.goto('/settings/reply-templates');
  await colleague.getByRole('searchbox').fill(name);
  await colleague.getByRole('button', { name: new RegExp(name) }).click();
  await expectAccessible(colleague);
  await colleague.getByRole('button', { name: 'Kustuta' }).click();
  await colleague.getByRole('alertdialog').getByRole('button', { name: 'Kustuta' }).click();
  await expect(colleague.getByText('Sobivat malli ei leitud')).toBeVisible();
});
