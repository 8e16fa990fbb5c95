import { expectAccessible } from '../../core/accessible.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

test('a nurse sends an SMS to elderly patients, and sees that it arrived', async ({ open }) => {
  const nurse = await open({ as: people.liis, width: 1440 });
  await nurse.goto('/message-centre');
  await expect(nurse.getByRole('table', { name: 'Messages that were sent' })).toBeVisible();
  await nurse.getByRole('button', { name: 'Flu vaccination' }).click();

  await nurse.getByLabel('Birth years').fill('57');
  await expect(nurse.getByText('Write years with four digits and commas')).toBeVisible();
  await nurse.getByLabel('Birth years').fill('');
  await nurse.getByLabel('Age from').fill('60');
  const first = nurse.getByRole('table', { name: 'Patients who get the SMS' }).getByRole('checkbox').first();
  await expect(first).toBeChecked();
  await expectAccessible(nurse);
  // A reload in the middle costs nothing.
  await nurse.reload();
  await expect(nurse.getByLabel('Age from')).toHaveValue('60');
  await nurse.getByRole('link', { name: 'Write the message' }).click();

  const text = nurse.getByRole('textbox', { name: 'Message' });
  await nurse.getByRole('button', { name: 'Check and confirm' }).click();
  await expect(nurse.getByText('Fill in the blanks')).toBeVisible();
  await text.fill('Привет');
  await expect(nurse.getByText('Cyrillic letters cannot be used. Write with Latin ones')).toBeVisible();
  await text.fill('Tere, ');
  await nurse.getByRole('button', { name: 'Insert first name' }).click();
  await nurse.keyboard.type('! Gripivaktsiin on kohal. Küsige õelt.');
  await expect(nurse.getByRole('region', { name: 'Preview of the SMS' })).toContainText(
    'Gripivaktsiin on kohal. Kusige oelt. Parnaoru Perearstikeskus',
  );
  await expectAccessible(nurse);
  await nurse.reload();
  // The word stands there for each patient's name, with what tells it from a typed one on both sides.
  await expect(text).toHaveValue('Tere, \u2063First\u00a0name\u2063! Gripivaktsiin on kohal. Küsige õelt.');
  await nurse.getByRole('button', { name: 'Check and confirm' }).click();

  await expect(nurse.getByText("It is put on next month's invoice.")).toBeVisible();
  await expectAccessible(nurse);
  await nurse.getByRole('button', { name: /^Send to \d+\spatients/ }).click();
  await expect(nurse).toHaveURL(/success\?campaign=/);
  await expect(nurse.getByRole('heading', { name: 'Flu vaccination has been sent' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(nurse.getByText(/^\w+ so far$/)).toBeVisible();
  // Going back leads to the same message, not to sending it again.
  await nurse.goBack();
  await expect(nurse.getByRole('button', { name: /^Send to/ })).toHaveCount(0);
});

test('the office gives a phone number to a patient without one, in Estonian on a phone', async ({ open }) => {
  const nurse = await open({ as: people.liis, width: 390, language: 'et' });
  await nurse.goto('/message-centre');
  await nurse.getByRole('button', { name: 'Uriiniproov', exact: true }).click();
  await nurse.getByText('Numbrit ei ole', { exact: true }).first().click();
  const table = nurse.getByRole('table', { name: 'Patsiendid, kes saavad SMS-i' });
  await expect(nurse.getByText(/^SMS-i saab 0/)).toBeVisible();
  const code =
    (await table
      .getByText(/^[3-6]\d{10}$/)
      .first()
      .textContent()) ?? '';
  await nurse.getByRole('button', { name: 'Lisa telefoninumbreid' }).click();
  const drawer = nurse.getByRole('dialog');
  await drawer.getByLabel('Isikukood;telefoninumber').fill(`${code};5355 5001\n123;55`);
  await drawer.getByRole('button', { name: 'Kontrolli' }).click();
  await expect(drawer.getByText('Rida 2: kontrollige isikukoodi')).toBeVisible();
  await expectAccessible(nurse);
  await drawer.getByRole('button', { name: /^Lisa 1\snumber$/ }).click();
  await expect(drawer).toHaveCount(0);
  await expect(table.getByText(code)).toHaveCount(0);
});
