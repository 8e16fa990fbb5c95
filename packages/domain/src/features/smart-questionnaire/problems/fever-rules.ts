import type { Condition } from '../asking/condition.ts';
import type { Rule } from '../red-flags/rule.ts';
import { all, any, from, is, months, rule, under } from './rule-notation.ts';

/** Where the patient is grown up by the nature of the problem. */
export const feverOfAdult: readonly Rule[] = [
  rule('fever-40', 'CLINIC_TODAY', from('temperature', 40)),
  rule('low-temperature', 'CLINIC_TODAY', under('temperature', 35.5)),
];

const feverOfBaby = (isHot: Condition): readonly Rule[] => [
  rule('fever-under-3-months', 'CALL_112', all(months({ below: 3 }), isHot)),
  rule('fever-3-6-months', 'CLINIC_TODAY', all(months({ atLeast: 3, below: 6 }), from('temperature', 39))),
];

export const fever: readonly Rule[] = [...feverOfBaby(from('temperature', 38)), ...feverOfAdult];

/** Where fever is also ticked: a parent without a thermometer is believed. */
export const feverMeasuredOrTicked = (ticked: Condition): readonly Rule[] => [
  ...feverOfBaby(any(from('temperature', 38), ticked)),
  ...feverOfAdult,
];

/** Where long-term conditions are asked about. */
export const feverWithConditions: readonly Rule[] = [
  rule('fever-on-chemotherapy', 'CALL_112', all(is('conditions', 'chemo'), from('temperature', 38))),
  rule('fever-immunosuppressed', 'CLINIC_TODAY', all(is('conditions', 'immun'), from('temperature', 38))),
  rule('fever-pregnant', 'CLINIC_TODAY', all(is('conditions', 'pregnant'), from('temperature', 38.5))),
];
