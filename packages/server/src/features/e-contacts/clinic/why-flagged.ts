import type { Language } from '@tervita/domain/core';
import { problemTypeNamed } from '@tervita/domain/problem-types';
import {
  actions,
  type FiredRule,
  problemOf,
  type QuestionnaireWords,
  redFlagOf,
  ruleReason,
} from '@tervita/domain/smart-questionnaire';
import type { Reader } from '../../../core/database/database.ts';
import { factsOf } from '../patient/questionnaire/facts.ts';
import { alarmWordsOf } from '../patient/questionnaire/judge.ts';
import { type Found, findOfEContact } from '../patient/questionnaire/questionnaire-store.ts';
import { capitalised, tickedShown } from '../patient/questionnaire/signs-shown.ts';
import { wordsFor, wordsIn } from '../patient/questionnaire/words.ts';
import { itemTold, wordsOfClinic } from './item-told.ts';

interface SentQuestionnaire {
  readonly fired: readonly FiredRule[];
  readonly at: Date;
}

/** What fired when a questionnaire was sent. */
export const sentOf = async (db: Reader, id: string): Promise<SentQuestionnaire> => {
  const row = await db
    .selectFrom('ai_questionnaire')
    .select(['fired', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { fired: row.fired as unknown as FiredRule[], at: row.updated_at };
};

const tickedTold = (rule: FiredRule, language: Language): string =>
  (tickedShown(rule, wordsIn(language)) ?? []).map(({ label }) => label).join('; ');

/** Why a rule of a questionnaire fired, in words. */
export const firedWords = (
  rule: FiredRule,
  { questionnaire, about }: Found,
  language: Language,
  at: Date,
): string => {
  const words = wordsFor({ about }, language);
  const inWords = alarmWordsOf(rule);
  if (inWords !== undefined) return words.summary.typed(inWords);
  const problem = questionnaire.problemType ? problemOf(questionnaire.problemType) : undefined;
  if (!problem) return tickedTold(rule, language) || rule.id;
  const { answers } = questionnaire;
  return ruleReason({ type: problem.type, answers, patient: factsOf({ about }, at) }, rule, words);
};

interface RaisedFlag {
  readonly id: string;
  readonly at: string;
  /** What gave it: answers before sending, words, or signs that were ticked in the conversation. */
  readonly by: 'ANSWERS' | 'WORDS' | 'SIGNS';
  readonly reasons: { ruleId: string; action: FiredRule['action']; told: string }[];
}

const raises = ({ action }: FiredRule): boolean => redFlagOf(action) !== null;

const reasonOf = (rule: FiredRule, told: string) => ({
  ruleId: rule.id,
  action: rule.action,
  told: capitalised(told),
});

/** More than anybody reads; the newest are what is to be known. */
const most = 50;

const isAsStrong = (one: FiredRule, other: FiredRule) =>
  actions.indexOf(one.action) <= actions.indexOf(other.action);

/** Each once; words that stand inside others of the same strength or a greater one say nothing new. */
const withoutRepetitions = (rules: readonly FiredRule[]): readonly FiredRule[] => {
  const once = [...new Map(rules.map((rule) => [rule.id, rule])).values()];
  return once.filter((rule) => {
    const words = alarmWordsOf(rule);
    const says = (other: FiredRule) => words !== undefined && alarmWordsOf(other)?.includes(words);
    return !once.some((other) => other !== rule && says(other) && isAsStrong(other, rule));
  });
};

/** Words that were typed, signs that were ticked, or the item of a questionnaire that staff had asked for. */
const toldOf = (
  rule: FiredRule,
  filled: string | null,
  words: QuestionnaireWords,
  language: Language,
): string => {
  const typed = alarmWordsOf(rule);
  if (typed !== undefined) return words.summary.typed(typed);
  const type = problemTypeNamed(filled ?? '');
  return tickedTold(rule, language) || (type ? itemTold(rule, type, words) : '');
};

const raisedByEntries = async (db: Reader, eContactId: string, language: Language): Promise<RaisedFlag[]> => {
  const rows = await db
    .selectFrom('timeline_entry')
    .select(['id', 'at', 'fired', 'reason'])
    .where('e_contact_id', '=', eContactId)
    .where('fired', 'is not', null)
    .orderBy('version', 'desc')
    .limit(most)
    .execute();
  if (rows.length === 0) return [];
  const words = await wordsOfClinic(db, eContactId, language);
  return rows.toReversed().map(({ id, at, fired, reason }) => {
    const rules = withoutRepetitions(fired as unknown as FiredRule[]);
    const isTyped = rules.some((rule) => alarmWordsOf(rule) !== undefined);
    return {
      id,
      at: at.toISOString(),
      by: isTyped ? 'WORDS' : 'SIGNS',
      reasons: rules.map((rule) => reasonOf(rule, toldOf(rule, reason, words, language))),
    };
  });
};

/** Everything that raised the flag, as it came, in the language of who reads it. */
export const readRaised = async (
  db: Reader,
  eContactId: string,
  language: Language,
): Promise<RaisedFlag[]> => {
  const byEntries = await raisedByEntries(db, eContactId, language);
  const found = await findOfEContact(db, eContactId);
  if (!found) return byEntries;
  const { fired, at } = await sentOf(db, found.questionnaire.id);
  const known = new Set(fired.map(({ id }) => id));
  const reasons = withoutRepetitions(fired.filter(raises)).map((rule) =>
    reasonOf(rule, firedWords(rule, found, language, at)),
  );
  const first: RaisedFlag = { id: found.questionnaire.id, at: at.toISOString(), by: 'ANSWERS', reasons };
  const isSameSending = (raised: RaisedFlag) => raised.at === first.at;
  // What was typed in the questionnaire may stand in the message as well.
  const rest = byEntries
    .map((raised) =>
      isSameSending(raised)
        ? { ...raised, reasons: raised.reasons.filter(({ ruleId }) => !known.has(ruleId)) }
        : raised,
    )
    .filter((raised) => raised.reasons.length > 0);
  return [...(reasons.length > 0 ? [first] : []), ...rest];
};
