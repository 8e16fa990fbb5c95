import type { Page } from '@playwright/test';
import { texts as askingEn } from '@tervita/texts/asking-en';
import { texts as askingEt } from '@tervita/texts/asking-et';
import { texts as askingPl } from '@tervita/texts/asking-pl';
import { texts as askingRu } from '@tervita/texts/asking-ru';
import { texts as sendingEn } from '@tervita/texts/sending-en';
import { texts as sendingEt } from '@tervita/texts/sending-et';
import { texts as sendingPl } from '@tervita/texts/sending-pl';
import { texts as sendingRu } from '@tervita/texts/sending-ru';
import { texts as warningEn } from '@tervita/texts/warning-en';
import { texts as warningEt } from '@tervita/texts/warning-et';
import { texts as warningPl } from '@tervita/texts/warning-pl';
import { texts as warningRu } from '@tervita/texts/warning-ru';
import { denyDanger } from '../../core/send.ts';
import { expect } from '../../core/test.ts';

/** What the pages say. */
export const words = {
  et: { ...askingEt.asking, sending: sendingEt.sending, warning: warningEt.warning },
  en: { ...askingEn.asking, sending: sendingEn.sending, warning: warningEn.warning },
  ru: { ...askingRu.asking, sending: sendingRu.sending, warning: warningRu.warning },
  pl: { ...askingPl.asking, sending: sendingPl.sending, warning: warningPl.warning },
};
export type Spoken = keyof typeof words;

export const title = (page: Page) => page.getByRole('heading', { level: 1 });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** As the list of reasons leads to a reason, for a person and at their clinic: a tenth of the time of the pages before it. */
export const addressFor = async (page: Page, reason: string, firstName?: string): Promise<string> => {
  const get = async <T>(path: string): Promise<T> =>
    (await (await page.request.get(`/api${path}`)).json()) as T;
  const { persons } = await get<{ persons: { personId: string; firstName: string; isMe: boolean }[] }>(
    '/persons',
  );
  const isMeant = (one: (typeof persons)[number]) => (firstName ? one.firstName === firstName : one.isMe);
  const person = persons.find(isMeant)?.personId ?? '';
  const { clinics } = await get<{ clinics: { clinicId: string; isFamilyDoctor: boolean }[] }>(
    `/patient/clinics?personId=${person}`,
  );
  const clinic = (clinics.find(({ isFamilyDoctor }) => isFamilyDoctor) ?? clinics[0])?.clinicId ?? '';
  return `/e-contacts/new?${new URLSearchParams({ person, clinic, reason })}`;
};

/** Past the signs of danger to the page where the concern is told in own words, as the list of reasons leads there. */
export const describeFrom = async (page: Page, language: Spoken, concern: string): Promise<void> => {
  const t = words[language];
  await page.goto('/e-contacts/choose-clinic');
  await page.locator('a[href*="reason=OTHER_PROBLEM"]').click();
  await denyDanger(page, language);
  await expect(title(page)).toHaveText(t.describe.title);
  await page.getByRole('textbox').fill(concern);
  await button(page, t.describe.next).click();
};

/** Answers one question as somebody who is not very ill. What has one answer goes on by itself. */
export const answerOne = async (page: Page, language: Spoken): Promise<void> => {
  const t = words[language];
  const heading = await title(page).textContent();
  const [boxes, radios] = [page.getByRole('checkbox'), page.getByRole('radio')];
  const isDanger = (await page.locator('form a[href^="tel:"]').count()) > 0;
  const offersNone = (await page.getByText(t.question.or, { exact: true }).count()) > 0;
  // Nothing of a list, the first of several; the rest may be left empty or takes a few words.
  if ((await radios.count()) > 0) await radios.first().click();
  else {
    if ((await boxes.count()) > 0) await boxes.last().click();
    if (isDanger || !offersNone) await button(page, t.question.next).click();
  }
  await expect(title(page)).not.toHaveText(heading ?? '');
};

/** Whatever is asked, until the summary is there. */
export const answerAll = async (page: Page, language: Spoken): Promise<number> => {
  for (let number = 0; number < 14; number += 1) {
    await expect(title(page)).toBeVisible();
    if ((await title(page).textContent()) === words[language].summary.title) return number;
    await answerOne(page, language);
  }
  throw new Error('the questions do not end');
};
