import { languages } from '../../../../core/index.ts';
import { type Frames, framesIn } from './cues.ts';
import { hasAny } from './frame.ts';

type FramedWords = Parameters<typeof framesIn>[0];
type ClausedWords = readonly (FramedWords[number] & { readonly clause: number })[];

/** A date alone belongs to what is told beside it. */
const fewestWords = 3;

/**
 * The frames of a piece for what is told as happening. A part of the sentence between commas that speaks of another time
 * and holds no sign itself is background: the operation, the old illness, the last healthy day. It weakens nothing.
 */
export const framesOfPresent = (
  words: ClausedWords,
  whole: Frames,
  clausesWithSigns: ReadonlySet<number>,
): Frames => {
  const isPast = (frames: Frames) => languages.some((language) => hasAny(frames[language], 'PAST'));
  if (!isPast(whole)) return whole;
  const clauses = new Set(words.map(({ clause }) => clause));
  const background = new Set(
    [...clauses].filter((each) => {
      const part = words.filter(({ clause }) => clause === each);
      return part.length >= fewestWords && !clausesWithSigns.has(each) && isPast(framesIn(part));
    }),
  );
  if (background.size === 0) return whole;
  return framesIn(words.filter(({ clause }) => !background.has(clause)));
};
