import type { Action } from '../rule.ts';

/**
 * Words of alarm. "chest press*|tight*": both stand near each other, in any order; * ends a stem.
 * "-nose": not when this stands there too. "> had a fit": in this order, close together.
 * "~ stroke": only the name of it, which letters about the past, about others and for an office hold too.
 */
export type AlarmPhrases = Readonly<Record<Exclude<Action, 'READ_FIRST' | 'FLAG'>, readonly string[]>>;

export interface AlertPhrases {
  readonly phrases: AlarmPhrases;
  /** Directly before what is denied. */
  readonly noBefore: readonly string[];
  /** Directly after what is denied. */
  readonly noAfter: readonly string[];
}
