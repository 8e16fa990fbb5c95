import { randomUUID } from 'node:crypto';
import { texts as feedbackTexts } from '@tervita/texts/feedback-et';
import { texts as timelineTexts } from '@tervita/texts/timeline-et';
import { expectAccessible } from '../../core/accessible.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { askedBy, sentBy, timelineOf } from './threads.ts';

const language = 'et';
const { timeline: t } = timelineTexts;
const { feedback: f } = feedbackTexts;

test('a patient completes an e-contact, says with keys how it went, and opens it again', async ({ open }) => {
  const patient = await open({ as: people.helve, language });
  const nurse = await open({ as: people.liis, language });
  const id = await sentBy(patient, `Köha ${randomUUID()}`);
  await askedBy(nurse, id, 'Kas on palavik?');
  await patient.goto(timelineOf(id));
  await expect(patient.getByText(t.strip.yourTurn)).toBeVisible();
  await patient.getByRole('button', { name: t.more, exact: true }).click();
  await patient.getByRole('menuitem', { name: t.close.open.complete }).click();
  const dialog = patient.getByRole('dialog');
  await expect(dialog.getByText(t.close.what.complete)).toBeVisible();
  await expectAccessible(patient);
  await dialog.getByRole('radio', { name: t.reasons.close.PROBLEM_RESOLVED }).check();
  await dialog.getByRole('button', { name: t.close.submit.complete }).click();
  await expect(dialog).toBeHidden();
  await expect(
    patient.getByText(t.because(t.events.complete, t.reasons.close.PROBLEM_RESOLVED)),
  ).toBeVisible();

  // The stars by keyboard alone.
  const stars = patient.getByRole('radiogroup', { name: f.rating });
  await stars.getByRole('radio').first().focus();
  await patient.keyboard.press('Space');
  await patient.keyboard.press('ArrowRight');
  await expect(patient.getByRole('group', { name: f.better })).toBeVisible();
  for (const _ of [3, 4]) await patient.keyboard.press('ArrowRight');
  await expect(stars.getByRole('radio').nth(3)).toBeChecked();
  await patient.getByRole('checkbox', { name: f.keywords.SPEED }).check();
  await expectAccessible(patient);
  await patient.getByRole('button', { name: f.send }).click();
  await expect(patient.getByText(f.thanks.CLINIC)).toBeVisible();

  // What was typed to open it again is not lost by a reload.
  await patient.getByRole('button', { name: t.reopen.open }).click();
  await dialog.getByRole('radio', { name: t.reasons.reopen.OTHER }).check();
  await dialog.getByRole('textbox').fill('Köha on tagasi');
  await patient.reload();
  await expect(patient.getByText(f.given(4))).toBeVisible();
  await patient.getByRole('button', { name: t.reopen.open }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue('Köha on tagasi');
  await dialog.getByRole('radio', { name: t.reasons.reopen.SYMPTOMS_CHANGED }).check();
  await dialog.getByRole('button', { name: t.reopen.submit }).click();
  await expect(dialog).toBeHidden();
  await expect(
    patient.getByText(t.because(t.events.reopen, t.reasons.reopen.SYMPTOMS_CHANGED)),
  ).toBeVisible();
  await expect(patient.getByText('Köha on tagasi')).toBeVisible();
});
