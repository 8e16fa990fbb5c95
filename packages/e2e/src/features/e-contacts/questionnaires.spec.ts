import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { texts as timelineEn } from '@tervita/texts/timeline-en';
import { expectAccessible } from '../../core/accessible.ts';
import { denyDanger, pressSend } from '../../core/send.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { title, words } from './asking.ts';
import { askedToFillIn, sentBy, timelineOf } from './threads.ts';

const { timeline: thread } = timelineEn;

/** Presses the answer at this place of one question after another; a pressed answer goes on by itself. */
const answer = async (page: Page, places: readonly number[]) => {
  for (const place of places) {
    const heading = await title(page).textContent();
    await page.getByRole('radio').nth(place).click();
    await expect(title(page)).not.toHaveText(heading ?? '');
  }
};

test('a nurse asks for a questionnaire; the answer about self-harm warns at once, and she has it marked with its score', async ({
  open,
}) => {
  const t = words.en;
  const patient = await open({ as: 'Urmas Tammsalu' });
  const nurse = await open({ as: people.liis, width: 1440 });
  const id = await sentBy(patient, `Ärevus ${randomUUID()}`);
  await askedToFillIn(nurse, id, 'PHQ9', 'Palun täitke enne vastuvõttu.');

  await patient.goto(timelineOf(id));
  await expect(patient.getByText('Palun täitke enne vastuvõttu.')).toBeVisible();
  await expectAccessible(patient);
  await patient.getByRole('link', { name: thread.request.start }).click();
  await denyDanger(patient);
  await expect(patient.getByText('Question 1 of 9')).toBeVisible();
  await answer(patient, [1, 1, 1, 1]);
  const fifth = await title(patient).textContent();
  await patient.reload();
  await expect(title(patient)).toHaveText(fifth ?? '');
  await answer(patient, [1, 1, 1, 1]);
  await patient.getByRole('radio').nth(1).click();
  await expect(patient.getByRole('alert').filter({ has: patient.locator('a[href^="tel:"]') })).toBeVisible();
  await expectAccessible(patient);
  // Nobody has to go on; who does is asked the rest.
  await expect(patient.getByRole('button', { name: t.warning.sendAsItIs })).toBeVisible();
  await patient.getByRole('button', { name: t.warning.answerRest }).click();
  await expect(patient.getByText('Question 10 of 10')).toBeVisible();
  await patient.getByRole('radio').first().click();
  await expect(title(patient)).toHaveText(t.scored.title);
  await pressSend(patient);
  await expect(title(patient)).toHaveText(t.sending.sent.title);

  await nurse.goto(`/e-contacts/${id}`);
  await expect(nurse.getByRole('button', { name: 'Mark as seen' })).toBeVisible();
  await expect(nurse.getByRole('region', { name: /PHQ-9/ }).getByText('of 27')).toBeVisible();
});
