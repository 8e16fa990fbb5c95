const marks = /\p{M}/gu;
/** Letter by letter, so that places in the folded text are places in the text itself. */
const folded = (text: string): string =>
  [...text.toLowerCase()].map((letter) => letter.normalize('NFD').replace(marks, '') || letter).join('');

type Ranges = readonly (readonly [from: number, to: number])[];

/** Where each typed word begins a word of the text; undefined when one of them does not. */
export const foundWords = (text: string, typed: string): Ranges | undefined => {
  const within = folded(text);
  const ranges: (readonly [number, number])[] = [];
  for (const word of folded(typed).split(/\s+/).filter(Boolean)) {
    const at = [...within.matchAll(/[\p{L}\p{N}]+/gu)].find(([whole]) => whole.startsWith(word))?.index;
    // Codes are known by any of their digits.
    const from = at ?? (/\d/.test(word) ? within.indexOf(word) : -1);
    if (from < 0) return undefined;
    ranges.push([from, from + word.length]);
  }
  return ranges;
};
