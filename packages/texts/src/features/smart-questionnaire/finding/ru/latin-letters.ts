import type { SpokenPhrases } from '@tervita/domain/smart-questionnaire';

const usual: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'j',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'ju',
  я: 'ja',
};
/** People write the same sound in several ways, each in one way throughout. */
const habits: readonly Readonly<Record<string, string>>[] = [
  usual,
  { ...usual, щ: 'shch' },
  { ...usual, й: 'y', ц: 'ts', ю: 'yu', я: 'ya' },
  { ...usual, й: 'y', х: 'kh', ц: 'ts', щ: 'shch', ю: 'yu', я: 'ya' },
];

/** A shorter beginning is that of many a word of other languages. */
const leastAlone = 5;
const leastBesideOthers = 3;
/** Words of other languages, whatever the length. */
const otherWords: ReadonlySet<string> = new Set(['spina*', 'list', 'test', 'test*', 'stop*', 'son']);

const inLatin = (word: string, least: number): readonly string[] => {
  const written = habits.map((habit) => [...word].map((letter) => habit[letter] ?? letter).join(''));
  return [...new Set(written)].filter(
    (each) => each !== word && each.replace('*', '').length >= least && !otherWords.has(each),
  );
};

const withLatin = (phrase: string): string => {
  const slots = phrase.split(/\s+/);
  const least = slots.length > 1 ? leastBesideOthers : leastAlone;
  return slots
    .map((slot) => {
      const mark = /^[+~]/.exec(slot)?.[0] ?? '';
      const words = slot.slice(mark.length).split('|');
      return mark + [...new Set(words.flatMap((word) => [word, ...inLatin(word, least)]))].join('|');
    })
    .join(' ');
};

/** Many who speak Russian here type it without Cyrillic letters. */
export const alsoInLatin = (phrases: SpokenPhrases): SpokenPhrases =>
  Object.fromEntries(Object.entries(phrases).map(([type, said]) => [type, said.map(withLatin)]));
