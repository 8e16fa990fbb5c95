import { languages } from '../../../core/index.ts';
import { type Word, wordsOf } from '../../problem-types/index.ts';
import { alertPhrases, isDenied, noWords } from './denied.ts';
import { type Phrase, phraseOf, placesOf } from './phrase.ts';
import { phraseIndexOf, possiblePhrases, refsOf } from './phrase-index.ts';
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
    alertPhrases[language].phrases[action].map((written) => {
      const phrase = phraseOf(written);
      // A thought of self-harm is never denied away.
      return { language, action, phrase, canBeDenied: action !== 'CRISIS' && !holdsNo(phrase) };
    }),
  ),
);

const index = phraseIndexOf(known.map(({ phrase }) => phrase));

/** A stop inside a number ends nothing. */
const sentences = /(?:[^.!?;\n]|\.(?=\S))+/g;
const apostrophes = /['’`]/g;

/** A sentence without an end is looked through piece by piece; pieces overlap by more than a phrase is long. */
const pieceLength = 40;
const pieceStep = 26;

/** A word with the phrases that it is part of. */
interface TypedWord extends Word {
  readonly refs: ReturnType<typeof refsOf>;
}

const piecesOf = (all: readonly TypedWord[]): readonly (readonly TypedWord[])[] => {
  const starts = Array.from(
    { length: Math.max(1, Math.ceil((all.length - pieceLength) / pieceStep) + 1) },
    (_, at) => at * pieceStep,
  );
  return starts.map((start) => all.slice(start, start + pieceLength));
};

const alertsIn = (sentence: string, typed: readonly TypedWord[]): readonly FreeTextAlert[] => {
  const possible = possiblePhrases(
    typed.map(({ refs }) => refs),
    index,
  );
  if (possible.length === 0) return [];
  const words = typed.map(({ folded }) => folded);
  return possible.flatMap(({ phrase: at, candidates }) => {
    const alarm = known[at];
    const places = alarm && placesOf(candidates, alarm.phrase);
    if (!places) return [];
    const { language, action, canBeDenied } = alarm;
    const ends = [Math.min(...places), Math.max(...places)] as const;
    if (canBeDenied && isDenied(words, ends, language)) return [];
    const [first, last] = [typed[ends[0]], typed[ends[1]]];
    if (!first || !last) return [];
    return [{ action, matched: sentence.slice(first.start, last.start + last.plain.length) }];
  });
};

/** Looks through any free text, in any of the languages; rather once too often than once too seldom. */
export const freeTextAlerts = (text: string): readonly FreeTextAlert[] => {
  const plain = text.normalize('NFC').replace(apostrophes, '');
  const seen = new Map<string, TypedWord['refs']>();
  const withRefs = (word: Word): TypedWord => {
    const refs = seen.get(word.folded) ?? refsOf(word.folded, index);
    seen.set(word.folded, refs);
    return { ...word, refs };
  };
  const found = new Map<string, FreeTextAlert>();
  for (const [sentence] of plain.matchAll(sentences))
    for (const piece of piecesOf(wordsOf(sentence).map(withRefs)))
      for (const alert of alertsIn(sentence, piece)) found.set(`${alert.action} ${alert.matched}`, alert);
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
