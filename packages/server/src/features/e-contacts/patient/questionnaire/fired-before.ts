import type { ProblemType } from '@tervita/domain/problem-types';
import {
  type Answers,
  type FiredRule,
  isAboutDanger,
  isGrave,
  problemOf,
} from '@tervita/domain/smart-questionnaire';

/** The answers of the present reason say by themselves whether the rule fires. */
const isJudgedNow = ({ id, because }: FiredRule, type: ProblemType | null, answers: Answers): boolean =>
  (type ? (problemOf(type)?.rules ?? []) : []).some((rule) => rule.id === id) &&
  because.every(({ question }) => answers[question] !== undefined);

/** Of rules that answers to an earlier reason fired, those that nobody has answered otherwise since. */
export const stillStanding = (
  rules: readonly FiredRule[],
  type: ProblemType | null,
  answers: Answers,
): readonly FiredRule[] => rules.filter((rule) => !isJudgedNow(rule, type, answers));

/** Not one that fires by the age alone, and not by a sign of danger. */
const isAnswer = (because: FiredRule['because']): boolean =>
  because.length > 0 && !because.some(({ question }) => isAboutDanger(question));

/**
 * What stays when another reason is chosen. Signs that were ticked and words that were typed stay as they are and are
 * judged anew; answers to questions go with the reason they belong to, so what they fired is kept with that reason.
 */
export const firedBeforeOf = (type: ProblemType, fired: readonly FiredRule[]): readonly FiredRule[] => {
  const ownRules = new Set((problemOf(type)?.rules ?? []).map(({ id }) => id));
  return fired
    .filter(({ action, because }) => isGrave(action) && isAnswer(because))
    .filter(({ id, reason }) => reason !== undefined || ownRules.has(id))
    .map((rule) => ({ reason: type, ...rule }));
};
