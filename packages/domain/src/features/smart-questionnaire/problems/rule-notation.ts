import type { Condition } from '../asking/condition.ts';
import type { NamedRule } from '../red-flags/named-rules.ts';
import type { Action, Rule } from '../red-flags/rule.ts';

export const is = (question: string, ...chosen: readonly string[]): Condition => ({ question, chosen });
/** Answered, and otherwise. */
export const isNot = (question: string, chosenOther: string): Condition => ({ question, chosenOther });
export const from = (question: string, atLeast: number): Condition => ({ question, atLeast });
export const under = (question: string, below: number): Condition => ({ question, below });
export const months = (ageMonths: { atLeast?: number; below?: number }): Condition => ({ ageMonths });
export const years = ({ atLeast, below }: { atLeast?: number; below?: number }): Condition => ({
  ageMonths: {
    ...(atLeast !== undefined && { atLeast: atLeast * 12 }),
    ...(below !== undefined && { below: below * 12 }),
  },
});
export const all = (...conditions: readonly Condition[]): Condition => ({ all: conditions });
export const any = (...conditions: readonly Condition[]): Condition => ({ any: conditions });

type RuleAction = Exclude<Action, 'READ_FIRST'>;

const ends: Record<RuleAction, string> = {
  CALL_112: 'call-112',
  CRISIS: 'crisis',
  CLINIC_TODAY: 'clinic-today',
  FLAG: 'flag',
};

const chosen =
  (action: RuleAction) =>
  (question: string, ...options: readonly string[]): Rule => ({
    id: `${question}-${ends[action]}`,
    action,
    when: is(question, ...options),
    named: false,
  });

/** By what was ticked. */
export const call112 = chosen('CALL_112');
export const today = chosen('CLINIC_TODAY');
export const flag = chosen('FLAG');

/** By several answers together, a number or an age. */
export const rule = (id: NamedRule, action: Action, when: Condition): Rule => ({
  id,
  action,
  when,
  named: true,
});

export const male: Condition = { sexIn: ['MALE'] };
