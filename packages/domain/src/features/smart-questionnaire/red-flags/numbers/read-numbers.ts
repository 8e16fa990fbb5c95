import type { Word } from '../../../problem-types/index.ts';
import { folded as foldedOf } from '../phrase.ts';
import { numberWords } from './number-words.ts';

/** A word of the text, or a number in it with what is written to it: "38.4", "8wks", "thirty eight". */
export interface Item {
  readonly folded: string;
  readonly value: number | undefined;
  readonly sentence: number;
  readonly start: number;
  readonly end: number;
  /** What is written right behind it. */
  readonly mark: string;
}

const digits = /^(\d{1,4})(\p{L}*)$/u;
const decimal = /^[.,]$/;
const fraction = /^(\d{1,2})(\p{L}*)$/u;

/** Twenty and one are twenty-one. */
const isTens = (value: number): boolean => value >= 20 && value % 10 === 0;

export const itemsOf = (sentence: string, words: readonly Word[], at: number): readonly Item[] => {
  const items: Item[] = [];
  const add = (folded: string, value: number | undefined, start: number, end: number) =>
    items.push({ folded, value, sentence: at, start, end, mark: sentence.charAt(end) });
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place];
    if (!word) continue;
    const { folded, start, plain } = word;
    const end = start + plain.length;
    const told = numberWords.get(folded);
    const before = items.at(-1);
    if (told !== undefined) {
      if (before?.value !== undefined && isTens(before.value) && told < 10 && start - before.end <= 1) {
        items.pop();
        add(`${before.folded} ${folded}`, before.value + told, before.start, end);
      } else add(folded, told, start, end);
      continue;
    }
    const [, whole, letters = ''] = digits.exec(folded) ?? [];
    if (whole === undefined) {
      add(folded, undefined, start, end);
      continue;
    }
    const next = words[place + 1];
    const [, part, unit = ''] =
      (letters === '' &&
        next &&
        decimal.test(sentence.slice(end, next.start)) &&
        fraction.exec(next.folded)) ||
      [];
    if (part === undefined || !next) {
      add(whole, Number(whole), start, start + whole.length);
      if (letters) add(letters, undefined, start + whole.length, end);
      continue;
    }
    const partEnd = next.start + part.length;
    add(`${whole}.${part}`, Number(`${whole}.${part}`), start, partEnd);
    if (unit) add(unit, undefined, partEnd, next.start + next.plain.length);
    place += 1;
  }
  return items;
};

/** Whole words, and beginnings of words that end with *, as typed words are compared. */
export const wordMatcher = (written: string): ((folded: string) => boolean) => {
  const all = written.split(' ');
  const words = new Set(all.filter((each) => !each.endsWith('*')).map(foldedOf));
  const stems = Map.groupBy(
    all.filter((each) => each.endsWith('*')).map((each) => foldedOf(each.slice(0, -1))),
    (stem) => stem.charAt(0),
  );
  return (folded) =>
    words.has(folded) || (stems.get(folded.charAt(0))?.some((stem) => folded.startsWith(stem)) ?? false);
};

/** Whether such a word stands within so many words of a place. */
export const isNear = (
  items: readonly Item[],
  at: number,
  isSuch: (folded: string, place: number) => boolean,
  [before, after]: readonly [number, number],
): boolean => {
  for (let place = Math.max(0, at - before); place <= Math.min(items.length - 1, at + after); place += 1) {
    const item = items[place];
    if (item && place !== at && isSuch(item.folded, place)) return true;
  }
  return false;
};
