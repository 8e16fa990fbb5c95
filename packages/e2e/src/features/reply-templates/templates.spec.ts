import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../core/accessible.ts';
import { sendEContact } from '../../core/conversation.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

test('a nurse keeps a reply for a reason, and answers with it by keys alone', async ({ open }) => {
  const patient = await open({ as: people.mari });
  const id = await sendEContact(patient.context(), `Löve ${randomUUID()}`);
  const name = `Tervitus ${randomUUID().slice(0, 8)}`;
  const nurse = await open({ as: people.liis, width: 1440 });
  await nurse.goto('/settings/reply-templates');
  await nurse.getByRole('button', { name: 'New template' }).click();
  await nurse.getByLabel('Name').fill(name);
  await nurse.getByLabel('Text', { exact: true }).fill('Tere, ');
  await nurse.getByRole('button', { name: 'First name of the patient' }).click();
  await nurse.keyboard.type('! Võtame ühendust.');
  await nurse.getByRole('button', { name: /^Reason/ }).click();
  await nurse.getByRole('combobox', { name: 'Find a reason' }).fill('Skin r');
  await nurse.keyboard.press('Enter');
  await expectAccessible(nurse);
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
});
