import { expectAccessible } from '../../core/accessible.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

test('a nurse sends an SMS to elderly patients, sees that it arrived, and going back does not send it again', async ({
  open,
}) => {
  const nurse = await open({ as: people.liis, width: 1440 });
  await nurse.goto('/message-centre');
  await nurse.getByRole('button', { name: 'Flu vaccination' }).click();
  await nurse.getByLabel('Age from').fill('60');
  const first = nurse.getByRole('table', { name: 'Patients who get the SMS' }).getByRole('checkbox').first();
  await expect(first).toBeChecked();
  await nurse.getByRole('link', { name: 'Write the message' }).click();

  const text = nurse.getByRole('textbox', { name: 'Message' });
  await text.fill('Tere, ');
  await nurse.getByRole('button', { name: 'Insert first name' }).click();
  await nurse.keyboard.type('! Gripivaktsiin on kohal. Küsige õelt.');
  await expect(nurse.getByRole('region', { name: 'Preview of the SMS' })).toContainText(
    'Gripivaktsiin on kohal. Kusige oelt. Parnaoru Perearstikeskus',
  );
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
  await nurse.goBack();
  await expect(nurse.getByRole('button', { name: /^Send to/ })).toHaveCount(0);
});
