import { type Language, languages } from '../../../core/index.ts';
import type { Word } from '../../problem-types/index.ts';
import { wordsOf } from '../../problem-types/index.ts';

const set = (words: string): ReadonlySet<string> => new Set(wordsOf(words).map(({ folded }) => folded));

/** Words of which every few sentences hold some, and which the other languages do not have. */
const commonWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: set(
    'the my is am are was were been have has had does of at for from by with and that this when since after it its she he her his him you your we our they not but what which would should could about there because just still now been im ive dont cant every some any more',
  ),
  et: set(
    'ja või ei on oli olen oleks olnud mul mulle minu meie meil see seda selle kui ka et siis juba väga vaja palun pärast aga ning nüüd kas mis mida kuidas enam veel ikka saab saaks pean peab tema talle teie teil üks kaks mingi natuke alates kogu iga ema poeg laps lapsel',
  ),
  ru: set(
    'и или не на из за от до по со об для при мне мой моя мои меня это что как уже очень нужен нужна нужно хочу прошу есть был была было бы он она его ее они вы вам если когда где чтобы еще только тоже но же у нас день дня ребенок ребенка сын дочь',
  ),
  pl: set(
    'lub albo nie się jest są był była było że już bardzo mój moja moje mnie mam ma przy dla od przed jak co czy ale gdy kiedy też jeszcze tylko być może proszę chcę mogę można bo więc tak gdzie dziecko syn córka od kilku dni żeby',
  ),
};

/**
 * The language that a text is in, by its commonest words; undefined where they do not tell. The page's language is a hint
 * only: people write in the one they think in.
 */
export const languageOfText = (words: readonly Word[]): Language | undefined => {
  const counts = languages.map((language) => ({
    language,
    count: words.filter(({ folded }) => commonWords[language].has(folded)).length,
  }));
  const [first, second] = counts.toSorted((one, other) => other.count - one.count);
  return first && first.count >= 2 && first.count >= 2 * (second?.count ?? 0) ? first.language : undefined;
};
