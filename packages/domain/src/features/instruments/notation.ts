import type { Band, BandCode, InstrumentItem, ItemOption, ItemValues } from './instrument.ts';

export const adult = { minMonths: 18 * 12 };

/** Options that are called by their values. */
export const values = (...all: readonly number[]): readonly ItemOption[] =>
  all.map((value) => ({ id: String(value), value }));

export const noYes: readonly ItemOption[] = [
  { id: 'no', value: 0 },
  { id: 'yes', value: 1 },
];
export const yesNo: readonly ItemOption[] = noYes.toReversed();

export const item = (
  id: string,
  options: readonly ItemOption[],
  more: Partial<InstrumentItem> = {},
): InstrumentItem => ({ id, options, isScored: true, ...more });

/** From q1 on. */
export const items = (count: number, options: readonly ItemOption[]): readonly InstrumentItem[] =>
  Array.from({ length: count }, (_, at) => item(`q${at + 1}`, options));

/** The ids of items from one to another. */
export const span = (first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => `q${first + at}`);

/** Bands by the highest value of each, the first from `least`. */
export const bands = (least: number, ...upTo: readonly (readonly [number, BandCode])[]): readonly Band[] =>
  upTo.map(([to, code], at) => ({ from: at === 0 ? least : (upTo[at - 1]?.[0] ?? 0) + 1, to, code }));

export const sumOf = (ids: readonly string[], given: ItemValues): number =>
  ids.reduce((sum, id) => sum + (given[id] ?? 0), 0);
