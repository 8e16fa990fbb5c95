import type { Language } from '../../../../core/index.ts';
import type { Action } from '../rule.ts';
import { cuesIn } from './cues.ts';
import { everyNo, set, turns } from './denying-words.ts';
import type { FrameKind } from './frame.ts';
import { ands } from './words-beside.ts';

type CuedWords = readonly (Parameters<typeof cuesIn>[0][number] & {
  readonly folded: string;
  readonly clause: number;
})[];

/** Begin what hangs on the part of the sentence before the comma: "my fear is, that". */
const subordinators = set(
  'that if when whether et kui kas что если когда вдруг как ze czy jesli jezeli gdy kiedy jak gdyby',
);

const hangsOn = (words: CuedWords, begin: number): boolean =>
  subordinators.has(words[begin]?.folded ?? '') || words[begin + 1]?.folded === 'ли';

const reachBack = 10;
const reachOnward = 6;

/** From where words still belong to what is told at a place: not over a "but", nor over a comma that nothing hangs on. */
const beginOf = (words: CuedWords, first: number, isName: boolean): number => {
  let clause = words[first]?.clause ?? 0;
  let begin = first;
  for (let at = first - 1; at >= Math.max(0, first - reachBack); at -= 1) {
    const word = words[at];
    if (!word || turns.has(word.folded)) break;
    if (!isName && ands.has(word.folded)) break;
    if (word.clause !== clause) {
      if (!hangsOn(words, begin)) break;
      clause = word.clause;
    }
    begin = at;
  }
  return begin;
};

/** To where they belong to it: a name goes on over a comma, "a heart attack, when I saw the bill". */
const endOf = (words: CuedWords, last: number, isName: boolean): number => {
  let clause = words[last]?.clause;
  let end = last;
  for (let at = last + 1; at <= Math.min(words.length - 1, last + reachOnward); at += 1) {
    const word = words[at];
    if (!word || turns.has(word.folded) || ands.has(word.folded)) break;
    if (word.clause !== clause) {
      if (!isName || !subordinators.has(word.folded)) break;
      clause = word.clause;
    }
    end = at;
  }
  return end;
};

const reachOfFear = 2;
const shortCry = 4;

/** A name in a long sentence that names nobody, and no time: "how much of it is an overdose". */
const isUntold = (words: CuedWords, language: Language): boolean =>
  words.length > shortCry &&
  !cuesIn(words, language).some(({ kind, isSaid }) => (kind === 'TOLD' || kind === 'NOW') && isSaid());

/**
 * Whether what stands at these places is only feared, asked about beforehand or a manner of speaking. Only words of the same
 * breath say so: what is told beside it, in the same sentence too, is as grave as it was.
 */
export const isOnlySupposed = (
  words: CuedWords,
  places: readonly number[],
  {
    language,
    action,
    isName,
  }: { readonly language: Language; readonly action: Action; readonly isName: boolean },
): boolean => {
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const begin = beginOf(words, first, isName);
  const near = words.slice(begin, endOf(words, last, isName) + 1);
  const cues = cuesIn(near, language);
  const says = (of: FrameKind, isAllowed?: (places: readonly number[]) => boolean) =>
    cues.some(({ kind, isSaid }) => kind === of && isSaid(isAllowed));
  const at = first - begin;
  const saysBefore = (of: FrameKind) => says(of, (cue) => Math.min(...cue) <= at);
  // "I fear he will die he is unconscious": what stands further off is a sentence of its own that nobody divided.
  const saysRightBefore = (of: FrameKind) =>
    says(of, (cue) => Math.min(...cue) <= at && at - Math.max(...cue) <= reachOfFear);
  // What is not, is told: "cannot breathe"; what may be begins or stops.
  const isState = !isName && words.slice(first, last + 1).some(({ folded }) => everyNo.has(folded));
  if (says('PRESENT')) return false;
  // Who fears to kill himself is in danger: only who asks how to speak of it, or what may bring it, is not.
  if (action === 'CRISIS') return says('ADVICE');
  return (
    (!isState && (isName ? saysBefore('SUPPOSED') : saysRightBefore('SUPPOSED'))) ||
    says('FIGURE') ||
    (saysBefore('WORRY') && !says('NOW')) ||
    (isName && (says('TOPIC') || isUntold(words, language)))
  );
};
