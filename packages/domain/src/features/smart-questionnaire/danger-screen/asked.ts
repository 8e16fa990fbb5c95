import type { ProblemType } from '../../problem-types/index.ts';
import type { ChoiceQuestion } from '../asking/question.ts';
import type { Action, Rule } from '../red-flags/rule.ts';
import { possibleSigns } from './screen.ts';
import { earlierSigns, noSign, signs } from './signs.ts';

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

/** What the screen sets off, one rule for each strength. */
export const dangerRules = (type: ProblemType): readonly Rule[] => {
  const warning: Readonly<Record<string, { readonly action: Action }>> = {
    ...Object.fromEntries(possibleSigns(type).map((sign) => [sign, signs[sign]])),
    ...earlierSigns,
  };
  const withAction = (action: Action) =>
    Object.keys(warning).filter((sign) => warning[sign]?.action === action);
  return (Object.keys(ruleIds) as (keyof typeof ruleIds)[]).map((action) => ({
    id: ruleIds[action],
    action,
    when: { question: dangerQuestionId, chosen: withAction(action) },
    named: false,
  }));
};
