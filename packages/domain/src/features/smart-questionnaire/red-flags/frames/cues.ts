import { type Language, languages } from '../../../../core/index.ts';
import { phraseOf, placesOf } from '../phrase.ts';
import { phraseIndexOf, possiblePhrases, refsOf, type SlotRef } from '../phrase-index.ts';
import {
  type FrameKind,
  type FrameKinds,
  type FrameWords,
  frameKinds,
  hasAny,
  noKinds,
  withKind,
} from './frame.ts';
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

/** The frames that words of each language set. */
export type Frames = Readonly<Record<Language, FrameKinds>>;

const noFrames: Frames = { et: noKinds, en: noKinds, ru: noKinds, pl: noKinds };

/** A year says that it was then, in any language. */
const year = /^(?:19|20)\d\d$/;

export const cueRefsOf = (word: string): readonly SlotRef[] => refsOf(word, index);

export const framesIn = (
  words: readonly { readonly folded: string; readonly cueRefs: readonly SlotRef[] }[],
): Frames => {
  const found = { ...noFrames };
  if (words.some(({ folded }) => folded.length === 4 && year.test(folded)))
    for (const language of languages) found[language] = withKind(found[language], 'PAST');
  for (const { phrase: at, candidates } of possiblePhrases(
    words.map(({ cueRefs }) => cueRefs),
    index,
  )) {
    const cue = known[at];
    if (!cue || hasAny(found[cue.language], cue.kind)) continue;
    if (placesOf(candidates, cue.phrase)) found[cue.language] = withKind(found[cue.language], cue.kind);
  }
  return found;
};

interface Cue {
  readonly kind: FrameKind;
  readonly isSaid: (isAllowed?: (places: readonly number[]) => boolean) => boolean;
}

/** The cues of a language of which every word stands here, with where each may stand. */
export const cuesIn = (
  words: readonly { readonly cueRefs: readonly SlotRef[] }[],
  language: Language,
): readonly Cue[] =>
  possiblePhrases(
    words.map(({ cueRefs }) => cueRefs),
    index,
  ).flatMap(({ phrase: at, candidates }) => {
    const cue = known[at];
    if (cue?.language !== language) return [];
    return [
      { kind: cue.kind, isSaid: (isAllowed) => placesOf(candidates, cue.phrase, isAllowed) !== undefined },
    ];
  });

/** The frames of a whole text. */
export const joined = (all: readonly Frames[]): Frames => {
  const found = { ...noFrames };
  for (const frames of all) for (const language of languages) found[language] |= frames[language];
  return found;
};
