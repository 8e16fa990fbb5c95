import type { Language } from '../../../../core/index.ts';
import { isCued } from './cues.ts';
import { set, turns } from './denying-words.ts';
import { ands } from './words-beside.ts';

type CuedWords = readonly (Parameters<typeof isCued>[0][number] & {
  readonly folded: string;
  readonly clause: number;
})[];

/** Begin what hangs on the part of the sentence before the comma: "my fear is, that". */
const subordinators = set(
  'that if when whether et kui kas что если когда вдруг как ze czy jesli jezeli gdy kiedy jak gdyby',
);

const reachBack = 10;
const reachOnward = 4;

/** From where words still belong to what is told at a place: not over a "but", nor over a comma that nothing hangs on. */
const beginOf = (words: CuedWords, first: number, isName: boolean): number => {
  let clause = words[first]?.clause ?? 0;
  let begin = first;
  for (let at = first - 1; at >= Math.max(0, first - reachBack); at -= 1) {
    const word = words[at];
    if (!word || turns.has(word.folded)) break;
    if (!isName && ands.has(word.folded)) break;
    if (word.clause !== clause) {
      if (!subordinators.has(words[begin]?.folded ?? '')) break;
      clause = word.clause;
    }
    begin = at;
  }
  return begin;
};

const endOf = (words: CuedWords, last: number): number => {
  const clause = words[last]?.clause;
  let end = last;
  for (let at = last + 1; at <= Math.min(words.length - 1, last + reachOnward); at += 1) {
    const word = words[at];
    if (!word || word.clause !== clause || turns.has(word.folded) || ands.has(word.folded)) break;
    end = at;
  }
  return end;
};

/**
 * Whether what stands at these places is only feared, asked about beforehand or a manner of speaking. Only words of the same
 * breath say so: what is told beside it, in the same sentence too, is as grave as it was.
 */
export const isOnlySupposed = (
  words: CuedWords,
  places: readonly number[],
  { language, isName }: { readonly language: Language; readonly isName: boolean },
): boolean => {
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const begin = beginOf(words, first, isName);
  const near = words.slice(begin, endOf(words, last) + 1);
  const beginsBefore = (cue: readonly number[]) => Math.min(...cue) <= first - begin;
  const anywhere = () => true;
  if (isCued(near, { kind: 'PRESENT', language }, anywhere)) return false;
  return (
    isCued(near, { kind: 'SUPPOSED', language }, beginsBefore) ||
    isCued(near, { kind: 'FIGURE', language }, anywhere) ||
    (isName && isCued(near, { kind: 'TOPIC', language }, anywhere))
  );
};
