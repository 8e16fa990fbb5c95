import type { Language } from '../../../core/index.ts';
import { type PatientProblemType, type Word, wordsOf } from '../../problem-types/index.ts';
import { likelyReasons } from '../learnt-reasons/likely-reasons.ts';
import type { Candidate } from './candidate.ts';
import { type Hit, hitsIn } from './hits.ts';
import { languageOfText } from './language-of-text.ts';
import type { ChiefProblemIndex } from './spoken-index.ts';
import { guessing, isName, type TypedWord, typedWords } from './typed-words.ts';

interface Asked {
  readonly limit: number;
  /** Of who writes: a hint only, as people mix. */
  readonly language?: Language;
  /** Of the people it is about and by: their names are no symptoms. */
  readonly names?: readonly string[];
}

interface Found extends Hit {
  readonly sentence: number;
  readonly typed: readonly TypedWord[];
}

const otherLanguages = 0.8;
/** A word of another language than the text's mostly only looks like one: "bark" is a shoulder in Polish. */
const notOfTheText = 0.3;
/** A word that is part of a longer phrase of something else: the stomach of a stomach bug. */
const withinLonger = 0.35;
const furtherWords = 0.5;
/** What a message begins with is a little likelier to be what it is about. */
const lateSentence = 0.85;
/** What was learnt from messages, beside what is said in so many words. */
const learntWorth = 1;
/** Less likely than that is a guess at nothing. */
const leastLikely = 0.1;
/** A single word that nobody knows leads nowhere. */
const fewestWords = 2;
const leastScore = 0.25;
const leastShare = 0.2;
const shownReasons = 3;

/** What a message is about stands at its beginning; the rest is for people. */
const mostRead = 3_000;
/** A sentence without an end is taken in pieces. */
const pieceLength = 60;

const piecesOf = (typed: readonly TypedWord[]): readonly (readonly TypedWord[])[] =>
  Array.from({ length: Math.ceil(typed.length / pieceLength) }, (_, at) =>
    typed.slice(at * pieceLength, (at + 1) * pieceLength),
  );

/** A stop inside a number ends nothing. */
const sentences = /(?:[^.!?;\n]|\.(?=\S))+/g;
const apostrophes = /['’`]/g;

const covers = (longer: Found, hit: Found): boolean =>
  longer.entry.type !== hit.entry.type &&
  longer.places.length > hit.places.length &&
  longer.score > hit.score &&
  hit.places.every((each) => longer.places.includes(each));

const candidateOf = (type: PatientProblemType, hits: readonly Found[]): Candidate => {
  const seen = new Set<string>();
  const reasons: { kind: Candidate['reasons'][number]['kind']; word: string }[] = [];
  let score = 0;
  for (const hit of hits.toSorted((one, other) => other.score - one.score)) {
    const keys = hit.places.map((at) => `${hit.sentence} ${at}`);
    const fresh = keys.filter((each) => !seen.has(each));
    if (fresh.length === 0) continue;
    score += seen.size === 0 ? hit.score : hit.score * furtherWords * (fresh.length / keys.length);
    for (const key of keys) seen.add(key);
    const words = hit.places.toSorted((one, other) => one - other).flatMap((at) => hit.typed[at] ?? []);
    const kind = words.some(({ isGuess }) => isGuess) ? 'LIKENESS' : hit.entry.kind;
    if (reasons.length < shownReasons)
      reasons.push({ kind, word: words.map(({ word }) => word.plain).join(' ') });
  }
  return { type, score, reasons };
};

/** What is said in so many words, reason by reason. */
const saidIn = (
  read: string,
  index: ChiefProblemIndex,
  { called, worthOf }: { called: readonly Word[]; worthOf: (language: Language) => number },
): readonly Candidate[] => {
  const asTyped = { names: called, guess: guessing(index) };
  const parts = [...read.matchAll(sentences)].flatMap(([part]) => piecesOf(typedWords(part, index, asTyped)));
  const weighed = parts.flatMap((typed, sentence): readonly Found[] => {
    const late = sentence === 0 ? 1 : lateSentence;
    const found = hitsIn(typed).map((hit) => ({
      ...hit,
      score: hit.score * worthOf(hit.entry.language) * late,
      sentence,
      typed,
    }));
    return found.map((hit) =>
      found.some((longer) => covers(longer, hit)) ? { ...hit, score: hit.score * withinLonger } : hit,
    );
  });
  return [...Map.groupBy(weighed, ({ entry }) => entry.type)]
    .map(([type, hits]) => candidateOf(type, hits))
    .filter(({ score }) => score >= leastScore);
};

/** What was said, made surer by what was learnt; and what was learnt where nothing was said. */
const withLearnt = (said: readonly Candidate[], words: readonly Word[]): readonly Candidate[] => {
  const likely = likelyReasons(words);
  const surer = said.map((each) => ({
    ...each,
    score: each.score + learntWorth * (likely.get(each.type) ?? 0),
  }));
  const isMessage = words.filter(({ folded }) => folded.length > 2).length >= fewestWords;
  const others = (isMessage ? [...likely] : [])
    .filter(([type, share]) => share >= leastLikely && !said.some((each) => each.type === type))
    .map(([type, share]) => ({ type, score: learntWorth * share, reasons: [] }));
  return [...surer, ...others].toSorted((one, other) => other.score - one.score);
};

/** What a message in free words is mainly about, the likeliest first. */
export const findChiefProblem = (
  text: string,
  index: ChiefProblemIndex,
  { limit, language, names = [] }: Asked,
): readonly Candidate[] => {
  const read = text.slice(0, mostRead).normalize('NFC').replace(apostrophes, '');
  const called = names.flatMap(wordsOf);
  const words = wordsOf(read).filter((word) => !isName(word, called));
  const inText = languageOfText(words);
  const worthOf = (entryLanguage: Language): number => {
    if (inText) return entryLanguage === inText ? 1 : notOfTheText;
    return language === undefined || entryLanguage === language ? 1 : otherLanguages;
  };
  const candidates = withLearnt(saidIn(read, index, { called, worthOf }), words);
  const best = candidates[0]?.score ?? 0;
  return candidates.filter(({ score }) => score >= best * leastShare).slice(0, limit);
};
