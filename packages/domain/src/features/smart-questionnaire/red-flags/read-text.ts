import { type Language, languages } from '../../../core/index.ts';
import { type Word, wordsOf } from '../../problem-types/index.ts';
import { asTold } from './alert-phrases/as-told/index.ts';
import { conceptPhrases } from './concepts/index.ts';
import { alertPhrases } from './denied.ts';
import { isOfPair } from './fixed-pairs.ts';
import { cueRefsOf } from './frames/cues.ts';
import { isDeniedHere } from './frames/denial.ts';
import { isOnlySupposed } from './frames/supposed.ts';
import { isNotWantedHere, isOneThought } from './frames/wish.ts';
import { ands, holdsNoWord, isNoBesideItsWord, isSaidToBeWell, isTakenBack } from './frames/words-beside.ts';
import { asCyrillic, isLatinRussian } from './latin-russian.ts';
import { meantBy, mistypedIndexOf, mostGuesses } from './mistyped.ts';
import { ageOfYoung } from './numbers/baby-fever.ts';
import { type Item, itemsOf } from './numbers/read-numbers.ts';
import { phraseOf, placesOf } from './phrase.ts';
import { phraseIndexOf, possiblePhrases, refsOf, type SlotRef } from './phrase-index.ts';
import type { Action } from './rule.ts';

const alarming = ['CALL_112', 'CRISIS', 'CLINIC_TODAY'] as const;

const listed = languages.flatMap((language) =>
  alarming.flatMap((action) =>
    [...alertPhrases[language].phrases[action], ...asTold[language][action]].map((written) => ({
      language,
      action,
      written,
    })),
  ),
);
const known = [...listed, ...conceptPhrases].map(({ language, action, written }) => ({
  language,
  action,
  phrase: phraseOf(written),
}));

const index = phraseIndexOf(known.map(({ phrase }) => phrase));
const mistyped = mistypedIndexOf(index);

