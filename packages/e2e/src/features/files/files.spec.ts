import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { hurry } from '../../core/hurry.ts';
import { eicar, pdf, photo } from '../../core/sample-files.ts';
import { sendWritten, writeFreely } from '../../core/send.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

const given = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });
const chooseFiles = (page: Page, ...files: ReturnType<typeof given>[]) =>
  page.getByLabel('Add files').setInputFiles(files);

test('a virus keeps the message back; a photo and a letter go with it, and the clinic sees, opens and answers with a file', async ({
  open,
}) => {
  const patient = await open({ as: people.helve });
  await patient.goto('/e-contacts/choose-person');
  await patient.getByRole('searchbox').fill('Back pain');
  await patient.getByRole('link', { name: 'Back pain' }).first().click();
  await writeFreely(patient);
  await patient.getByRole('textbox').fill(`Selg, pildid kaasas ${randomUUID()}`);
  await chooseFiles(patient, given('analüüs.txt', eicar));
  await expect(patient.getByText('A virus was found. Nobody can open this file.')).toBeVisible();
  await patient.getByRole('button', { name: 'Check and send' }).click();
  await expect(patient.getByText('A virus was found in a file. Remove it, then send.')).toBeVisible();
  await patient.getByRole('button', { name: 'Remove analüüs.txt' }).click();

  const picture = { name: 'selg.png', mimeType: 'image/png', buffer: photo() };
  await chooseFiles(patient, picture, given('saatekiri.pdf', pdf));
  const chosen = patient.getByRole('list', { name: 'Files' });
  await expect(chosen.getByText('No viruses found')).toHaveCount(2);
  await expect(chosen.getByRole('img', { name: 'Picture: selg.png' })).toBeVisible();
  await sendWritten(patient);
  await patient.getByRole('link', { name: 'See the e-contact' }).click();
  await expect(patient.getByText('saatekiri.pdf')).toBeVisible();
  const [, id] = /e-contacts\/([^/]+)\/timeline/.exec(patient.url()) ?? [];

  const nurse = await open({ as: people.liis, width: 1440 });
  await nurse.goto(`/e-contacts/${id}`);
  const conversation = nurse.getByRole('region', { name: 'Conversation' });
  await expect(conversation.getByRole('img', { name: 'Picture: selg.png' })).toBeVisible();
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
});
