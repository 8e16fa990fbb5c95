import type { DangerAsked } from '@tervita/contract/smart-questionnaire';
import type { Language } from '@tervita/domain/core';
import { dangerQuestionId, isDangerSign, rowsShown } from '@tervita/domain/smart-questionnaire';
import type { Reader } from '../../../core/database/database.ts';
import { type Found, findOfEContact } from '../patient/questionnaire/questionnaire-store.ts';
import { wordsIn } from '../patient/questionnaire/words.ts';

/** Each time that the writer was asked about danger, in the language of who reads it. */
export const dangerAskedIn = (found: Found | undefined, language: Language): DangerAsked[] => {
  const { dangerSigns } = wordsIn(language);
  const rows = (ids: readonly string[]) =>
    ids.filter(isDangerSign).map((id) => ({ id, label: dangerSigns[id] }));
  return (found?.questionnaire.dangerLog ?? []).map(({ at, question, quote, asked, ticked }) => {
    const rare = question === dangerQuestionId ? asked.slice(rowsShown) : [];
    const isOpened = rare.some((id) => ticked?.includes(id));
    const passed = asked.filter((id) => !ticked?.includes(id));
    return {
      at,
      quote,
      ticked: rows(ticked ?? []),
      notTicked: rows(passed.filter((id) => isOpened || !rare.includes(id))),
      perhapsUnseen: rows(passed.filter((id) => !isOpened && rare.includes(id))),
      isAnswered: ticked !== null,
    };
  });
};

export const readDangerAsked = async (
  db: Reader,
  eContactId: string,
  language: Language,
): Promise<DangerAsked[]> => dangerAskedIn(await findOfEContact(db, eContactId), language);
