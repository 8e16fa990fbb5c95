import { type PatientProblemType, patientProblemTypes, type Word } from '../../problem-types/index.ts';
import { bytesOf } from '../danger-classifier/index.ts';
import { places, placesIn, shareOf, sharesOf } from './features.ts';
import { weights } from './weights.generated.ts';

let kept: Int8Array | undefined;

/** Read when they are first needed: a process that looks for nothing keeps nothing. Reason after reason. */
const table = (): Int8Array => {
  kept ??= bytesOf(weights.written);
  return kept;
};

/**
 * How likely each reason is, by messages that were learnt from. It knows no words that it could name: it adds to what is
 * said in so many words, and helps where nothing is.
 */
export const likelyReasons = (words: readonly Word[]): ReadonlyMap<PatientProblemType, number> => {
  const found = placesIn(words);
  if (found.length === 0) return new Map();
  const share = shareOf(found) * weights.scale;
  const sums = patientProblemTypes.map((_, reason) => {
    let sum = 0;
    for (const place of found) sum += table()[reason * places + place] ?? 0;
    return sum * share + (weights.biases[reason] ?? 0);
  });
  const shares = sharesOf(sums);
  return new Map(patientProblemTypes.map((type, reason) => [type, shares[reason] ?? 0]));
};
