import type { Language } from '@tervita/domain/core';
import type { Tx } from '../../../../core/database/database.ts';
import type { Actor } from '../../../../core/session/actor.ts';
import { findDraft } from '../drafts/draft-store.ts';
import { alarmOf } from './alarm.ts';
import { standingOf } from './begin.ts';
import { beginAroundWords } from './begin-around-words.ts';
import { type AlarmTimes, keepJudged } from './keep-judged.ts';
import { type Found, findMine, findOfDraft } from './questionnaire-store.ts';

interface Written {
  readonly aiQuestionnaireId?: string | null | undefined;
  readonly patientPersonId: string;
  readonly clinicId: string;
}

/** What was asked and answered beside these words; undefined where nothing was, or about somebody or something else. */
export const findDraftOf = async (
  tx: Tx,
  actor: Actor,
  { aiQuestionnaireId: id, patientPersonId, clinicId }: Written,
): Promise<Found | undefined> => {
  if (!id || (await standingOf(tx, actor, id)) !== 'OPEN') return undefined;
  const found = await findMine(tx, actor.userId, id);
  const { questionnaire } = found ?? {};
  return questionnaire?.patientPersonId === patientPersonId && questionnaire.clinicId === clinicId
    ? found
    : undefined;
};

/**
 * The same for words of grave danger: where danger was not asked about yet, as the words were moved here or written
 * without a connection, the draft gets what they can be kept in.
 */
export const findOrBeginDraftOf = async (
  tx: Tx,
  actor: Actor,
  written: Written & { readonly language: Language },
  now: Date,
): Promise<Found | undefined> => {
  const { aiQuestionnaireId: id, patientPersonId, clinicId, language } = written;
  const draft = id && !(await findOfDraft(tx, id)) ? await findDraft(tx, id) : undefined;
  if (id && draft?.patientPersonId === patientPersonId && draft.clinicId === clinicId)
    await beginAroundWords(tx, actor, { id, patientPersonId, clinicId, language }, now);
  return findDraftOf(tx, actor, written);
};

const isInDraft = async (tx: Tx, id: string, text: string): Promise<boolean> =>
  (await findDraft(tx, id))?.text.trim() === text.trim();

interface JudgedText {
  readonly text: string;
  readonly isGrave: boolean;
}

/**
 * Words without grave danger take back those of before, if they are what stands in the draft: a page that was left open
 * elsewhere speaks of words that are no longer there. The alarm comes of words or of ticks; undefined without one.
 */
export const keepWordsToSend = async (tx: Tx, found: Found, { text, isGrave }: JudgedText, now: Date) => {
  const { questionnaire } = found;
  const wordsToSend = isGrave ? text : null;
  const isAsBefore = wordsToSend === questionnaire.wordsToSend;
  if (isAsBefore || (!isGrave && !(await isInDraft(tx, questionnaire.id, text)))) return alarmOf(found, now);
  return alarmOf(await keepJudged(tx, found, { wordsToSend }, { now }), now);
};

/** Whatever goes in the end, the words that gave the alarm go with it, before what was written or answered since. */
export const withWordsToSend = ({ questionnaire }: Found, text: string): string => {
  const words = questionnaire.wordsToSend?.trim() ?? '';
  return text.includes(words) ? text : [words, text].filter(Boolean).join('\n\n');
};

/** Returns what was known of the signs of danger until then. */
export const forgetWordsToSend = async (
  tx: Tx,
  draftId: string,
  now: Date,
): Promise<AlarmTimes | undefined> => {
  const found = await findOfDraft(tx, draftId);
  if (found?.questionnaire.wordsToSend) await keepJudged(tx, found, { wordsToSend: null }, { now });
  return found?.questionnaire;
};
