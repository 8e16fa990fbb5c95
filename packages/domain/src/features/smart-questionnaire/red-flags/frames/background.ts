import { languages } from '../../../../core/index.ts';
import { wordMatcher } from '../numbers/read-numbers.ts';
import { type Frames, framesIn } from './cues.ts';
import { hasAny } from './frame.ts';

type FramedWords = Parameters<typeof framesIn>[0];
type ClausedWords = readonly (FramedWords[number] & { readonly clause: number })[];

/**
 * What a past may be the background of: an illness, an operation, a birth, the last healthy day. Without any of these a time at
 * the beginning is the time of the whole story that follows.
 */
const isCause = wordMatcher(
  'ulcer* operat* surgery transplant* pneumonia birth born healthy well fine cancer removed stent stents chemo* diagnos* diabetes ' +
    'haavand* operatsioon* operee* siirda* kopsupoletik* sunnita* terve vahk vahi stent* keemia* diagnoos* eemalda* loikus* ' +
    'язв* операц* прооперир* пересад* пневмони* родила роды здоров* рак рака стент* хими* диагноз* удал* ' +
    'wrzod* operacj* operowan* przeszczep* zapaleni* urodzil* porod* zdrow* rak raka chemi* diagnoz* usuni*',
);

/** A date alone belongs to what is told beside it. */
const fewestWords = 3;

/**
 * The frames of a piece for what is told as happening. A part of the sentence between commas that speaks of another time
 * and holds no sign itself is background: the operation, the old illness, the last healthy day. It weakens nothing.
 */
export const framesOfPresent = (
  words: ClausedWords,
  whole: Frames,
  clausesWithSigns: ReadonlySet<number>,
): Frames => {
  const isPast = (frames: Frames) => languages.some((language) => hasAny(frames[language], 'PAST'));
  if (!isPast(whole)) return whole;
  const clauses = new Set(words.map(({ clause }) => clause));
  const background = new Set(
    [...clauses].filter((each) => {
      const part = words.filter(({ clause }) => clause === each);
      if (part.length < fewestWords || clausesWithSigns.has(each) || !isPast(framesIn(part))) return false;
      const isBeforeSigns = [...clausesWithSigns].some((sign) => each < sign);
      return !isBeforeSigns || part.some(({ folded }) => isCause(folded));
    }),
  );
  if (background.size === 0) return whole;
  return framesIn(words.filter(({ clause }) => !background.has(clause)));
};
