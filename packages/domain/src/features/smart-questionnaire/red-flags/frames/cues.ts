import { type Language, languages } from '../../../../core/index.ts';
import { phraseOf, placesOf } from '../phrase.ts';
import { phraseIndexOf, possiblePhrases, refsOf, type SlotRef } from '../phrase-index.ts';
import { type FrameKind, type FrameWords, frameKinds } from './frame.ts';
import { en } from './words/en.ts';
import { et } from './words/et.ts';
import { pl } from './words/pl.ts';
import { ru } from './words/ru.ts';

const frameWords: Readonly<Record<Language, FrameWords>> = { et, en, ru, pl };

const known = languages.flatMap((language) =>
  frameKinds.flatMap((kind) =>
    frameWords[language][kind].map((written) => ({ language, kind, phrase: phraseOf(written) })),
  ),
);
const index = phraseIndexOf(known.map(({ phrase }) => phrase));

/** The frames that words of one language set. */
export type Frames = ReadonlyMap<Language, ReadonlySet<FrameKind>>;

/** A year says that it was then, in any language. */
const year = /^(?:19|20)\d\d$/;

export const cueRefsOf = (word: string): readonly SlotRef[] => refsOf(word, index);

export const framesIn = (
  words: readonly { readonly folded: string; readonly cueRefs: readonly SlotRef[] }[],
): Frames => {
  const found = new Map(languages.map((language) => [language, new Set<FrameKind>()]));
  if (words.some(({ folded }) => year.test(folded))) for (const kinds of found.values()) kinds.add('PAST');
  for (const { phrase: at, candidates } of possiblePhrases(
    words.map(({ cueRefs }) => cueRefs),
    index,
  )) {
    const cue = known[at];
    if (!cue || found.get(cue.language)?.has(cue.kind)) continue;
    if (placesOf(candidates, cue.phrase)) found.get(cue.language)?.add(cue.kind);
  }
  return found;
};

/** The frames of a whole text. */
export const joined = (all: readonly Frames[]): Frames => {
  const found = new Map(languages.map((language) => [language, new Set<FrameKind>()]));
  for (const frames of all)
    for (const [language, kinds] of frames) for (const kind of kinds) found.get(language)?.add(kind);
  return found;
};
