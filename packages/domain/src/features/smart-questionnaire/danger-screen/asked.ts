import type { ProblemType } from '../../problem-types/index.ts';
import { type Answers, choicesOf } from '../asking/answer.ts';
import type { ChoiceQuestion } from '../asking/question.ts';
import type { Rule } from '../red-flags/rule.ts';
import { possibleSigns } from './screen.ts';
import { actionOf, dangerSigns, isDangerSign, noSign } from './signs.ts';

/** Its answer stands with the other answers; which of the options somebody is shown, `dangerScreen` says. */
export const dangerQuestionId = 'danger';

export const dangerQuestion = (type: ProblemType): ChoiceQuestion => ({
  id: dangerQuestionId,
  words: 'danger',
  why: 'DANGER_SIGNS',
  place: 'DANGER',
  required: true,
  type: 'MULTIPLE_CHOICE',
  options: [...possibleSigns(type), noSign],
  exclusive: noSign,
});

const ruleIds = {
  CALL_112: 'danger-call-112',
  CRISIS: 'danger-crisis',
  CLINIC_TODAY: 'danger-clinic-today',
} as const;

/** Set off by the screen, and not by another question or by words. */
export const isDangerRule = (id: string): boolean => Object.values<string>(ruleIds).includes(id);

/**
 * What the screen sets off, one rule for each strength. The rules know the signs of every reason: which signs are shown
 * depends on the reason, but a sign that was ticked stands whatever the reason becomes.
 */
export const dangerRules: readonly Rule[] = (Object.keys(ruleIds) as (keyof typeof ruleIds)[]).map(
  (action) => ({
    id: ruleIds[action],
    action,
    when: {
      question: dangerQuestionId,
      chosen: dangerSigns.filter((sign) => actionOf(sign) === action),
    },
    named: false,
  }),
);

/**
 * The signs that somebody is shown, and with them those that they have ticked for another reason: taken back is only what
 * was seen.
 */
export const withTickedSigns = (shown: readonly string[], answers: Answers): readonly string[] => [
  ...new Set([...shown, ...choicesOf(answers[dangerQuestionId]).filter(isDangerSign)]),
];
