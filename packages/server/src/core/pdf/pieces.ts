/** So many letters, or lines, are drawn in a few milliseconds. */
const lettersMost = 1_200;
const linesMost = 40;
/** No word of a language is longer; what is would be measured letter by letter, again from every letter. */
const wordMost = 40;

const longRun = new RegExp(String.raw`(\S{${wordMost}})(?=\S)`, 'gu');
/** Spaces that fill whole lines say nothing. */
const longGap = new RegExp(String.raw`[^\S\n]{${wordMost},}`, 'gu');

/** Where a line that is too long may end: after a sentence, else after a word, else where it is full. */
const endIn = (line: string): number => {
  const sentence = line.lastIndexOf('. ', lettersMost - 2);
  if (sentence > 0) return sentence + 2;
  const space = line.lastIndexOf(' ', lettersMost - 1);
  return space > 0 ? space + 1 : lettersMost;
};

const shortLines = (line: string): string[] => {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > lettersMost) {
    const end = endIn(rest);
    lines.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...lines, rest];
};

/** A text of any length in pieces, whole lines each, that are drawn quickly and together read as the whole. */
export const piecesOf = (text: string): string[] => {
  const pieces: string[][] = [];
  let letters = Number.POSITIVE_INFINITY;
  const lines = text.replace(longGap, ' ').replace(longRun, '$1\n').split('\n').flatMap(shortLines);
  for (const line of lines) {
    if (letters + line.length > lettersMost || (pieces.at(-1)?.length ?? 0) >= linesMost) {
      pieces.push([]);
      letters = 0;
    }
    pieces.at(-1)?.push(line);
    letters += line.length + 1;
  }
  return pieces.map((piece) => piece.join('\n'));
};
