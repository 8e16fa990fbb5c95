/** Texts that make a careless regular expression or loop try everything again from every letter. Each can have any length. */
const repeated =
  (piece: string, { start = '', end = '' } = {}) =>
  (length: number): string =>
    `${start}${piece.repeat(Math.ceil(length / piece.length))}`.slice(0, length - end.length) + end;

/** Words of which no two are the same: nothing that was found for one helps with the next. */
const everNew =
  (wordAt: (at: number) => string) =>
  (length: number): string => {
    const words: string[] = [];
    for (let letters = 0; letters < length; letters += (words.at(-1)?.length ?? 0) + 1)
      words.push(wordAt(words.length));
    return words.join(' ').slice(0, length);
  };
const letterAt = (at: number, step: number) => String.fromCharCode(97 + (Math.floor(at / step) % 26));

export const hostileTexts: Readonly<Record<string, (length: number) => string>> = {
  'one letter': repeated('a'),
  'one capital': repeated('А', { start: 'улица ' }),
  'a Polish street of capitals': repeated('Ł', { start: 'ul. ' }),
  'a Russian street of words': repeated('Аа ', { start: 'улица ' }),
  'streets that begin again and again': repeated('ул. ул. А '),
  'capital words': repeated('Aa '),
  'capital words and a stop': repeated("A.'-"),
  'two short words': repeated('a b '),
  'one short word': repeated('a '),
  digits: repeated('1'),
  'digits and capitals': repeated('1 A '),
  'digits in groups': repeated('1 2-3 '),
  'digits in brackets': repeated('(1) '),
  'short numbers': repeated('1.'),
  '@ signs': repeated('@', { end: ' ' }),
  'letters before an @': repeated('a', { end: '@' }),
  'a domain without an end': repeated('a.', { start: 'a@', end: '!' }),
  'addresses that do not end': repeated('a@a '),
  spaces: repeated(' ', { start: 'a', end: 'a' }),
  'spaces and a stop': repeated(' .'),
  tabs: repeated('\t', { start: 'a', end: 'a' }),
  'line breaks': repeated('\n', { start: 'a', end: 'a' }),
  stops: repeated('.'),
  'stops and letters': repeated('a.'),
  apostrophes: repeated("'"),
  hyphens: repeated('-', { start: '1' }),
  accents: repeated('\u0301', { start: 'e' }),
  'letters with accents': repeated('õ\u0301'),
  'other letters': repeated('漢'),
  signs: repeated('💊'),
  'opened brackets': repeated('['),
  'opened marks': repeated('[NAME_1'),
  'opened links': repeated('[a]('),
  'opened tags': repeated('<a'),
  'links that go on': repeated('http://'),
  'stops at the end of links': repeated(',', { start: 'https://a', end: 'a' }),
  'stars and lines': repeated('*_'),
  'a word of danger': repeated('chest '),
  'words of danger': repeated('chest arm pain cannot '),
  'sentences of danger': repeated('I cannot breathe. '),
  'words of danger, far apart': repeated('valu rind ei 1 2 3 4 5 6 7 8 9 '),
  'ages and temperatures': repeated('5 weeks 38.5 160/110 sugar 2.1 '),
  'tablets without an end': repeated('took 20 tablets 30 pills '),
  'denials without an end': repeated('no pain, rash or '),
  'years and years ago': repeated('stroke years ago again now '),
  'Russian in Latin letters': repeated('u menja ne bolit chto delat '),
  'words of danger with slips': everNew(
    (at) => `unconsc${letterAt(at, 1)}ous${letterAt(at, 26)}s${letterAt(at, 676)}`,
  ),
  'numbers that are all different': everNew((at) => `${at} weeks ${at % 43}.${at % 10}`),
  'born and no day': repeated('born ', { end: '1' }),
  'a day and no year': repeated('1 of mar '),
  'a month that goes on': repeated('mar', { start: '10 ' }),
  'a birthday and spaces': repeated(' ', { start: 'born 1' }),
  'a known birthday and spaces': repeated(' ', { start: '10' }),
  'numbers and slashes': repeated('1 1 1 1 1 1 1/'),
  'digits before a slash': repeated('1', { end: '/' }),
  'mixed alphabets': repeated('aаßłø9 '),
  'words that are almost known': everNew(
    (at) => `${'pskhv'.charAt(at % 5)}e${letterAt(at, 1)}${letterAt(at, 26)}avalus${letterAt(at, 7)}`,
  ),
  'alarms that are all different': everNew((at) => `cannot x${at} breathe.`),
  'links that are all different': everNew((at) => `https://a.example/${at}`),
};
