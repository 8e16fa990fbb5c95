import type { Language } from '@tervita/domain/core';
import { problemTypeNamed } from '@tervita/domain/problem-types';
import {
  actions,
  type FiredRule,
  isGrave,
  problemOf,
  type QuestionnaireWords,
  redFlagOf,
  ruleReason,
} from '@tervita/domain/smart-questionnaire';
import { suspicionOf } from '@tervita/domain/smart-questionnaire/danger-classifier';
import type { Reader } from '../../../core/database/database.ts';
import { factsOf } from '../patient/questionnaire/facts.ts';
import { alarmQuoteOf, alarmWordsOf } from '../patient/questionnaire/judge.ts';
import { type Found, findOfEContact } from '../patient/questionnaire/questionnaire-store.ts';
import { capitalised, tickedShown } from '../patient/questionnaire/signs-shown.ts';
import { wordsIn, wordsToRead } from '../patient/questionnaire/words.ts';
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
  const words = wordsToRead({ about }, language);
  const inWords = alarmQuoteOf(rule);
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
  readonly isFiled: boolean;
  readonly reasons: {
    ruleId: string;
    action: FiredRule['action'];
    told: string;
    at: string;
    isWarned: boolean;
  }[];
}

const raises = ({ action }: FiredRule): boolean => redFlagOf(action) !== null;

interface Came {
  readonly at: string;
  readonly isFiled: boolean;
  /** Staff wrote down what somebody told them: nobody else has read a warning. */
  readonly isWrittenDown: boolean;
}

const reasonOf = (rule: FiredRule, told: string, came: Came): RaisedFlag['reasons'][number] => {
  const { id: ruleId, action, at = came.at } = rule;
  // Whoever told it was warned in the same step. What was found in the filing itself nobody has read a warning of.
  const isWarned = isGrave(action) && !came.isWrittenDown && !(came.isFiled && at === came.at);
  return { ruleId, action, told: capitalised(told), at, isWarned };
};

/** More than anybody reads; the newest are what is to be known. */
const most = 50;

const isAsStrong = (one: FiredRule, other: FiredRule) =>
  actions.indexOf(one.action) <= actions.indexOf(other.action);

/** What a rule heard in words: that of alarm, or all of the sentence that only sounds like danger. */
const heardBy = (rule: FiredRule): string | undefined => alarmWordsOf(rule) ?? suspicionOf(rule)?.quote;

/** The same words, with an alarm of the same strength or a greater one. */
const isSaidBy = (rule: FiredRule, other: FiredRule): boolean => {
  const words = heardBy(rule);
  return words !== undefined && Boolean(alarmQuoteOf(other)?.includes(words)) && isAsStrong(other, rule);
};

/** Each once; words that stand in the sentence of others of the same strength or a greater one say nothing new. */
const withoutRepetitions = (rules: readonly FiredRule[]): readonly FiredRule[] => {
  const once = [...new Map(rules.map((rule) => [`${rule.id} ${rule.at}`, rule])).values()];
  // Of two in one sentence, each as strong as the other, the first stands for both.
  return once.filter(
    (rule, place) =>
      !once.some(
        (other, otherPlace) =>
          other !== rule && isSaidBy(rule, other) && (otherPlace < place || !isSaidBy(other, rule)),
      ),
  );
};

/** Words that were typed, signs that were ticked, or the item of a questionnaire that staff had asked for. */
const toldOf = (
  rule: FiredRule,
  filled: string | null,
  words: QuestionnaireWords,
  language: Language,
): string => {
  const suspicion = suspicionOf(rule);
  if (suspicion) return words.summary.quote(suspicion.quote);
  const typed = alarmQuoteOf(rule);
  if (typed !== undefined) return words.summary.typed(typed);
  const type = problemTypeNamed(filled ?? '');
  return tickedTold(rule, language) || (type ? itemTold(rule, type, words) : '');
};

const raisedByEntries = async (
  db: Reader,
  eContactId: string,
  language: Language,
  first?: SentQuestionnaire,
): Promise<RaisedFlag[]> => {
  const rows = await db
    .selectFrom('timeline_entry')
    .select(['id', 'at', 'fired', 'reason', 'filed', 'move'])
    .where('e_contact_id', '=', eContactId)
    .where('fired', 'is not', null)
    .orderBy('version', 'desc')
    .limit(most)
    .execute();
  if (rows.length === 0) return [];
  const words = await wordsOfClinic(db, eContactId, language);
  return rows.toReversed().map(({ id, at, fired, reason, filed, move }) => {
    // What was typed in the questionnaire may stand in the message that came with it as well.
    const said = first?.at.getTime() === at.getTime() ? first.fired : [];
    const rules = withoutRepetitions(fired as unknown as FiredRule[]).filter(
      (rule) => !said.some((other) => other.id === rule.id || isSaidBy(rule, other)),
    );
    const isFiled = filed !== null;
    const came = { at: at.toISOString(), isFiled, isWrittenDown: move === 'submitForPatient' };
    const isTyped = rules.some((rule) => alarmWordsOf(rule) !== undefined || suspicionOf(rule));
    return {
      id,
      at: came.at,
      by: isTyped ? 'WORDS' : 'SIGNS',
      isFiled,
      reasons: rules.map((rule) => reasonOf(rule, toldOf(rule, reason, words, language), came)),
    };
  });
};

/** How answers came that came with the first words. */
const howItCame = async (db: Reader, eContactId: string, at: Date): Promise<Omit<Came, 'at'>> => {
  const entry = await db
    .selectFrom('timeline_entry')
    .select(['filed', 'move'])
    .where('e_contact_id', '=', eContactId)
    .where('at', '=', at)
    .where('move', 'in', ['submit', 'submitForPatient'])
    .executeTakeFirst();
  return { isFiled: Boolean(entry?.filed), isWrittenDown: entry?.move === 'submitForPatient' };
};

/** Everything that raised the flag, as it came, in the language of who reads it. */
export const readRaised = async (
  db: Reader,
  eContactId: string,
  language: Language,
): Promise<RaisedFlag[]> => {
  const found = await findOfEContact(db, eContactId);
  const first = found && (await sentOf(db, found.questionnaire.id));
  const byEntries = (await raisedByEntries(db, eContactId, language, first)).filter(
    ({ reasons }) => reasons.length > 0,
  );
  if (!found || !first) return byEntries;
  const { fired } = first;
  const came = { at: first.at.toISOString(), ...(await howItCame(db, eContactId, first.at)) };
  const reasons = withoutRepetitions(fired.filter(raises)).map((rule) =>
    reasonOf(rule, firedWords(rule, found, language, first.at), came),
  );
  if (reasons.length === 0) return byEntries;
  const { id } = found.questionnaire;
  return [{ id, at: came.at, by: 'ANSWERS', isFiled: came.isFiled, reasons }, ...byEntries];
};
