import type { RedFlag } from '../../e-contacts/index.ts';
import type { ProblemType } from '../../problem-types/index.ts';
import { type Answers, choicesOf, type PatientFacts } from '../asking/answer.ts';
import { withoutHidden } from '../asking/asking.ts';
import { askedIn, type Condition, holds } from '../asking/condition.ts';
import { moreDangerRules } from '../danger-screen/asked-more.ts';
import { problemOf } from '../problems/catalogue.ts';
import { type Action, actions, type Rule } from './rule.ts';

export interface FiredRule {
  readonly id: string;
  readonly action: Action;
  /** Has a sentence of its own; else it is told by what was chosen. */
  readonly named: boolean;
  /** The questions it looked at, and what made it fire. */
  readonly because: readonly { readonly question: string; readonly choices: readonly string[] }[];
  /** Of which reason it is, where another one was chosen since. */
  readonly reason?: ProblemType;
  /** Of words that were typed: the sentence that they stand in. */
  readonly quote?: string;
  /** When it was told, where that is kept. */
  readonly at?: string;
}

const optionsIn = (condition: Condition, question: string): readonly string[] => {
  if ('all' in condition) return condition.all.flatMap((each) => optionsIn(each, question));
  if ('any' in condition) return condition.any.flatMap((each) => optionsIn(each, question));
  return 'chosen' in condition && condition.question === question ? condition.chosen : [];
};

const fired = ({ id, action, named, when }: Rule, answers: Answers): FiredRule => ({
  id,
  action,
  named,
  because: [...new Set(askedIn(when))].map((question) => ({
    question,
    choices: choicesOf(answers[question]).filter((each) => optionsIn(when, question).includes(each)),
  })),
});

/** The strongest first. Judged after every answer; what is not answered, or hidden, does not count. */
export const firedRules = (
  type: ProblemType,
  answers: Answers,
  patient: PatientFacts,
): readonly FiredRule[] => {
  const seen = withoutHidden(type, answers, patient);
  return [...(problemOf(type)?.rules ?? []), ...moreDangerRules]
    .filter(({ when }) => holds(when, seen, patient))
    .toSorted((one, other) => actions.indexOf(one.action) - actions.indexOf(other.action))
    .map((rule) => fired(rule, seen));
};

export const strongestAction = (found: readonly { readonly action: Action }[]): Action | null =>
  actions.find((action) => found.some((each) => each.action === action)) ?? null;

/** Help is to be called at once, whoever is to be called. */
export const isGrave = (action: Action): boolean => action === 'CALL_112' || action === 'CRISIS';

/** What the inbox shows on top; a flag for staff is a reason in the summary, not an alarm. */
export const redFlagOf = (action: Action | null): RedFlag | null => {
  if (action && isGrave(action)) return 'CALL_112';
  if (action === 'CLINIC_TODAY') return 'TODAY';
  return action === 'READ_FIRST' ? 'WORDS' : null;
};
