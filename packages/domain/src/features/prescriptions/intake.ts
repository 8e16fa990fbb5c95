import { matchesOf } from './medicine-match.ts';
import type { DescribedMedicine } from './medicine-shape.ts';
import { type Frequency, frequencies } from './prescriptions.ts';

/** How often a medicine is taken. */
export interface Intake {
  readonly frequency: Frequency;
  /** Monday is 1; null where it is not taken once a week. */
  readonly weekday: number | null;
  /** Empty where one of the other frequencies says it. */
  readonly frequencyWords: string;
}

/** A weekly medicine without its day, or "another" without words, is read as daily by somebody in haste. */
export const isWholeIntake = ({ frequency, weekday, frequencyWords }: Intake): boolean =>
  (frequency === 'ONCE_WEEKLY') === (weekday !== null) &&
  (frequency === 'OTHER') === (frequencyWords.trim() !== '');

export const isSameIntake = (one: Intake, other: Intake): boolean =>
  one.frequency === other.frequency &&
  one.weekday === other.weekday &&
  one.frequencyWords === other.frequencyWords;

/** Where two rules of the list fit, only what both allow is offered. */
export const offeredFrequencies = (medicine: DescribedMedicine): readonly Frequency[] =>
  matchesOf(medicine).reduce<readonly Frequency[]>(
    (offered, { offers }) => (offers ? offered.filter((each) => offers.includes(each)) : offered),
    frequencies,
  );

export const isOffered = (medicine: DescribedMedicine, frequency: Frequency): boolean =>
  offeredFrequencies(medicine).includes(frequency);
