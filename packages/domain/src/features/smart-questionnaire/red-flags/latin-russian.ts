import type { Word } from '../../problem-types/index.ts';

/** Small Russian words as they are typed with Latin letters; hardly words of another language together. */
const markers: ReadonlySet<string> = new Set(
  'ne na chto u menja menya mne mozhno mojno nado nuzhna nuzhen nuzhno posle uzhe uje ochen dlja dlya bolit net kak eto vchera segodnja segodnya mama papa syn doch rebenok rebenka pozhalujsta pozhaluista vas ego ona on ja ya i v s po est esli skazhite podskazhite zdravstvujte zdravstvuite dobryj dobryi den mozhet tolko togda sejchas seichas prosto ili mama mamy mame muzh muzha zhena nas nash dnja dnya let god'.split(
    ' ',
  ),
);
const leastMarkers = 3;
const leastShare = 0.2;
const cyrillic = /\p{Script=Cyrillic}/u;

const letters: readonly (readonly [string, string])[] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['yu', 'ю'],
  ['ju', 'ю'],
  ['ya', 'я'],
  ['ja', 'я'],
  ['yo', 'е'],
  ['jo', 'е'],
  ...[...'abvgdezijklmnoprstufhcyw'].map((each, at): [string, string] => [
    each,
    'абвгдезииклмнопрстуфхцыв'.charAt(at),
  ]),
];

const inCyrillic = (word: string): string => {
  let made = '';
  for (let at = 0; at < word.length; ) {
    const [latin, letter] = letters.find(([each]) => word.startsWith(each, at)) ?? [
      word.charAt(at),
      word.charAt(at),
    ];
    made += letter;
    at += latin.length;
  }
  return made;
};

/** Whether a text is Russian in Latin letters: many of its words are such, and none has a Cyrillic letter. */
export const isLatinRussian = (words: readonly Word[]): boolean => {
  const known = words.filter(({ folded }) => markers.has(folded));
  const isAny = new Set(known.map(({ folded }) => folded)).size >= leastMarkers;
  return (
    isAny && known.length / words.length >= leastShare && !words.some(({ folded }) => cyrillic.test(folded))
  );
};

/** The word as it is compared, in the letters of its language; its place stays. */
export const asCyrillic = (word: Word): Word => ({ ...word, folded: inCyrillic(word.folded) });
