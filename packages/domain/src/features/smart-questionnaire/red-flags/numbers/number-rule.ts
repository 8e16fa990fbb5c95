import type { Action } from '../rule.ts';
import type { Item } from './read-numbers.ts';

/** An alarm that a number gives, from one item of the text to another. */
export interface NumberAlarm {
  readonly action: Exclude<Action, 'CRISIS' | 'READ_FIRST' | 'FLAG'>;
  readonly from: Item;
  readonly to: Item;
}

export type NumberRule = (items: readonly Item[]) => readonly NumberAlarm[];

export const alarm = (action: NumberAlarm['action'], one: Item, other: Item): NumberAlarm =>
  one.sentence < other.sentence || (one.sentence === other.sentence && one.start <= other.start)
    ? { action, from: one, to: other }
    : { action, from: other, to: one };
