import type {
  BandCode,
  Finding,
  Instrument,
  InstrumentFacts,
  InstrumentItem,
  InstrumentKey,
  ItemValues,
  Subscale,
  SubscaleId,
} from './instrument.ts';
import { instrumentOf, type Misfit, misfitOfInstrument } from './instruments.ts';
import { sumOf } from './notation.ts';

export interface Subscore {
  readonly id: SubscaleId;
  readonly sum: number;
  readonly max: number;
  readonly band: BandCode | null;
  readonly isPositive: boolean | null;
}

export interface Score {
  /** Null where only the parts are added up. */
  readonly total: number | null;
  readonly band: BandCode | null;
  /** At or above the published cut-off; null where there is none. */
  readonly isPositive: boolean | null;
  readonly subscores: readonly Subscore[];
  readonly actions: readonly ('CRISIS' | 'FLAG')[];
  readonly findings: readonly Finding[];
}

export interface ItemProblem {
  readonly item: string;
  readonly problem: 'MISSING' | 'WRONG_VALUE' | 'UNKNOWN_ITEM';
}

export type Scoring =
  | { readonly ok: true; readonly score: Score }
  | { readonly ok: false; readonly problems: readonly ItemProblem[]; readonly misfit: Misfit | null };

/** Whether an item is asked, given what was answered before it. */
const isAsked = ({ askedIf = [] }: InstrumentItem, given: ItemValues): boolean =>
  askedIf.every((group) => group.some((id) => (given[id] ?? 0) > 0));

/** What is not added up may be missing: who told of self-harm is asked nothing more, and the score is known. */
const problemOf = (item: InstrumentItem, given: ItemValues): ItemProblem | undefined => {
  const value = given[item.id];
  if (value === undefined)
    return item.isScored && isAsked(item, given) && !item.isExtra
      ? { item: item.id, problem: 'MISSING' }
      : undefined;
  const isKnown = item.options.some((each) => each.value === value);
  return isKnown ? undefined : { item: item.id, problem: 'WRONG_VALUE' };
};

const problemsIn = ({ items }: Instrument, given: ItemValues): readonly ItemProblem[] => [
  ...items.flatMap((item) => problemOf(item, given) ?? []),
  ...Object.keys(given)
    .filter((id) => !items.some((item) => item.id === id))
    .map((item): ItemProblem => ({ item, problem: 'UNKNOWN_ITEM' })),
];

const bandIn = (bands: Instrument['bands'], sum: number): BandCode | null =>
  bands.find(({ from, to }) => sum >= from && sum <= to)?.code ?? null;

const subscoreOf = ({ id, items, max, bands = [], above }: Subscale, given: ItemValues): Subscore => {
  const sum = sumOf(items, given);
  return { id, sum, max, band: bandIn(bands, sum), isPositive: above === undefined ? null : sum > above };
};

/**
 * Scored only when every item that counts is answered; a wrong or a missing answer is named. What was skipped counts as
 * nothing.
 */
export const scoreInstrument = (key: InstrumentKey, given: ItemValues, facts: InstrumentFacts): Scoring => {
  const instrument = instrumentOf(key);
  const problems = problemsIn(instrument, given);
  const misfit = misfitOfInstrument(instrument, facts);
  if (problems.length > 0 || misfit) return { ok: false, problems, misfit };
  const { items, range, bands, bandOf, cutoff, selfHarmItem, flagIf, findingsIn } = instrument;
  const asked = items.filter((item) => isAsked(item, given));
  const values = Object.fromEntries(
    asked.flatMap(({ id }) => (given[id] === undefined ? [] : [[id, given[id]]])),
  );
  const scored = {
    total: sumOf(
      asked.filter(({ isScored }) => isScored).map(({ id }) => id),
      values,
    ),
    values,
    facts,
  };
  const isCrisis = selfHarmItem !== undefined && (values[selfHarmItem] ?? 0) > 0;
  return {
    ok: true,
    score: {
      total: range ? scored.total : null,
      band: bandOf?.(scored) ?? (range ? bandIn(bands, scored.total) : null),
      isPositive: cutoff === undefined ? null : scored.total >= cutoff,
      subscores: instrument.subscales
        .filter((each) =>
          each.items.every((id) =>
            items.some((item) => item.id === id && !(item.isExtra && values[id] === undefined)),
          ),
        )
        .map((each) => subscoreOf(each, values)),
      actions: [...(isCrisis ? (['CRISIS'] as const) : []), ...(flagIf?.(scored) ? (['FLAG'] as const) : [])],
      findings: findingsIn?.(scored) ?? [],
    },
  };
};
