import type { ProblemType } from '../../problem-types/index.ts';
import type { Question } from '../asking/question.ts';
import { dangerQuestion, dangerRules } from '../danger-screen/asked.ts';
import { actions, type Rule } from '../red-flags/rule.ts';

export interface Problem {
  readonly type: ProblemType;
  readonly questions: readonly Question[];
  readonly rules: readonly Rule[];
}

/** Signs of danger stand first in every type. A question without words of its own is worded under its type. */
export const problem = (
  type: ProblemType,
  questions: readonly Question[],
  rules: readonly Rule[] = [],
): Problem => ({
  type,
  questions: [
    dangerQuestion(type),
    ...questions.map((each) => (each.words === '' ? { ...each, words: `${type}.${each.id}` } : each)),
  ],
  rules: [...dangerRules, ...rules].toSorted(
    (one, other) => actions.indexOf(one.action) - actions.indexOf(other.action),
  ),
});
