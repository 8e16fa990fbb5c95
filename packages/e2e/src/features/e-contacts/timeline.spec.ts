import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { texts as adsTexts } from '@tervita/texts/ads-et';
import { texts as clinicTexts } from '@tervita/texts/clinic-et';
import { texts as feedbackTexts } from '@tervita/texts/feedback-et';
import { texts as patientTexts } from '@tervita/texts/patient-et';
import { texts as timelineTexts } from '@tervita/texts/timeline-et';
import { expectAccessible } from '../../core/accessible.ts';
import { now } from '../../core/given-time.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { askedBy, finishedOf, sentBy, timelineOf } from './threads.ts';

const language = 'et';
const { timeline: t } = timelineTexts;
const { feedback: f } = feedbackTexts;
const { ads } = adsTexts;
const { eContacts, core, errors } = patientTexts;
const { status } = eContacts;
const clinic = clinicTexts.eContacts;

const choose = async (page: Page, more: string, entry: string) => {
  await page.getByRole('button', { name: more, exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
  return page.getByRole('dialog');
};

test('a patient completes an e-contact and says how it went', async ({ open }) => {
  const patient = await open({ as: people.helve, language });
  const nurse = await open({ as: people.liis, language, width: 1440 });
  const id = await sentBy(patient, `Köha ${randomUUID()}`);
  await askedBy(nurse, id, 'Kas on palavik?');
  await patient.goto(timelineOf(id));
  await expect(patient.getByText(t.strip.yourTurn)).toBeVisible();

  const dialog = await choose(patient, t.more, t.close.open.complete);
  await expect(dialog.getByText(t.close.what.complete)).toBeVisible();
  await expectAccessible(patient);
  await dialog.getByRole('button', { name: t.close.submit.complete }).click();
  await expect(dialog.getByText(t.chooseReason)).toBeVisible();
  await dialog.getByRole('radio', { name: t.reasons.close.PROBLEM_RESOLVED }).check();
  await dialog.getByRole('button', { name: t.close.submit.complete }).click();
  await expect(dialog).toBeHidden();
  await expect(
    patient.getByText(t.because(t.events.complete, t.reasons.close.PROBLEM_RESOLVED)),
  ).toBeVisible();
  await expect(patient.getByRole('textbox', { name: t.reply })).toBeHidden();

  // The stars by keyboard alone.
  const stars = patient.getByRole('radiogroup', { name: f.rating });
  await stars.getByRole('radio').first().focus();
  await patient.keyboard.press('Space');
  await patient.keyboard.press('ArrowRight');
  await expect(patient.getByRole('group', { name: f.better })).toBeVisible();
  for (const _ of [3, 4]) await patient.keyboard.press('ArrowRight');
  await expect(stars.getByRole('radio').nth(3)).toBeChecked();
  await patient.getByRole('checkbox', { name: f.keywords.OTHER }).check();
  await patient.getByRole('button', { name: f.send }).click();
  await expect(patient.getByText(errors.fields.feedbackNeeded)).toBeVisible();
  await expectAccessible(patient);
  await patient.getByRole('checkbox', { name: f.keywords.SPEED }).check();
  await patient.getByRole('button', { name: f.send }).click();
  await expect(patient.getByText(f.thanks.CLINIC)).toBeVisible();

  await patient.getByRole('button', { name: f.ratePlatform }).click();
  await patient.getByRole('radio', { name: f.star(5, f.stars[4] ?? '') }).check();
  await patient.getByRole('checkbox', { name: f.keywords.APPEARANCE }).check();
  await patient.getByRole('textbox', { name: f.comment }).fill('Lihtne ja selge');
  await patient.getByRole('button', { name: f.send }).click();
  await expect(patient.getByText(f.thanks.PRM)).toBeVisible();
  await patient.reload();
  await expect(patient.getByText(f.given(4))).toBeVisible();
  await expect(patient.getByRole('button', { name: f.ratePlatform })).toBeHidden();
  await expectAccessible(patient);

  await nurse.goto(`/e-contacts/${id}`);
  await expect(
    nurse.getByText(clinic.eventReason(clinic.reasons.patientClose.PROBLEM_RESOLVED)),
  ).toBeVisible();
});

test('what was sent is cancelled before an answer, and opened again', async ({ open }) => {
  const patient = await open({ as: people.helve, language });
  const id = await sentBy(patient, `Köha ${randomUUID()}`);
  await patient.goto(timelineOf(id));
  const closing = await choose(patient, t.more, t.close.open.cancel);
  await closing.getByRole('radio', { name: t.reasons.close.OTHER }).check();
  await closing.getByRole('textbox', { name: t.close.comment }).fill('Kirjutasin kogemata');
  await closing.getByRole('button', { name: t.close.submit.cancel }).click();
  await expect(closing).toBeHidden();
  await expect(patient.getByText(status.WITHDRAWN)).toBeVisible();
  await expect(patient.getByText('Kirjutasin kogemata')).toBeVisible();
  await expect(patient.getByText(t.events.cancel, { exact: true })).toBeVisible();
  // A clinic that was not let answer is not judged.
  await expect(patient.getByRole('button', { name: f.title.PRM })).toBeVisible();

  await patient.getByRole('button', { name: t.reopen.open }).click();
  const reopening = patient.getByRole('dialog');
  await reopening.getByRole('radio', { name: t.reasons.reopen.OTHER }).check();
  await reopening.getByRole('button', { name: t.reopen.submit }).click();
  await expect(reopening.getByText(errors.fields.required)).toBeVisible();
  await expect(reopening.getByRole('textbox')).toBeFocused();
  await reopening.getByRole('textbox').fill('Köha on tagasi');
  await expectAccessible(patient);
  // Not lost by a wrong click or a reload.
  await reopening.getByRole('button', { name: t.reopen.keep }).click();
  await patient.reload();
  // The button moves into the card of feedback when that has come.
  await expect(patient.getByRole('button', { name: f.title.PRM })).toBeVisible();
  await patient.getByRole('button', { name: t.reopen.open }).click();
  await expect(reopening.getByRole('textbox')).toHaveValue('Köha on tagasi');
  await reopening.getByRole('radio', { name: t.reasons.reopen.SYMPTOMS_CHANGED }).check();
  await reopening.getByRole('button', { name: t.reopen.submit }).click();
  await expect(reopening).toBeHidden();
  await expect(patient.getByText(`${status.CLINIC_TURN}.`)).toBeVisible();
  await expect(
    patient.getByText(t.because(t.events.reopen, t.reasons.reopen.SYMPTOMS_CHANGED)),
  ).toBeVisible();
  await expect(patient.getByText('Köha on tagasi')).toBeVisible();
  await patient.getByRole('button', { name: t.addInfo }).click();
  await expect(patient.getByRole('textbox', { name: t.infoLabel })).toBeFocused();
  await patient.getByRole('textbox', { name: t.infoLabel }).fill('Köha on nüüd parem');
  await patient.getByRole('button', { name: t.sendInfo }).click();
  await expect(
    patient.getByRole('region', { name: t.conversation }).getByText('Köha on nüüd parem'),
  ).toBeVisible();
});

test('a planned reply opens by itself', async ({ open }) => {
  const patient = await open({ as: people.helve, language });
  const nurse = await open({ as: people.liis, language });
  const id = await sentBy(patient, `Köha ${randomUUID()}`);
  await patient.clock.install({ time: now() });
  await askedBy(nurse, id, 'Kuidas homme on?', new Date(now().getTime() + 600_000));
  await patient.goto(timelineOf(id));
  const [before = '', after = ''] = t.strip.replyFrom('|').split('|');
  const strip = patient.getByText(new RegExp(`^${before}.+${after.replace('.', '\\.')}$`));
  await expect(strip).toBeVisible();
  await expect(patient.getByRole('textbox')).toBeHidden();
  await expectAccessible(patient);
  await patient.clock.fastForward(601_000);
  await expect(patient.getByRole('textbox', { name: t.reply })).toBeVisible();
  await expect(patient.getByText(t.strip.yourTurn)).toBeVisible();
});

test('what the clinic refused, and what is too old, lead on', async ({ open }) => {
  const patient = await open({ as: people.emily, language });
  const finished = await finishedOf(patient);
  await patient.goto(timelineOf(finished.find((one) => one.status === 'REJECTED')?.id));
  await expect(patient.getByText(t.reasons.reject.CLINIC_OVERLOADED)).toBeVisible();
  await expect(patient.getByRole('button', { name: t.more, exact: true })).toBeHidden();
  await expect(patient.getByRole('link', { name: t.rejected.call('') })).toHaveAttribute(
    'href',
    /^tel:\+372/,
  );
  await expectAccessible(patient);
  await patient.getByRole('link', { name: t.rejected.otherClinic }).click();
  await expect(patient).toHaveURL(/choose-clinic\?person=.+change=1/);
  await expect(patient.getByRole('heading', { level: 1 })).toBeVisible();

  await patient.goto(timelineOf(finished.find(({ type }) => type === 'QUESTION')?.id));
  await expect(patient.getByText(t.reopen.tooLate)).toBeVisible();
  await expect(patient.getByRole('radiogroup')).toBeHidden();
  await expectAccessible(patient);
  await patient.getByRole('link', { name: t.reopen.newOne }).click();
  await expect(patient.getByRole('searchbox')).toBeVisible();
});

test("the clinic's message opens, and a notice ends the finished list", async ({ open }) => {
  const patient = await open({ as: people.emily, language });
  await patient.goto('/my-e-contacts?tab=finished');
  const message = patient.getByRole('button', { name: /\(Pärnaoru Perearstikeskus\)/ });
  await expect(message).toHaveAttribute('aria-expanded', 'false');
  const height = async () => (await message.boundingBox())?.height ?? 0;
  const folded = await height();
  await message.click();
  await expect(message).toHaveAttribute('aria-expanded', 'true');
  expect(await height()).toBeGreaterThan(folded);

  const notice = patient.getByRole('region', { name: 'Gripi vastu saab vaktsineerida' });
  await expect(notice.getByText(ads.label, { exact: true })).toBeVisible();
  const link = notice.getByRole('link', { name: `${ads.readMore} (${ads.newTab})` });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(link).toHaveAttribute('href', /^https:/);
  await expectAccessible(patient);
  await patient.getByText(eContacts.mine.tabs.active, { exact: true }).click();
  await expect(notice).toBeHidden();
  await expect(patient.getByText(core.loading)).toBeHidden();
});
