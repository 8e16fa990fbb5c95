import type { Country, Language } from '@tervita/domain/core';
import type { ProblemType } from '@tervita/domain/problem-types';
import { type FiredRule, type QuestionnaireWords, ruleReason } from '@tervita/domain/smart-questionnaire';
import { sql } from 'kysely';
import type { Reader } from '../../../core/database/database.ts';
import { type SuppliedTexts, suppliedFor } from '../../instruments/index.ts';
import { wordsIn, wordsToRead } from '../patient/questionnaire/words.ts';

/** Which item of a questionnaire raised the flag, in words: the answer is all that is needed to tell it. */
export const itemTold = (rule: FiredRule, type: ProblemType, words: QuestionnaireWords): string => {
  const answers = Object.fromEntries(rule.because.map(({ question, choices }) => [question, { choices }]));
  const patient = { ageMonths: null, sex: 'NOT_DISCLOSED' } as const;
  return ruleReason({ type, answers, patient }, rule, words);
};

/** The words of the clinic that an e-contact lies with, also of questionnaires that it has entered the text of. */
export const wordsOfClinic = async (
  db: Reader,
  eContactId: string,
  language: Language,
): Promise<QuestionnaireWords> => {
  const { rows } = await sql<{ supplied: SuppliedTexts; clinicCountry: Country }>`
    select ${suppliedFor(sql.ref('e.clinic_id'), sql`${language}::text`)} as supplied, c.country as "clinicCountry"
    from e_contact e join clinic c on c.id = e.clinic_id where e.id = ${eContactId}`.execute(db);
  const [about] = rows;
  return about ? wordsToRead({ about }, language) : wordsIn(language);
};
