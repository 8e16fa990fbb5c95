import {
  placesOfText,
  shareOf,
  stretchesOf,
  textPlaces,
} from '@tervita/domain/smart-questionnaire/danger-classifier';
import type { Message } from '../corpus/message.ts';
import { inSteadyOrder, Learnt } from './steady-steps.ts';

const rounds = 8;

type Labelled = Pick<Message, 'text' | 'isDanger'>;

export interface LearntDanger {
  readonly weights: Float64Array;
  readonly bias: number;
}

/** How much more often each place stands in dangers than in near-misses: what tells nothing is not learnt from. */
const tellingOf = (seen: readonly (readonly number[])[], messages: readonly Labelled[]): Float64Array => {
  const dangers = new Float64Array(placesOfText).fill(1);
  const others = new Float64Array(placesOfText).fill(1);
  for (const [at, places] of seen.entries()) {
    const counts = messages[at]?.isDanger ? dangers : others;
    for (const place of places) counts[place] = (counts[place] ?? 0) + 1;
  }
  return dangers.map((count, place) => Math.log(count / (others[place] ?? 1)));
};

/** Logistic regression: danger or near-miss. */
export const learnDanger = (messages: readonly Labelled[]): LearntDanger => {
  const seen = messages.map(({ text }) => textPlaces(stretchesOf(text)[0] ?? ''));
  const telling = tellingOf(seen, messages);
  const learnt = new Learnt(placesOfText);
  const bias = new Learnt(1);
  inSteadyOrder(messages.length, rounds, (at) => {
    const places = seen[at] ?? [];
    const share = shareOf(places);
    let sum = bias.values[0] ?? 0;
    for (const place of places) sum += (learnt.values[place] ?? 0) * (telling[place] ?? 0) * share;
    const missed = 1 / (1 + Math.exp(-sum)) - (messages[at]?.isDanger ? 1 : 0);
    for (const place of places) learnt.step(place, missed * share * (telling[place] ?? 0));
    bias.step(0, missed);
  });
  return {
    weights: learnt.values.map((value, place) => value * (telling[place] ?? 0)),
    bias: bias.values[0] ?? 0,
  };
};

export const scoreWith = ({ weights, bias }: LearntDanger, text: string): number =>
  Math.max(
    0,
    ...stretchesOf(text).map((stretch) => {
      const places = textPlaces(stretch);
      let sum = 0;
      for (const place of places) sum += weights[place] ?? 0;
      return 1 / (1 + Math.exp(-(sum * shareOf(places) + bias)));
    }),
  );
