const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Letter for letter as long as the text, without case and marks: places in it are places in the text. */
const folded = (text: string): string =>
  [...text]
    .map((letter) => {
      const plain = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
      return plain.length === letter.length ? plain : letter;
    })
    .join('');

/** Where words that the search took apart stand in the text; a number is never cut at its point. */
const asWritten = (words: string, text: string): string => {
  const parts = folded(words).split(/\s+/).map(escaped);
  const between = '[^\\p{L}\\p{N}]+';
  const pattern = `(?<![\\p{L}\\p{N}])(?:\\d+[.,])?${parts.join(between)}(?:[.,]\\d+)?(?![\\p{L}\\p{N}])`;
  const found = new RegExp(pattern, 'u').exec(folded(text));
  return found ? text.slice(found.index, found.index + found[0].length) : words;
};

/** Whole words only: "valu" stands in "kõhu valu", not in "kõhuvalu". */
const standsIn = (words: string, longer: string): boolean =>
  words !== longer && new RegExp(`(?<![\\p{L}\\p{N}])${escaped(words)}(?![\\p{L}\\p{N}])`, 'u').test(longer);

/** The person's own words, as they wrote them; what stands in a longer quotation is not quoted again. */
export const quotedWords = (words: readonly string[], text: string): readonly string[] => {
  const quoted = [...new Set(words.map((each) => asWritten(each, text)))];
  return quoted.filter((one) => !quoted.some((other) => standsIn(one, other)));
};
