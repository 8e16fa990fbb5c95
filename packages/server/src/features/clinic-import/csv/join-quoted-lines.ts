import { type FileLine, longestLine } from './split-lines.ts';

/** A row with more line breaks than these is not a row of a list; its first line is read by itself. */
const mostLines = 10;

type QuoteState = 'CLOSED' | 'OPEN' | 'WRONG';

/** Whether a field that begins with a quotation mark is still open at the end; wrong when something follows its end. */
const quoteStateOf = (text: string, separator: string): QuoteState => {
  let at = 0;
  while (at <= text.length) {
    while (text[at] === ' ' || text[at] === '\t') at += 1;
    if (text[at] === '"') {
      at += 1;
      while (at < text.length && !(text[at] === '"' && text[at + 1] !== '"')) at += text[at] === '"' ? 2 : 1;
      if (at >= text.length) return 'OPEN';
      at += 1;
      while (text[at] === ' ' || text[at] === '\t') at += 1;
      if (at < text.length && text[at] !== separator) return 'WRONG';
    } else {
      const next = text.indexOf(separator, at);
      at = next === -1 ? text.length : next;
    }
    at += 1;
  }
  return 'CLOSED';
};

/**
 * Takes the next row from the front of the lines. A mark that is never closed costs its own line and no other: those
 * after it are read by themselves. Returns undefined when another line is needed to know.
 */
const takeRow = (lines: FileLine[], separator: string, isEnd: boolean): FileLine | undefined => {
  const [first] = lines;
  if (!first) return undefined;
  let text = first.text;
  for (let count = 1; count <= lines.length; count += 1) {
    const state = quoteStateOf(text, separator);
    if (state === 'CLOSED') {
      lines.splice(0, count);
      return { number: first.number, text };
    }
    if (state === 'WRONG' || count === mostLines || text.length > longestLine) return lines.shift();
    const next = lines[count];
    // A line break inside quotation marks counts as a space.
    if (next) text = `${text} ${next.text}`;
  }
  return isEnd ? lines.shift() : undefined;
};

/** Rows whose fields in quotation marks hold line breaks; each keeps the number of its first line. */
export async function* joinQuotedLines(
  lines: AsyncIterable<FileLine>,
  separator: string,
): AsyncGenerator<FileLine> {
  const waiting: FileLine[] = [];
  for await (const line of lines) {
    if (waiting.length === 0 && !line.text.includes('"')) {
      yield line;
      continue;
    }
    waiting.push(line);
    for (let row = takeRow(waiting, separator, false); row; row = takeRow(waiting, separator, false))
      yield row;
  }
  for (let row = takeRow(waiting, separator, true); row; row = takeRow(waiting, separator, true)) yield row;
}
