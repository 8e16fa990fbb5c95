import type { Rule } from '../red-flags/rule.ts';
import { all, from, is, months, rule, under } from './rule-notation.ts';

/** Where the patient is grown up by the nature of the problem. */
export const feverOfAdult: readonly Rule[] = [
  rule('fever-40', 'CLINIC_TODAY', from('temperature', 40)),
  rule('low-temperature', 'CLINIC_TODAY', under('temperature', 35.5)),
];

export const fever: readonly Rule[] = [
  rule('fever-under-3-months', 'CALL_112', all(months({ below: 3 }), from('temperature', 38))),
  rule('fever-3-6-months', 'CLINIC_TODAY', all(months({ atLeast: 3, below: 6 }), from('temperature', 39))),
  ...feverOfAdult,
];

/** Where long-term conditions are asked about. */
export const feverWithConditions: readonly Rule[] = [
  rule('fever-on-chemotherapy', 'CALL_112', all(is('conditions', 'chemo'), from('temperature', 38))),
  rule('fever-immunosuppressed', 'CLINIC_TODAY', all(is('conditions', 'immun'), from('temperature', 38))),
  rule('fever-pregnant', 'CLINIC_TODAY', all(is('conditions', 'pregnant'), from('temperature', 38.5))),
];
