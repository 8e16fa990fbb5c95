import { patientProblemTypes, wordsOf } from '@tervita/domain/problem-types';
import { writtenOf } from '@tervita/domain/smart-questionnaire/danger-classifier';
import { places, placesIn, shareOf, sharesOf } from '@tervita/domain/smart-questionnaire/learnt-reasons';
import type { FirstWords } from '../corpus/read-first-words.ts';
import { inBytes } from './in-bytes.ts';
import { inSteadyOrder, Learnt } from './steady-steps.ts';

const rounds = 12;

/** One regression over all reasons that a patient can choose. A message may have several right ones. */
const learnReasons = (messages: readonly Pick<FirstWords, 'reasons' | 'text'>[]) => {
  const seen = messages.map(({ text }) => placesIn(wordsOf(text)));
  const learnt = new Learnt(patientProblemTypes.length * places);
  const biases = new Learnt(patientProblemTypes.length);
  inSteadyOrder(messages.length, rounds, (at) => {
    const found = seen[at] ?? [];
    const right = messages[at]?.reasons ?? [];
    const share = shareOf(found);
    const sums = patientProblemTypes.map((_, reason) => {
      let sum = 0;
      for (const place of found) sum += learnt.values[reason * places + place] ?? 0;
      return sum * share + (biases.values[reason] ?? 0);
    });
    for (const [reason, expected] of sharesOf(sums).entries()) {
      const type = patientProblemTypes[reason];
      const missed = expected - (type && right.includes(type) ? 1 / right.length : 0);
      if (Math.abs(missed) < 0.001) continue;
      for (const place of found) learnt.step(reason * places + place, missed * share);
      biases.step(reason, missed);
    }
  });
  return { weights: learnt.values, biases: biases.values };
};

/** All that is known, as its file holds it. The same messages give the same bytes. */
export const reasonModel = (messages: readonly FirstWords[], corpus: string) => {
  const learnt = learnReasons(messages);
  const { bytes, scale } = inBytes(learnt.weights);
  const biases = [...learnt.biases].map((each) => Math.round(each * 1_000) / 1_000);
  return { corpus, scale, biases, written: writtenOf(bytes) };
};
