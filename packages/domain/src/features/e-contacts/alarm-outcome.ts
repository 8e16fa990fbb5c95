import { BusinessError, LogicError } from '../../core/errors.ts';
import type { Move } from './moves.ts';
import type { RedFlag } from './status.ts';

/** What became of a sign of an emergency: said by whoever completes the e-contact. */
export const alarmOutcomes = ['ADVISED', 'CALLED_112', 'NOT_REACHED', 'NOT_GRAVE'] as const;
export type AlarmOutcomeKind = (typeof alarmOutcomes)[number];

/** How often somebody tried to reach them. */
export const alarmTriesMost = 20;

export interface AlarmOutcome {
  readonly kind: AlarmOutcomeKind;
  /** Of NOT_REACHED alone. */
  readonly tries: number | null;
}

export interface RaisedAlarm {
  readonly redFlag: RedFlag | null;
  /** Nobody at the clinic has seen the red flag since it was last raised. */
  readonly redFlagWaits: boolean;
  /** Something was said since it was last raised: then it need not be said again. */
  readonly hasAlarmOutcome: boolean;
}

export type ClosingRefusal = 'UNSEEN' | 'NO_OUTCOME' | 'NO_ALARM';

const closings: readonly Move[] = ['archive', 'replyAndClose', 'reject'];

/**
 * Why staff may not close with this move; undefined when they may. Closed, it leaves the inbox, and nobody would look at an
 * emergency that nobody has seen. A weaker flag stops nobody.
 */
export const closingRefusalOf = (
  move: Move,
  alarm: RaisedAlarm,
  isOutcomeGiven: boolean,
): ClosingRefusal | undefined => {
  if (!closings.includes(move) || alarm.redFlag !== 'CALL_112')
    return isOutcomeGiven ? 'NO_ALARM' : undefined;
  if (alarm.redFlagWaits) return 'UNSEEN';
  return move === 'reject' || isOutcomeGiven || alarm.hasAlarmOutcome ? undefined : 'NO_OUTCOME';
};

/** Throws where staff may not close. */
export const assertMayClose = (move: Move, alarm: RaisedAlarm, outcome: AlarmOutcome | null): void => {
  const refusal = closingRefusalOf(move, alarm, outcome !== null);
  if (refusal === 'UNSEEN') throw new BusinessError('E_CONTACT_ALARM_UNSEEN');
  if (refusal === 'NO_OUTCOME') throw new BusinessError('E_CONTACT_ALARM_OUTCOME_MISSING');
  if (refusal) throw new LogicError('E_CONTACT_MOVE_NOT_ALLOWED');
};
