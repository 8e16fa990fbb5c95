import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../core/accessible.ts';
import { denyDanger, pressSend } from '../../core/send.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** From the catalogue to the page of medicines. */
const openRequest = async (page: Page) => {
  await page.goto('/prescriptions');
  await expect(title(page, 'What do you need?')).toBeVisible();
};

const addNew = async (page: Page, comment: string) => {
  const search = page.getByRole('searchbox');
  // Mistyped, as on a phone.
  await search.fill('ibuprofeen');
  await page.getByRole('button', { name: /^Add Ibumaks 400 mg/ }).click();
  await page.getByText('3× a day').click();
  await page.getByRole('textbox', { name: 'Comment' }).last().fill(comment);
};

const sendRequest = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: /^Continue with/ }).click();
  await denyDanger(page);
  await expect(title(page, 'Check before you send')).toBeVisible();
  await pressSend(page);
  await expect(title(page, 'Sent to the clinic')).toBeVisible();
  return new URL(page.url()).searchParams.get('eContactId') ?? '';
};

test('a patient asks for medicines, a nurse declines one, a doctor approves the other, and the patient sees both', async ({
  open,
}) => {
  const comment = `Selja pärast ${randomUUID()}`;
  const patient = await open({ as: people.emily, width: 390 });
  await openRequest(patient);
  await addNew(patient, comment);
  await patient.getByRole('searchbox').fill('xqzwv');
  await patient.getByRole('button', { name: /It is not in the list/ }).click();
  await patient.getByRole('textbox', { name: 'Name of the medicine' }).fill('Vanaema salv');
  // How often is not guessed.
  await patient.getByRole('button', { name: 'Continue with 2 medicines' }).click();
  await expect(patient.getByText('Choose how often it is taken')).toBeVisible();
  await patient.getByText('As needed').last().click();
  await expectAccessible(patient);
  // What was chosen is there again after a reload.
  await expect(patient.getByText('Saved', { exact: false })).toBeVisible();
  await patient.reload();
  await expect(patient.getByRole('textbox', { name: 'Name of the medicine' })).toHaveValue('Vanaema salv');
  const id = await sendRequest(patient);

  const nurse = await open({ as: people.liis, width: 1440 });
  await nurse.goto(`/e-contacts/${id}`);
  const requests = nurse.getByRole('region', { name: 'Prescription requests' });
  await expect(requests.getByText('Ibumaks 400 mg')).toBeVisible();
  await expect(requests.getByText(comment)).toBeVisible();
  await expect(requests.getByText('A doctor approves').first()).toBeVisible();
  await expect(requests.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await expectAccessible(nurse);
  await requests.getByRole('button', { name: 'Decline Vanaema salv' }).click();
  await requests.getByText('Another reason').click();
  await requests.getByRole('button', { name: 'Decline this one' }).click();
  await expect(requests.getByText('Write why')).toBeVisible();
  await requests.getByRole('textbox').fill('Tulge enne vastuvõtule.');
  await requests.getByRole('button', { name: 'Decline this one' }).click();
  await expect(requests.getByText(/^Declined · you/)).toBeVisible();

  const doctor = await open({ as: people.helen, width: 1440 });
  await doctor.goto(`/e-contacts/${id}`);
  const toDecide = doctor.getByRole('region', { name: 'Prescription requests' });
  await toDecide.getByRole('button', { name: 'Approve Ibumaks 400 mg' }).click();
  await expect(toDecide.getByText(/^Approved · you/)).toBeVisible();
  await toDecide.getByRole('button', { name: 'Undo' }).click();
  await toDecide.getByRole('button', { name: 'Approve Ibumaks 400 mg' }).click();
  await expect(toDecide.getByText(/^Approved · you/)).toBeVisible();
  // The nurse's page follows by itself.
  await expect(requests.getByText(/^Approved · /)).toBeVisible();

  await patient.goto(`/e-contacts/${id}/timeline`);
  const mine = patient.getByRole('region', { name: 'Medicines you asked for' });
  await expect(mine.getByText('Approved')).toBeVisible();
  await expect(mine.getByText('Tulge enne vastuvõtule.')).toBeVisible();
  await expectAccessible(patient);
  await openRequest(patient);
  await expect(patient.getByRole('checkbox', { name: 'Ibumaks 400 mg' })).toBeEnabled();
});

test('the catalogue leads to the medicines', async ({ open }) => {
  const patient = await open({ as: people.emily, width: 390 });
  await patient.goto('/e-contacts/choose-clinic');
  await expect(title(patient, 'What is it about?')).toBeVisible();
  await patient.getByRole('searchbox').fill('Repeat prescription');
  await patient
    .getByRole('link', { name: /Repeat prescription/ })
    .first()
    .click();
  await expect(title(patient, 'What do you need?')).toBeVisible();
});
