import type { Condition } from '../asking/condition.ts';

/** The strongest first. READ_FIRST is a mark for staff where words only sound like danger: nobody is told to call. */
export const actions = ['CALL_112', 'CRISIS', 'CLINIC_TODAY', 'READ_FIRST', 'FLAG'] as const;
export type Action = (typeof actions)[number];

export interface Rule {
  readonly id: string;
  readonly action: Action;
  readonly when: Condition;
  /** Its own sentence; a rule about options of one question is told by those options. */
  readonly named: boolean;
}