/** A stop inside a number ends nothing. */
const sentences = /(?:[^.!?;\n]+|\.(?=\S))+/g;
const apostrophes = /['’`]/g;
const commas = /[,:()–—/"]|\s-\s/;

/** A sentence without an end is looked through piece by piece; pieces overlap by more than a phrase is long. */
const pieceLength = 40;
const pieceStep = 26;

/** A word with the phrases and the frames that it is part of, and its part of the sentence between commas. */
interface TypedWord extends Word {
  readonly refs: readonly SlotRef[];
  readonly cueRefs: readonly SlotRef[];
  readonly clause: number;
  /** An "and" begins a part of its own. */
  readonly part: number;
}

/** An alarm before it is seen in its frame. */
export interface RawAlarm {
  readonly action: Exclude<Action, 'READ_FIRST' | 'FLAG'>;
  /** The words, as they were typed. */
  readonly matched: string;
  /** Of the words; numbers have none. */
  readonly language: Language | null;
  readonly isName: boolean;
  readonly isDenied: boolean;
  /** Only feared, asked about beforehand, or a manner of speaking. */
  readonly isSupposed: boolean;
  /** The parts of the sentence between commas in which its words stand; numbers do not say. */
  readonly clauses: readonly number[];
  /** The same, where an "and" divides too. */
  readonly parts: readonly number[];
}

const piecesOf = <Each>(all: readonly Each[]): readonly (readonly Each[])[] => {
  if (all.length <= pieceLength) return [all];
  const starts = Array.from(
    { length: Math.max(1, Math.ceil((all.length - pieceLength) / pieceStep) + 1) },
    (_, at) => at * pieceStep,
  );
  return starts.map((start) => all.slice(start, start + pieceLength));
};

const alarmsIn = (sentence: string, typed: readonly TypedWord[]): readonly RawAlarm[] => {
  // Many phrases ask about the same places.
  const supposed = new Map<string, Map<number, boolean>>();
  return possiblePhrases(
    typed.map(({ refs }) => refs),
    index,
  ).flatMap(({ phrase: at, candidates, takenBackAt }) => {
    const alarm = known[at];
    if (!alarm) return [];
    const { language, action, phrase } = alarm;
    const isNo = action === 'CRISIS' ? isNotWantedHere : isDeniedHere;
    const isAllowed = (all: readonly number[]) =>
      isNoBesideItsWord(typed, all) &&
      !isTakenBack(typed, all, takenBackAt) &&
      (action !== 'CRISIS' || isOneThought(typed, all));
    const isDenied = (all: readonly number[]) =>
      !holdsNoWord(typed, all) && (isNo(typed, all, language) || isSaidToBeWell(typed, all));
    const sort = `${language} ${action} ${phrase.isName}`;
    const before = supposed.get(sort) ?? new Map<number, boolean>();
    supposed.set(sort, before);
    const isSupposed = (all: readonly number[]) => {
      // What is for the clinic today stays so.
      if (action === 'CLINIC_TODAY') return false;
      const [first, last] = [Math.min(...all), Math.max(...all)];
      const key = first * pieceLength + last;
      const isIt =
        before.get(key) ?? isOnlySupposed(typed, [first, last], { language, action, isName: phrase.isName });
      before.set(key, isIt);
      return isIt;
    };
    // Said twice, it may be denied of yesterday, or feared, and told of today.
    const places =
      placesOf(candidates, phrase, (all) => isAllowed(all) && !isDenied(all) && !isSupposed(all)) ??
      placesOf(candidates, phrase, (all) => isAllowed(all) && !isDenied(all)) ??
      placesOf(candidates, phrase, isAllowed);
    if (!places) return [];
    const [begin, end] = [typed[Math.min(...places)], typed[Math.max(...places)]];
    if (!begin || !end) return [];
    return [
      {
        action,
        language,
        matched: sentence.slice(begin.start, end.start + end.plain.length),
        isName: phrase.isName,
        clauses: places.map((place) => typed[place]?.clause ?? 0),
        parts: places.map((place) => typed[place]?.part ?? 0),
        isDenied: isDenied(places),
        isSupposed: isSupposed(places),
      },
    ];
  });
};

/** A piece of the text with its alarms. */
interface Piece {
  readonly sentence: number;
  readonly alarms: readonly RawAlarm[];
  readonly words: readonly TypedWord[];
}

export interface ReadText {
  readonly sentences: readonly string[];
  readonly pieces: readonly Piece[];
  readonly items: readonly Item[];
}

/** The sentences with the marks that reading leaves out, by what is read of them. */
export const sentencesAsTyped = (written: string): ReadonlyMap<string, string> =>
  new Map(
    Array.from(written.normalize('NFC').matchAll(sentences), ([sentence]) => [
      sentence.replace(apostrophes, '').trim(),
      sentence.trim(),
    ]),
  );

/** The text in sentences and pieces of them, with what alarms in each, and with its numbers. */
export const read = (written: string): ReadText => {
  const seen = new Map<string, Pick<TypedWord, 'refs' | 'cueRefs'>>();
  let guesses = 0;
  const guessed = (folded: string): readonly SlotRef[] => {
    // "Smile's" and "ropes" are typed without the mark, or are several.
    const single = folded.length > 4 && folded.endsWith('s') ? refsOf(folded.slice(0, -1), index) : [];
    if (single.length > 0) return single;
    guesses += 1;
    return guesses > mostGuesses ? [] : meantBy(folded, mistyped).flatMap((each) => refsOf(each, index));
  };
  const refsFor = (folded: string) => {
    const before = seen.get(folded);
    if (before) return before;
    const [exact, cueRefs] = [refsOf(folded, index), cueRefsOf(folded)];
    const refs = exact.length > 0 ? exact : refsOf(ageOfYoung(folded) ?? folded, index);
    const made = { refs: refs.length + cueRefs.length > 0 ? refs : guessed(folded), cueRefs };
    seen.set(folded, made);
    return made;
  };
  const text = written.normalize('NFC').replace(apostrophes, '');
  // A sentence that is repeated says nothing new.
  const split = [...new Set(Array.from(text.matchAll(sentences), ([sentence]) => sentence.trim()))].filter(
    Boolean,
  );
  const asTyped = split.map(wordsOf);
  const wordsOfSentences = isLatinRussian(asTyped.flat())
    ? asTyped.map((each) => each.map(asCyrillic))
    : asTyped;
  const pieces: Piece[] = [];
  const items: Item[] = [];
  for (const [at, sentence] of split.entries()) {
    let clause = 0;
    let part = 0;
    let end = 0;
    const words = wordsOfSentences[at] ?? [];
    const typed = words.map((word, place): TypedWord => {
      if (word.start - end !== 1 || sentence.charAt(end) !== ' ')
        if (commas.test(sentence.slice(end, word.start))) [clause, part] = [clause + 1, part + 1];
      end = word.start + word.plain.length;
      const { plain, folded, start, letters } = word;
      const { refs, cueRefs } = refsFor(folded);
      if (ands.has(folded)) part += 1;
      const isOther = isOfPair(folded, words[place - 1]?.folded ?? '', words[place + 1]?.folded ?? '');
      return {
        plain,
        folded,
        start,
        letters,
        refs: isOther ? [] : refs,
        cueRefs: isOther ? [] : cueRefs,
        clause,
        part,
      };
    });
    for (const piece of piecesOf(typed))
      pieces.push({ sentence: at, alarms: alarmsIn(sentence, piece), words: piece });
    items.push(...itemsOf(sentence, words, at));
  }
  return { sentences: split, pieces, items };
};
