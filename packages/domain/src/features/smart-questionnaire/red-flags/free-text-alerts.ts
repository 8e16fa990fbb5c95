import { type Language, languages } from '../../../core/index.ts';
import { type Word, wordsOf } from '../../problem-types/index.ts';
import { asTold } from './alert-phrases/as-told/index.ts';
import { alertPhrases, noWords } from './denied.ts';
import { cueRefsOf, type Frames, framesIn, joined } from './frames/cues.ts';
import { isDeniedHere, isNoBesideItsWord, isSaidToBeWell } from './frames/denial.ts';
import type { FrameKind } from './frames/frame.ts';
import { weighed } from './frames/weigh.ts';
import { asCyrillic, isLatinRussian } from './latin-russian.ts';
import { meantBy, mistypedIndexOf, mostGuesses } from './mistyped.ts';
import { numberAlarms } from './numbers/number-alarms.ts';
import { type Item, itemsOf } from './numbers/read-numbers.ts';
import { type Phrase, phraseOf, placesOf } from './phrase.ts';
import { phraseIndexOf, possiblePhrases, refsOf, type SlotRef } from './phrase-index.ts';
import { type Action, actions } from './rule.ts';

export interface FreeTextAlert {
  readonly action: Exclude<Action, 'FLAG'>;
  /** The words, as they were typed. */
  readonly matched: string;
}

const alarming = ['CALL_112', 'CRISIS', 'CLINIC_TODAY'] as const;

const holdsNo = ({ slots }: Phrase): boolean =>
  slots.some(({ words }) => [...words].some((each) => noWords.has(each)));

const known = languages.flatMap((language) =>
  alarming.flatMap((action) =>
    [...alertPhrases[language].phrases[action], ...asTold[language][action]].map((written) => {
      const phrase = phraseOf(written);
      return { language, action, phrase, canBeDenied: !holdsNo(phrase) };
    }),
  ),
);

const index = phraseIndexOf(known.map(({ phrase }) => phrase));
const mistyped = mistypedIndexOf(index);

/** A stop inside a number ends nothing. */
const sentences = /(?:[^.!?;\n]|\.(?=\S))+/g;
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
}

/** An alarm before it is seen in its frame. */
interface RawAlarm extends FreeTextAlert {
  /** Of the words; numbers have none. */
  readonly language: Language | null;
  readonly isName: boolean;
  readonly isDenied: boolean;
}

const piecesOf = <Each>(all: readonly Each[]): readonly (readonly Each[])[] => {
  const starts = Array.from(
    { length: Math.max(1, Math.ceil((all.length - pieceLength) / pieceStep) + 1) },
    (_, at) => at * pieceStep,
  );
  return starts.map((start) => all.slice(start, start + pieceLength));
};

const alarmsIn = (sentence: string, typed: readonly TypedWord[]): readonly RawAlarm[] =>
  possiblePhrases(
    typed.map(({ refs }) => refs),
    index,
  ).flatMap(({ phrase: at, candidates }) => {
    const alarm = known[at];
    const places =
      alarm && placesOf(candidates, alarm.phrase, (all) => isNoBesideItsWord(typed, all));
    if (!places) return [];
    const { language, action, canBeDenied, phrase } = alarm;
    const [first, last] = [typed[Math.min(...places)], typed[Math.max(...places)]];
    if (!first || !last) return [];
    return [
      {
        action,
        language,
        matched: sentence.slice(first.start, last.start + last.plain.length),
        isName: phrase.isName,
        isDenied: canBeDenied && (isDeniedHere(typed, places, language) || isSaidToBeWell(typed, places)),
      },
    ];
  });

/** A piece of the text with its alarms. */
interface Piece {
  readonly sentence: number;
  readonly alarms: readonly RawAlarm[];
  readonly words: readonly TypedWord[];
}

interface ReadText {
  readonly sentences: readonly string[];
  readonly pieces: readonly Piece[];
  readonly items: readonly Item[];
}

