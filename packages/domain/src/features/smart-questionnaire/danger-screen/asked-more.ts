import { type Answers, type ChoiceAnswer, choicesOf } from '../asking/answer.ts';
import type { ChoiceQuestion } from '../asking/question.ts';
import type { Action, Rule } from '../red-flags/rule.ts';
import { dangerQuestionId } from './asked.ts';
import { actionOf, type DangerSign, dangerSigns, isDangerSign, isScreenSign, noSign } from './signs.ts';

/** Asked once more, where words sound like danger that nobody ticked; its answer stands beside that of the screen. */
export const moreDangerQuestionId = 'danger-more';
/** A question about danger, and none about the concern itself. */
export const isAboutDanger = (questionId: string): boolean =>
  questionId === dangerQuestionId || questionId === moreDangerQuestionId;

/** While it is asked it is a question; afterwards its answer is told. */
export const moreDangerAskedWords = 'danger-asked-more';

/** What was ticked, as an answer; undefined where something is no sign, or stands there twice. */
export const answerToMore = (ticked: readonly string[]): ChoiceAnswer | undefined => {
  if (!ticked.every(isScreenSign) || new Set(ticked).size < ticked.length) return undefined;
  return { choices: ticked.length > 0 ? ticked : [noSign] };
};

/** With the rows of what the words sound like. */
export const moreDangerAbout = (asked: readonly DangerSign[], quote?: string): ChoiceQuestion => ({
  id: moreDangerQuestionId,
  words: moreDangerQuestionId,
  why: 'DANGER_SIGNS',
  place: 'DANGER',
  required: true,
  type: 'MULTIPLE_CHOICE',
  options: [...asked, noSign],
  exclusive: noSign,
  ...(quote === undefined ? {} : { quote }),
});

/** As it was answered; undefined where it was not asked, as for most people. */
export const moreDangerQuestion = (answers: Answers): ChoiceQuestion | undefined => {
  const chosen = choicesOf(answers[moreDangerQuestionId]);
  return chosen.length === 0 ? undefined : moreDangerAbout([...new Set(chosen.filter(isDangerSign))]);
};

const signsWith = (action: Action) => dangerSigns.filter((sign) => actionOf(sign) === action);

/** The strength of a sign is the same wherever it is ticked. */
export const moreDangerRules: readonly Rule[] = (
  [
    ['more-danger-call-112', 'CALL_112'],
    ['more-danger-crisis', 'CRISIS'],
    ['more-danger-clinic-today', 'CLINIC_TODAY'],
  ] as const
).map(([id, action]) => ({
  id,
  action,
  when: { question: moreDangerQuestionId, chosen: signsWith(action) },
  named: false,
}));

export const isMoreDangerRule = (id: string): boolean => moreDangerRules.some((rule) => rule.id === id);
