import type { InstrumentWordsInput } from '@tervita/contract/instruments';
import type { Language } from '@tervita/domain/core';
import { hasOwnWords, type InstrumentKey, instruments, typesWithText } from '@tervita/domain/instruments';
import type { ProblemType } from '@tervita/domain/problem-types';
import { itemQuestionId, type QuestionWords } from '@tervita/domain/smart-questionnaire';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../core/database/database.ts';

/** What a clinic has entered, by instrument, in one language each. */
export type SuppliedTexts = Readonly<Partial<Record<InstrumentKey, InstrumentWordsInput>>>;

const withOwnWords = instruments.filter(hasOwnWords).map(({ key }): string => key);

/**
 * In the language that is asked for; else in Estonian, in which questionnaires are filled in; else in any. What we have
 * words for is asked in those where the clinic has none in that language. Whoever began in our words ends in them: a result
 * is in the words of one text.
 */
export const suppliedFor = (
  clinicId: RawBuilder<unknown>,
  language: RawBuilder<unknown>,
  begunAt: RawBuilder<unknown> = sql`'infinity'::timestamptz`,
) => sql<SuppliedTexts>`
  coalesce((select jsonb_object_agg(t.instrument, t.words) from (
    select distinct on (s.instrument) s.instrument, s.words from clinic_instrument_text s
    where s.clinic_id = ${clinicId} and (s.instrument <> all (${withOwnWords}::text[])
      or (s.language = ${language} and s.updated_at <= ${begunAt}))
    order by s.instrument, s.language = ${language} desc, s.language = 'et' desc, s.language) t), '{}'::jsonb)`;

export const readSupplied = async (
  db: Reader,
  clinicId: string,
  language: Language,
  begunAt?: Date,
): Promise<SuppliedTexts> => {
  const supplied = suppliedFor(
    sql`${clinicId}::uuid`,
    sql`${language}::text`,
    begunAt && sql`${begunAt}::timestamptz`,
  );
  const { rows } = await sql<{ supplied: SuppliedTexts }>`select ${supplied} as supplied`.execute(db);
  return rows[0]?.supplied ?? {};
};

export const licensedIn = (supplied: SuppliedTexts): readonly InstrumentKey[] =>
  Object.keys(supplied) as InstrumentKey[];

/** Whether a questionnaire can be filled in with the words that there are. */
export const hasTextIn = (supplied: SuppliedTexts, type: ProblemType): boolean =>
  typesWithText(new Set(licensedIn(supplied))).has(type);

/** As questions are worded. */
export const suppliedWords = (supplied: SuppliedTexts): Readonly<Record<string, QuestionWords>> =>
  Object.fromEntries(
    Object.entries(supplied).flatMap(([key, { stem = '', items = {} }]) =>
      Object.entries(items).map(([item, { label, options }]) => [
        itemQuestionId(key as InstrumentKey, item),
        { label, topic: label, options, isOfClinic: true, ...(stem && { stem }) },
      ]),
    ),
  );
