import { setImmediate as nextTurn } from 'node:timers/promises';
import { importRowsMost } from '@tervita/domain/clinic-import';
import { TooLarge } from '../../../core/http/errors.ts';

export interface FileLine {
  readonly number: number;
  readonly text: string;
}

const lineEnd = 10;
/** No row is so long; what is longer is not a list of patients. */
export const longestLine = 4_000;

const utf8 = new TextDecoder('utf-8', { fatal: true });
const baltic = new TextDecoder('windows-1257');

/** Line by line: a file is in one of the two, and a line without accents is the same in both. */
const decode = (bytes: Buffer): string => {
  try {
    return utf8.decode(bytes);
  } catch {
    return baltic.decode(bytes);
  }
};

const lineOf = (bytes: Buffer, number: number): FileLine => ({
  number,
  text: decode(bytes.subarray(0, longestLine)).replace(/\r$/, ''),
});

/** A list has a few empty lines and line breaks in names, and no more than that. */
const linesMost = importRowsMost + 10_000;
/** However much of a file comes at once, others are served in between. */
const longestTurnMs = 10;

/** Never more of the file in memory than a line and the piece that just came. */
export async function* splitLines(content: AsyncIterable<Buffer>): AsyncGenerator<FileLine> {
  let rest: Buffer = Buffer.alloc(0);
  let number = 0;
  let turnEnds = performance.now() + longestTurnMs;
  for await (const piece of content) {
    let from = 0;
    for (let end = piece.indexOf(lineEnd); end !== -1; end = piece.indexOf(lineEnd, from)) {
      const bytes = piece.subarray(from, end);
      number += 1;
      if (number > linesMost) throw new TooLarge();
      if (performance.now() > turnEnds) {
        await nextTurn();
        turnEnds = performance.now() + longestTurnMs;
      }
      yield lineOf(rest.length > 0 ? Buffer.concat([rest, bytes]) : bytes, number);
      rest = Buffer.alloc(0);
      from = end + 1;
    }
    // Of a line that is too long the beginning is enough to call it bad.
    if (rest.length <= longestLine) rest = Buffer.concat([rest, piece.subarray(from)]);
  }
  if (rest.length > 0) yield lineOf(rest, number + 1);
}
