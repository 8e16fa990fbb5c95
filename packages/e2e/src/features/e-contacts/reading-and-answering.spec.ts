import { randomUUID } from 'node:crypto';
import { photo } from '../../core/sample-files.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { askedBy, sentBy, timelineOf } from './threads.ts';

test('the arrow of a conversation leads to one’s e-contacts, and back as the browser does where one came from there', async ({
  open,
}) => {
  const page = await open({ as: people.mari });
  const id = await sentBy(page, `Köha ${randomUUID()}`);
  const arrow = page.getByRole('link', { name: 'Back', exact: true });
  // Whoever came straight to it, by the link of a letter.
  await page.goto(timelineOf(id));
  await arrow.click();
  await expect(page).toHaveURL(/my-e-contacts$/);
  // From the list and back: the browser's Back does not lead into it again.
  await page.goto('/help');
  await page.goto('/my-e-contacts');
  await page.locator('a[href$="/timeline"]').first().click();
  await expect(page).toHaveURL(/timeline$/);
  await arrow.click();
  await expect(page).toHaveURL(/my-e-contacts$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Mari' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/help$/);
});

test('a picture that goes with an answer leaves the question in sight', async ({ open }) => {
  const patient = await open({ as: people.helve });
  const nurse = await open({ as: people.liis });
  const id = await sentBy(patient, `Lööve ${randomUUID()}`);
  await askedBy(nurse, id, 'Kas saate saata pildi? Kas lööve sügeleb?');
  await patient.goto(timelineOf(id));
  const question = patient.getByText('Kas saate saata pildi? Kas lööve sügeleb?', { exact: true });
  await expect(question).toBeInViewport({ ratio: 1 });
  await patient
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'lööve.png', mimeType: 'image/png', buffer: photo() });
  await expect(patient.getByRole('img', { name: /lööve/ })).toBeVisible();
  await expect(patient.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({ ratio: 1 });
  await question.scrollIntoViewIfNeeded();
  const bar = await patient.getByRole('textbox', { name: 'Your reply' }).evaluate((field) => {
    const form = field.closest('form');
    return form?.getBoundingClientRect().height ?? Number.NaN;
  });
  // With the keyboard of a phone about 500 px are left.
  expect(bar).toBeLessThan(300);
});
