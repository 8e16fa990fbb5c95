import {
  dangerKinds,
  patientGroupOf,
  patientGroups,
  placesOfStems,
  shareOf,
  stemPlaces,
  stretchesOf,
} from '@tervita/domain/smart-questionnaire/danger-classifier';
import type { Message } from '../corpus/message.ts';
import { inSteadyOrder, Learnt } from './steady-steps.ts';

const rounds = 10;

export interface LearntKinds {
  /** Kind after kind. */
  readonly weights: Float64Array;
  readonly ofGroups: readonly (readonly number[])[];
}

const sharesOf = (sums: readonly number[]): readonly number[] => {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((sum, each) => sum + each, 0);
  return powers.map((each) => each / all);
};

/** One regression over all kinds, from dangers alone: it is asked only where danger is suspected. */
export const learnKinds = (messages: readonly Message[]): LearntKinds => {
  const dangers = messages.filter(({ isDanger }) => isDanger);
  const seen = dangers.map(({ text }) => stemPlaces(stretchesOf(text)[0] ?? ''));
  const groups = dangers.map(({ patient }) => patientGroupOf(patient) ?? 0);
  const learnt = new Learnt(dangerKinds.length * placesOfStems);
  const ofGroups = new Learnt(dangerKinds.length * patientGroups);
  inSteadyOrder(dangers.length, rounds, (at) => {
    const places = seen[at] ?? [];
    const group = groups[at] ?? 0;
    const share = shareOf(places);
    const sums = dangerKinds.map((_, kind) => {
      let sum = 0;
      for (const place of places) sum += learnt.values[kind * placesOfStems + place] ?? 0;
      return sum * share + (ofGroups.values[kind * patientGroups + group] ?? 0);
    });
    for (const [kind, expected] of sharesOf(sums).entries()) {
      const missed = expected - (dangers[at]?.kind === dangerKinds[kind] ? 1 : 0);
      for (const place of places) learnt.step(kind * placesOfStems + place, missed * share);
      ofGroups.step(kind * patientGroups + group, missed);
    }
  });
  return {
    weights: learnt.values,
    ofGroups: dangerKinds.map((_, kind) =>
      [...ofGroups.values.subarray(kind * patientGroups, (kind + 1) * patientGroups)].map(
        (value) => Math.round(value * 1_000) / 1_000,
      ),
    ),
  };
};
