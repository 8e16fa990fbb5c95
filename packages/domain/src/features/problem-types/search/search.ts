import type { Language } from '../../../core/index.ts';
import type { ProblemType } from '../problem-types.ts';
import { functionWords } from './function-words.ts';
import { type Likeness, likeness, type Reading } from './likeness.ts';
import { type Entry, functionWeight, type LanguageIndex } from './search-index.ts';
import { type Word, wordsOf } from './words.ts';

/** The word that led to a reason, and which of its letters were typed. */
export interface MatchedWord {
  readonly keyword: string;
  readonly language: Language;
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

export interface FoundReason {
  readonly type: ProblemType;
  readonly score: number;
  readonly matched: readonly MatchedWord[];
}

interface Asked {
  /** The person's own: it counts before the others. */
  readonly language: Language;
  readonly most?: number;
}

const otherLanguages = 0.7;
const leastLikeness = 0.5;
/** Of what was typed, where no phrase of the reason stands in it whole. */
const leastSaid = 0.4;
const leastScore = 0.09;
/** Of the best: what is much less alike only distracts. */
const leastShare = 0.25;
const shownWords = 3;

/** A word that exists was not mistyped, and one that others follow is not still being typed. */
interface Typed extends Omit<Reading, 'language'> {
  readonly word: Word;
}

/** A short word of one language often begins a word of another: "son" is no "song". */
const shortWord = 3;
const isChance = ({ word, isKnown, isLast }: Typed, known: Word): boolean =>
  word.folded.length <= shortWord && (isKnown || !isLast) && word.folded !== known.folded;

interface Meaning {
  readonly likeness: Likeness;
  readonly typed: number;
}

/** For each word of the language, what was typed that is most like it. */
const meanings = (
  typed: readonly Typed[],
  { words, language }: LanguageIndex,
  isOwn: boolean,
): Map<string, Meaning> => {
  const found = new Map<string, Meaning>();
  for (const known of words) {
    let best: Meaning | undefined;
    for (const [index, each] of typed.entries()) {
      if (!isOwn && isChance(each, known)) continue;
      const like = likeness(each.word, known, { ...each, language });
      if (like.value >= leastLikeness && like.value > (best?.likeness.value ?? 0))
        best = { likeness: like, typed: index };
    }
    if (best) found.set(known.plain, best);
  }
  return found;
};

interface Hit extends MatchedWord {
  readonly type: ProblemType;
  readonly score: number;
  readonly typed: ReadonlySet<number>;
  /** All of the phrase was said. */
  readonly isWhole: boolean;
}

const hitOf = (entry: Entry, known: Map<string, Meaning>, language: Language): Hit | undefined => {
  let sum = 0;
  let telling = 0;
  let isWhole = true;
  const ranges: [number, number][] = [];
  const typed = new Set<number>();
  for (const { word, weight } of entry.words) {
    const meaning = known.get(word.plain);
    if (!meaning && weight > functionWeight) isWhole = false;
    if (!meaning) continue;
    const { value, letters } = meaning.likeness;
    sum += weight * value;
    if (weight > functionWeight) telling += value;
    ranges.push([word.start + letters[0], word.start + letters[1]]);
    typed.add(meaning.typed);
  }
  // "In the" alone leads nowhere.
  if (telling === 0) return undefined;
  // All of a phrase is worth more than a word of it.
  const score = sum * (sum / entry.weight);
  return { type: entry.type, keyword: entry.keyword, language, ranges, score, typed, isWhole };
};

/** One word of a name begins it, or stands by chance among others: whoever had a fit asks for no fit note. */
const isMeant = (hits: readonly Hit[], said: number): boolean =>
  hits.some(({ isWhole }) => isWhole) ||
  new Set(hits.flatMap(({ typed }) => [...typed])).size >= said * leastSaid;

/** Of words that fit about as well, the shortest says it best: köha rather than köhin. */
const plainest = (best: Omit<Hit, 'type' | 'isWhole'>, hits: readonly Hit[]): MatchedWord => {
  const alike = hits.filter(
    ({ language, score, typed }) =>
      language === best.language &&
      score >= best.score * 0.75 &&
      [...best.typed].every((index) => typed.has(index)),
  );
  const [{ keyword, language, ranges } = best] = alike.toSorted(
    (one, other) => one.keyword.length - other.keyword.length,
  );
  return { keyword, language, ranges };
};

/** The best word, then those that explain more of what was typed. */
const reasonOf = (type: ProblemType, hits: readonly Hit[]): FoundReason => {
  const sorted = hits.toSorted((one, other) => other.score - one.score);
  const explained = new Set<number>();
  const matched: MatchedWord[] = [];
  let score = 0;
  for (const { keyword, language, ranges, typed, score: own } of sorted) {
    const isNew = [...typed].some((index) => !explained.has(index));
    if (!isNew) continue;
    score += explained.size === 0 ? own : own * 0.5;
    for (const index of typed) explained.add(index);
    if (matched.length < shownWords)
      matched.push(plainest({ keyword, language, ranges, typed, score: own }, hits));
  }
  // Of two that fit alike, the one that has more such words is more about it.
  return { type, score: score * (1 + 0.01 * Math.min(hits.length, 10)), matched };
};

/** Reasons that what was typed may mean, the likeliest first. */
export const searchReasons = (
  indexes: readonly LanguageIndex[],
  text: string,
  { language, most = 8 }: Asked,
): readonly FoundReason[] => {
  const all = wordsOf(text);
  const telling = all.filter(({ plain }) => !indexes.some((each) => functionWords[each.language].has(plain)));
  if (telling.every(({ plain }) => plain.length < 2)) return [];
  const typed = telling.map((word) => ({
    word,
    isKnown: indexes.some(({ words }) => words.some(({ folded }) => folded === word.folded)),
    isInPhrase: all.length > 1,
    isLast: word === all.at(-1),
  }));
  const byType = new Map<ProblemType, Hit[]>();
  for (const index of indexes) {
    const isOwn = index.language === language;
    const factor = isOwn ? 1 : otherLanguages;
    const known = meanings(typed, index, isOwn);
    for (const entry of index.entries) {
      const hit = hitOf(entry, known, index.language);
      if (hit)
        byType.set(entry.type, [...(byType.get(entry.type) ?? []), { ...hit, score: hit.score * factor }]);
    }
  }
  const found = [...byType]
    .filter(([, hits]) => isMeant(hits, typed.length))
    .map(([type, hits]) => reasonOf(type, hits))
    .toSorted((one, other) => other.score - one.score);
  const best = found[0]?.score ?? 0;
  return found.filter(({ score }) => score >= Math.max(leastScore, best * leastShare)).slice(0, most);
};
