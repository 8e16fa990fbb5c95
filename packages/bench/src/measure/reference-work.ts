import { performance } from 'node:perf_hooks';

const sampleText = 'Köha ja palavik, 38.5 kraadi, juba 3 päeva. '.repeat(8_000);

/** Work of the kind that a server does with what people write: letters, expressions, words that are looked up. */
const workOnce = (): number => {
  const seen = new Map<string, number>();
  for (const [word] of sampleText
    .normalize('NFKD')
    .toLowerCase()
    .matchAll(/[\p{L}\d.]+/gu))
    seen.set(word, (seen.get(word) ?? 0) + word.length);
  return seen.size;
};

/**
 * How long a piece of work that is always the same takes at this moment, by the clock on the wall: on an old machine, or
 * beside other programs, as much longer as everything else. Limits of time are multiples of it.
 */
export const referenceWorkMs = (): number => {
  const began = performance.now();
  workOnce();
  return performance.now() - began;
};