const read = (text: string): ReadText => {
  const seen = new Map<string, Pick<TypedWord, 'refs' | 'cueRefs'>>();
  let guesses = 0;
  const guessed = (folded: string): readonly SlotRef[] => {
    guesses += 1;
    return guesses > mostGuesses ? [] : meantBy(folded, mistyped).flatMap((each) => refsOf(each, index));
  };
  const refsFor = (folded: string) => {
    const before = seen.get(folded);
    if (before) return before;
    const [refs, cueRefs] = [refsOf(folded, index), cueRefsOf(folded)];
    const made = { refs: refs.length + cueRefs.length > 0 ? refs : guessed(folded), cueRefs };
    seen.set(folded, made);
    return made;
  };
  const split = [...text.matchAll(sentences)].map(([sentence]) => sentence);
  const asTyped = split.map(wordsOf);
  const wordsOfSentences = isLatinRussian(asTyped.flat()) ? asTyped.map((each) => each.map(asCyrillic)) : asTyped;
  const pieces: Piece[] = [];
  const items: Item[] = [];
  for (const [at, sentence] of split.entries()) {
    let clause = 0;
    let end = 0;
    const words = wordsOfSentences[at] ?? [];
    const typed = words.map((word): TypedWord => {
      if (commas.test(sentence.slice(end, word.start))) clause += 1;
      end = word.start + word.plain.length;
      return { ...word, ...refsFor(word.folded), clause };
    });
    for (const piece of piecesOf(typed))
      pieces.push({ sentence: at, alarms: alarmsIn(sentence, piece), words: piece });
    items.push(...itemsOf(sentence, words, at));
  }
  return { sentences: split, pieces, items };
};

/** Alarms of numbers, each with the piece in which the number itself stands. */
const alarmsOfNumbers = ({ sentences: all, pieces, items }: ReadText): readonly (readonly [number, RawAlarm])[] =>
  numberAlarms(items).map(({ action, from, to }) => {
    const matched =
      from.sentence === to.sentence
        ? (all[from.sentence] ?? '').slice(from.start, to.end)
        : [from, to].map(({ sentence, start, end }) => (all[sentence] ?? '').slice(start, end)).join(' … ');
    const at = Math.max(
      0,
      pieces.findIndex(({ sentence }) => sentence === to.sentence),
    );
    return [at, { action, matched, language: null, isName: false, isDenied: false }];
  });

const none: ReadonlySet<FrameKind> = new Set();

const kindsIn = (frames: Frames | undefined, language: Language | null): ReadonlySet<FrameKind> =>
  language === null
    ? new Set([...(frames?.values() ?? [])].flatMap((each) => [...each]))
    : (frames?.get(language) ?? none);

/** Looks through any free text, in any of the languages; what is denied, over, or about somebody else weighs less. */
export const freeTextAlerts = (text: string): readonly FreeTextAlert[] => {
  const whole = read(text.normalize('NFC').replace(apostrophes, ''));
  const { pieces } = whole;
  const raw = [
    ...pieces.flatMap(({ alarms }, at) => alarms.map((each) => [at, each] as const)),
    ...alarmsOfNumbers(whole),
  ];
  if (raw.length === 0) return [];
  // Frames are looked for only where there is something to weigh.
  const framed = pieces.map(({ words }) => framesIn(words));
  const anywhere = joined(framed);
  const found = new Map<string, FreeTextAlert>();
  for (const [at, { action: told, language, matched, isName, isDenied }] of raw) {
    const action = weighed({
      action: told,
      isName,
      isDenied,
      here: kindsIn(framed[at], language),
      beside: new Set([at - 1, at + 1].flatMap((next) => [...kindsIn(framed[next], language)])),
      anywhere: kindsIn(anywhere, language),
    });
    if (action) found.set(`${action} ${matched}`, { action, matched });
  }
  const ordered = [...found.values()].toSorted(
    (one, other) =>
      actions.indexOf(one.action) - actions.indexOf(other.action) ||
      one.matched.length - other.matched.length,
  );
  // The shortest stretch says it; a longer one around it adds nothing.
  const shortest: FreeTextAlert[] = [];
  for (const alert of ordered) {
    const { action, matched } = alert;
    if (!shortest.some((each) => each.action === action && matched.includes(each.matched)))
      shortest.push(alert);
  }
  return shortest;
};
