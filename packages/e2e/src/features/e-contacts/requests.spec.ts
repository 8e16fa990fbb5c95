import type { Page } from '@playwright/test';
import { texts as leaveEn } from '@tervita/texts/leave-en';
import { expectAccessible } from '../../core/accessible.ts';
import { now } from '../../core/given-time.ts';
import { denyDanger, pressSend, startAnew } from '../../core/send.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { button, title, words } from './asking.ts';

const t = words.en;
const who = 'Urmas Tammsalu';

/** From the list of reasons past the signs of danger to the first question. */
const begin = async (page: Page, reason: string) => {
  await page.goto('/e-contacts/choose-clinic');
  await page.getByRole('searchbox').fill(reason);
  await page.getByRole('link', { name: reason }).first().click();
  await startAnew(page);
  await denyDanger(page);
};
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

test('a care leave is ended, and the code of who was cared for stays covered; a dressing asks for its half an hour', async ({
  open,
}) => {
  const today = now();
  const back = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 2, 1));
  const patient = await open({ as: who, width: 390 });
  await begin(patient, 'End sick or care leave');
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
  // What was answered is there again after a reload.
  await goOn(patient);
  const last = await title(patient).textContent();
  await patient.reload();
  await expect(title(patient)).toHaveText(last ?? '');
  await patient.getByRole('textbox').fill('Laps on terve.');
  await goOn(patient);
  const leave = await send(patient);

  await begin(patient, 'Wound dressing');
  await patient.getByRole('textbox').fill('Vasak säär');
  await goOn(patient);
  await patient.getByRole('radio', { name: 'Operation' }).click();
  await patient.getByRole('checkbox', { name: 'Clean and dry' }).check();
  await goOn(patient);
  await goOn(patient);
  await expect(patient.getByText('The visit takes about 30 minutes.')).toBeVisible();
  await patient.getByRole('textbox').fill('Reedeti');
  await goOn(patient);
  const dressing = await send(patient);

  const nurse = await open({ as: people.liis, width: 1440 });
  await nurse.goto(`/e-contacts/${leave}`);
  await expect(nurse.getByRole('heading', { name: leaveEn.leave.title.END.CARE_NOTE })).toBeVisible();
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(back);
  await expect(nurse.getByText(day).first()).toBeVisible();
  const side = nurse.getByRole('complementary', { name: 'Patient' });
  await expect(side.getByText('399••••••••')).toBeVisible();
  await expect(side.getByText('39912310174')).toHaveCount(0);
  await expectAccessible(nurse);
  await nurse.goto(`/e-contacts/${dressing}`);
  await expect(side.getByText('30 minutes')).toBeVisible();
  await expect(side.getByText('Reedeti')).toBeVisible();
});
