import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@tervita/domain/core';
import { everydayTexts } from './everyday.ts';
import { type Message, messageOf } from './message.ts';

const folder = join(import.meta.dirname, '../../../corpus');

/** Those that everything may be tuned with. */
export const trainingHands = [1, 2, 3, 4, 7, 8, 9] as const;
/** Whose texts nobody reads, and whose totals were looked at while something was chosen: they flatter. */
export const watchedHands = [5, 6, 10] as const;
/** Whose texts nobody reads and nothing is tuned with: the verdict, of the dangers that were found hardest before it. */
export const heldBackHand = 11;

const contentOf = (hand: number, language: Language): string =>
  readFileSync(join(folder, `hand-${hand}`, `${language}.tsv`), 'utf8');

export const messagesOf = (hands: readonly number[]): readonly Message[] =>
  hands.flatMap((hand) =>
    languages.flatMap((language) =>
      contentOf(hand, language)
        .split('\n')
        .filter(Boolean)
        .map((line) => messageOf(line, { hand, language })),
    ),
  );

/** Weights say which messages they were learnt from. */
export const corpusHash = (hands: readonly number[]): string => {
  const hash = createHash('sha256');
  for (const hand of hands) for (const language of languages) hash.update(contentOf(hand, language));
  for (const text of everydayTexts()) hash.update(text);
  return hash.digest('hex');
};
