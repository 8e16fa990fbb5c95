import type { Page } from '@playwright/test';
import { texts as leaveEn } from '@tervita/texts/leave-en';
import { expectAccessible } from '../../core/accessible.ts';
import { now } from '../../core/given-time.ts';
import { denyDanger, pressSend, startAnew } from '../../core/send.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { addressFor, button, title, words } from './asking.ts';

const t = words.en;
const who = 'Urmas Tammsalu';

const press = (page: Page) => button(page, t.question.next).click();
const goOn = async (page: Page) => {
  const heading = await title(page).textContent();
  await press(page);
  await expect(title(page)).not.toHaveText(heading ?? '');
};
/** Sends what the summary shows; gives what the clinic calls it. */
const send = async (page: Page): Promise<string> => {
  await expect(title(page)).toHaveText(t.summary.title);
  await pressSend(page);
  await expect(title(page)).toHaveText(t.sending.sent.title);
  return new URL(page.url()).searchParams.get('eContactId') ?? '';
};

test('a care leave is ended, and the code of who was cared for stays covered', async ({ open }) => {
  const today = now();
  const back = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 2, 1));
  const patient = await open({ as: who, width: 390 });
  await patient.goto(await addressFor(patient, 'FIT_NOTE_END'));
  await startAnew(patient);
  await denyDanger(patient);
  await patient.getByRole('radio', { name: 'Care leave' }).click();
  await expect(title(patient)).toHaveText('First day back at work');
  // A day that does not exist is refused where it was written.
  await patient.getByRole('textbox', { name: 'Day' }).fill('31');
  await patient.getByRole('textbox', { name: 'Month' }).fill('2');
  await patient.getByRole('textbox', { name: 'Year' }).fill(String(back.getUTCFullYear()));
  await press(patient);
  await expect(patient.getByText(t.question.badDate)).toBeVisible();
  await expectAccessible(patient);
  await patient.getByRole('textbox', { name: 'Day' }).fill('1');
  await patient.getByRole('textbox', { name: 'Month' }).fill(String(back.getUTCMonth() + 1));
  await goOn(patient);
  await expect(title(patient)).toHaveText('First day of leave');
  await goOn(patient);
  await patient.getByRole('textbox').fill('39912310174');
  await goOn(patient);
  await patient.getByRole('textbox').fill('Laps on terve.');
  await goOn(patient);
  const leave = await send(patient);

  const nurse = await open({ as: people.liis, width: 1440 });
  await nurse.goto(`/e-contacts/${leave}`);
  await expect(nurse.getByRole('heading', { name: leaveEn.leave.title.END.CARE_NOTE })).toBeVisible();
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(back);
  await expect(nurse.getByText(day).first()).toBeVisible();
  const side = nurse.getByRole('complementary', { name: 'Patient' });
  await expect(side.getByText('399••••••••')).toBeVisible();
  await expect(side.getByText('39912310174')).toHaveCount(0);
});
