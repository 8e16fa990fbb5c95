import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../core/accessible.ts';
import { expectProblem } from '../../core/problems.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

const languages = ['Eesti', 'English', 'Русский', 'Polski'];

test('an admin writes and publishes an item; a nurse finds it unread, reads it, and marks it unread', async ({
  open,
}) => {
  const title = `Puugihammustus ${randomUUID().slice(0, 8)}`;
  const admin = await open({ as: people.platform, width: 1440 });
  await admin.goto('/prm/information-hub');
  await expect(admin.getByRole('link', { name: /Seljavalu|back pain/i }).first()).toBeVisible();
  await admin.getByRole('link', { name: 'New item' }).click();
  await admin.getByLabel('Address of the source').fill('https://www.terviseamet.ee/puugid');
  for (const language of languages) {
    await admin.getByRole('radio', { name: language }).check();
    await admin.getByLabel('Title', { exact: true }).fill(title);
    await admin.getByLabel('Summary', { exact: true }).fill('Eemaldage puuk kohe.');
    await admin.getByLabel('Text', { exact: true }).fill('### Kohe\n\n<b>Ära oota</b>');
    await expect(admin.getByText('Line 3: HTML cannot be used.')).toBeVisible();
    await admin.getByLabel('Text', { exact: true }).fill('### Kohe\n\n- Ära oota\n- [112](tel:112)');
    await admin.getByLabel('Name of the source', { exact: true }).fill('Terviseamet');
  }
  // A reload in the middle costs nothing.
  await admin.reload();
  await expect(admin.getByLabel('Title', { exact: true })).toHaveValue(title);
  await admin.getByRole('radio', { name: 'Preview' }).check();
  await expect(admin.getByRole('heading', { name: 'Kohe' })).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Save draft' }).click();
  await expect(admin.getByText('Version 1', { exact: true })).toBeVisible();

  const nurse = await open({ as: people.liis, width: 1440 });
  await nurse.goto(`/information-hub?search=${encodeURIComponent(title)}`);
  await expect(nurse.getByText('Nothing found')).toBeVisible();

  await admin.getByRole('button', { name: 'Publish' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(admin.getByText('Version 1 is published.')).toBeVisible();

  await nurse.reload();
  const row = nurse.getByRole('link', { name: `Unread: ${title}` });
  await row.click();
  await expect(nurse.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(nurse.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
  await expect(row).toHaveCount(0);
  await expectAccessible(nurse);
  await nurse.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(row).toBeVisible();
  // Other tests look at what is published: it goes again.
  await admin.getByRole('button', { name: 'Withdraw' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(admin.getByText('The item is withdrawn.')).toBeVisible();
});

test('a nurse reads an item on a phone and comes back; a medicine item that a doctor reads is not found by its address', async ({
  open,
  problems,
}) => {
  const doctor = await open({ as: people.andres, width: 1440 });
  await doctor.goto('/information-hub');
  await doctor
    .getByRole('link', { name: /Prescription medicines/ })
    .first()
    .click();
  // The list has a heading of this level too: only the address tells that the item is open.
  await expect(doctor).toHaveURL(/\/information-hub\/[^/?]+/);
  const medicine = new URL(doctor.url()).pathname;

  const nurse = await open({ as: people.liis });
  await nurse.goto('/information-hub');
  await expect(nurse.getByText('Information on prescription medicines is for doctors.')).toBeVisible();
  await expect(nurse.getByRole('link', { name: /Prescription medicines/ })).toHaveCount(0);
  await nurse.getByRole('link', { name: /Low back pain/ }).click();
  await expect(nurse.getByText('It supports your judgement and does not replace it.')).toBeVisible();
  await expectAccessible(nurse);
  await nurse.getByRole('button', { name: 'Back to the list' }).click();
  await expect(nurse.getByRole('link', { name: /Low back pain/ })).toBeVisible();
  await nurse.goto(medicine);
  await expect(nurse.getByRole('heading', { name: 'This item is not available' })).toBeVisible();
  await expectProblem(problems, { because: 404, address: /\/api\/clinic\/information-hub\// });
});
