import type { QuestionnaireProgress, SmartQuestion } from '@tervita/contract/smart-questionnaire';
import { now } from '../../../../../core/clock.ts';
import { readDraft, writeDraft } from '../../../../../core/drafts/drafts.ts';
import { draftKeyOf } from '../../timeline/thread.ts';
import { type Given, givenOf } from './check-answer.ts';
import { takeKeptAnswer } from './use-kept-answer.ts';
import { concernKeys } from './use-kept-concern.ts';
import { typedSummaryKey } from './use-typed-summary.ts';
import { visitTimesKey } from './visit-form.tsx';

/** Adds words to what waits where information is added to an e-contact. */
export const addToThread = (userId: string, eContactId: string, words: readonly string[]): void => {
  const key = draftKeyOf({ id: eContactId });
  const all = [readDraft(userId, key), ...words].map((each) => each.trim()).filter((each) => each !== '');
  writeDraft(userId, key, all.join('\n\n'), now());
};

const answerWords = ({ label, options }: SmartQuestion, { choices, text, ownWords }: Given): string => {
  const chosen = options.filter(({ id }) => choices.includes(id)).map((option) => option.label);
  const words = [...chosen, text.trim(), ownWords.trim()].filter((each) => each !== '').join(', ');
  return words === '' ? '' : `${label} ${words}`;
};

/** Typed on this device and not what the server has; from then on it is not kept here. */
const takeTyped = (userId: string, key: string, known: string | null | undefined): string => {
  const typed = readDraft(userId, key);
  writeDraft(userId, key, '', now());
  return typed.trim() === (known ?? '').trim() ? '' : typed;
};

/**
 * What was typed here when the clinic had got the rest already moves to where information is added.
 * True: words wait there.
 */
export const keepTooLate = (
  userId: string,
  eContactId: string,
  progress: QuestionnaireProgress,
  visitTitle: string,
): boolean => {
  const { aiQuestionnaireId: id, questions, summary, unavailableVisitTimes } = progress;
  const answers = questions.map(({ question, answer }) => {
    const given = takeKeptAnswer(userId, id, question);
    const isKnown = !given || JSON.stringify(given) === JSON.stringify(givenOf(question, answer));
    return isKnown ? '' : answerWords(question, given);
  });
  const times = takeTyped(userId, visitTimesKey(id), unavailableVisitTimes);
  const typed = takeTyped(userId, typedSummaryKey(id), summary?.text);
  const [concern = ''] = concernKeys(progress).map((key) => takeTyped(userId, key, progress.input));
  addToThread(userId, eContactId, [concern, typed, ...answers, times === '' ? '' : `${visitTitle} ${times}`]);
  return readDraft(userId, draftKeyOf({ id: eContactId })) !== '';
};
