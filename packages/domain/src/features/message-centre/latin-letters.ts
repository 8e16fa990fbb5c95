/** Letters that taking a mark away does not make plain, and signs that would make a message twice as dear. */
const plain: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  ø: 'o',
  Ø: 'O',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ß: 'ss',
  ẞ: 'SS',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
  ŋ: 'n',
  Ŋ: 'N',
  ŧ: 't',
  Ŧ: 'T',
  ə: 'e',
  Ə: 'E',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  ʼ: "'",
  '`': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '−': '-',
  '…': '...',
  '•': '-',
  '№': 'No ',
  '\t': ' ',
};

const cyrillic: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'jo',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
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
  ц: 'ts',
  ч: 'tsh',
  ш: 'sh',
  щ: 'shtsh',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'ju',
  я: 'ja',
  є: 'je',
  і: 'i',
  ї: 'ji',
  ґ: 'g',
  ў: 'u',
  ј: 'j',
  љ: 'lj',
  њ: 'nj',
  ћ: 'c',
  ђ: 'dj',
  џ: 'dz',
};

export const hasCyrillic = (text: string): boolean => /\p{Script=Cyrillic}/u.test(text);

/** With plain letters: õ ä ö ü become o a o u, and so does every Latin letter with a mark. */
export const foldToLatin = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) => {
      if (/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/.test(letter)) return ' ';
      if (/[\u200B-\u200D\u2060\uFEFF\u00AD]/.test(letter)) return '';
      return (
        plain[letter] ??
        (/\p{Script=Latin}/u.test(letter) ? letter.normalize('NFD').replace(/\p{M}/gu, '') : letter)
      );
    })
    .join('');

const inLatin = (letter: string): string => {
  const small = letter.toLowerCase();
  const written = cyrillic[small];
  if (written === undefined) return letter;
  return small === letter ? written : written.charAt(0).toUpperCase() + written.slice(1);
};

/** A name in plain letters: Cyrillic is written in Latin ones, and what cannot be written so is left out. */
export const nameInLatin = (name: string): string =>
  foldToLatin([...name.normalize('NFC')].map(inLatin).join(''))
    .replace(/[^A-Za-z0-9 '.,&()/+-]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
