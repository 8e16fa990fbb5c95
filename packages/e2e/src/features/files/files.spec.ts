import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { hurry } from '../../core/hurry.ts';
import { clickInboxRow } from '../../core/inbox.ts';
import { expectProblem } from '../../core/problems.ts';
import { eicar, pdf, photo } from '../../core/sample-files.ts';
import { sendWritten, writeFreely } from '../../core/send.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

const given = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });
/** Every test has a reason of its own: what one of them has begun is not gone on with by another. */
const openForm = async (page: Page, reason: string, isParent = false) => {
  await page.goto('/e-contacts/choose-person');
  if (isParent) await page.getByRole('link', { name: /^Me/ }).click();
  await page.getByRole('searchbox').fill(reason);
  await page.getByRole('link', { name: reason }).first().click();
  await writeFreely(page);
};
const chooseFiles = (page: Page, ...files: ReturnType<typeof given>[]) =>
  page.getByLabel('Add files').setInputFiles(files);

test('a photo and a letter go with an e-contact; the clinic sees, opens and answers with a file', async ({
  open,
}) => {
  const words = `Löve, pildid kaasas ${randomUUID()}`;
  const patient = await open({ as: people.mari });
  await openForm(patient, 'Cough', true);
  await patient.getByRole('textbox').fill(words);
  const picture = { name: 'lööve.png', mimeType: 'image/png', buffer: photo() };
  await patient.getByLabel('Add files').setInputFiles([picture, given('saatekiri.pdf', pdf)]);
  const chosen = patient.getByRole('list', { name: 'Files' });
  await expect(chosen.getByText('No viruses found')).toHaveCount(2);
  await expect(chosen.getByRole('img', { name: 'Picture: lööve.png' })).toBeVisible();
  await sendWritten(patient);
  await patient.getByRole('link', { name: 'See the e-contact' }).click();
  await expect(patient.getByText('saatekiri.pdf')).toBeVisible();

  const nurse = await open({ as: people.liis, width: 1440 });
  await nurse.goto('/clinic-e-contacts');
  await clickInboxRow(nurse, words);
  await expect(nurse.getByRole('complementary', { name: 'Preview' })).toBeVisible();
  await nurse.keyboard.press('Enter');
  const conversation = nurse.getByRole('region', { name: 'Conversation' });
  await expect(conversation.getByRole('img', { name: 'Picture: lööve.png' })).toBeVisible();
  const downloading = nurse.waitForEvent('download');
  await conversation.getByRole('button', { name: 'Download saatekiri.pdf' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('saatekiri.pdf');
  expect(await readFile(await download.path())).toEqual(pdf);

  await nurse.getByRole('textbox', { name: 'Reply to the patient' }).focus();
  await chooseFiles(nurse, given('juhend.txt', Buffer.from('Määrige kaks korda päevas')));
  // The patient's files say the same: it is this one that is waited for.
  const chosenFile = nurse.getByRole('listitem').filter({ hasText: 'juhend.txt' });
  await expect(chosenFile.getByText('No viruses found')).toBeVisible();
  await nurse.getByRole('textbox', { name: 'Reply to the patient' }).fill('Juhend on failis.');
  await nurse.keyboard.press('Control+Enter');
  await hurry(nurse);
  await expect(patient.getByText('juhend.txt')).toBeVisible();
  await patient.getByRole('link', { name: /^Files/ }).click();
  await expect(patient.getByRole('heading', { level: 1, name: 'Files' })).toBeVisible();
  await expect(patient.getByRole('region', { name: 'From the clinic' })).toContainText('juhend.txt');
});

test('a virus is found before it is sent, and keeps the message back', async ({ open }) => {
  const patient = await open({ as: people.helve });
  await openForm(patient, 'Back pain');
  await patient.getByRole('textbox').fill(`Manuses viirus ${randomUUID()}`);
  await chooseFiles(patient, given('analüüs.txt', eicar));
  await expect(patient.getByText('A virus was found. Nobody can open this file.')).toBeVisible();
  await patient.getByRole('button', { name: 'Check and send' }).click();
  await expect(patient.getByText('A virus was found in a file. Remove it, then send.')).toBeVisible();
  await patient.getByRole('button', { name: 'Remove analüüs.txt' }).click();
  await sendWritten(patient);
});

test('what cannot be sent is said at the file, before and after it was looked into', async ({
  open,
  problems,
}) => {
  const patient = await open({ as: people.helve });
  await openForm(patient, 'Ear pain');
  await chooseFiles(patient, given('programm.exe', Buffer.from('MZ')));
  await expect(patient.getByText('This kind of file cannot be sent')).toBeVisible();
  await chooseFiles(patient, given('pilt.pdf', photo(10)));
  await expect(patient.getByText('The file type does not match its name', { exact: false })).toBeVisible();
  await expectProblem(problems, { because: 468, address: /\/api\/patient\/files$/ });
});

test('files are added to an e-contact that is under way', async ({ open }) => {
  const patient = await open({ as: people.emily });
  await patient.goto('/my-e-contacts/files');
  await expect(patient).toHaveURL(/\/my-e-contacts$/);
  await patient.goto('/my-e-contacts/upload-files');
  await expect(patient).toHaveURL(/\/my-e-contacts$/);
  await openForm(patient, 'Knee pain');
  await patient.getByRole('textbox').fill(`Failid tulevad hiljem ${randomUUID()}`);
  await sendWritten(patient);
  await patient.getByRole('link', { name: 'See the e-contact' }).click();
  await patient.waitForURL(/\/timeline/);
  const id = /e-contacts\/([^/]+)\/timeline/.exec(patient.url())?.[1];
  await patient.goto(`/my-e-contacts/files?eContactId=${id}`);
  await expect(patient.getByText('There are no files yet')).toBeVisible();
  await patient.getByRole('link', { name: 'Add files' }).click();
  await patient.getByRole('button', { name: 'Send to the clinic' }).click();
  await expect(patient.getByText('Add at least one file')).toBeVisible();
  await chooseFiles(patient, given('lisa.pdf', pdf));
  await expect(patient.getByText('No viruses found')).toBeVisible();
  // What was uploaded and not sent is still there after a reload.
  await patient.reload();
  await expect(patient.getByText('lisa.pdf')).toBeVisible();
  await patient.getByRole('button', { name: 'Send to the clinic' }).click();
  await expect(patient).toHaveURL(/\/timeline/);
  await expect(patient.getByText('lisa.pdf')).toBeVisible();
});
