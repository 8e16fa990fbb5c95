import { languages } from '../../../../core/index.ts';
import { wordMatcher } from '../numbers/read-numbers.ts';
import { type Frames, framesIn } from './cues.ts';
import { hasAny } from './frame.ts';

type FramedWords = Parameters<typeof framesIn>[0];
type ClausedWords = readonly (FramedWords[number] & { readonly clause: number; readonly part: number })[];

/**
 * What a past may be the background of: an illness, an operation, a birth, the last healthy day. Without any of these a time at
 * the beginning is the time of the whole story that follows.
 */
const isCause = wordMatcher(
  'ulcer* operat* surgery transplant* pneumonia birth born healthy well fine cancer removed stent stents chemo* diagnos* diabetes heart attack stroke* infarct* clot clots asthma* covid gallstone* baby spleen ' +
    'haavand* operatsioon* operee* siirda* kopsupoletik* sunnita* terve vahk vahi stent* keemia* diagnoos* eemalda* loikus* infarkt* insult* rabandus* tromb* astma* koroona* covid* sapikiv* beebi porn* ' +
    'язв* операц* прооперир* пересад* пневмони* родила роды здоров* рак рака стент* хими* диагноз* удал* инфаркт* инсульт* тромб* астм* ковид* корон* камни ребенок селезенк* ' +
    'wrzod* operacj* operowan* przeszczep* zapaleni* urodzil* porod* zdrow* rak raka chemi* diagnoz* usuni* zawal* udar* zakrzep* astm* covid* kamic* kamienie dziecko sledzion*',
);

/** A date alone belongs to what is told beside it. */
const fewestWords = 3;

/** Where signs are told: between commas, and where an "and" divides too. */
export interface PlacesOfSigns {
  readonly clauses: ReadonlySet<number>;
  readonly parts: ReadonlySet<number>;
}

const isPast = (frames: Frames) => languages.some((language) => hasAny(frames[language], 'PAST'));
const isOfCause = (words: ClausedWords) => words.some(({ folded }) => isCause(folded));

/** After an "and": what is told goes on in that time. */
const isThen = wordMatcher(
  'was were had then oli olid siis был была было были тогда byl byla bylo byly wtedy potem',
);

/** Begin a question about what was told before: "is it dangerous", "what do I do if". */
const isQuestion = wordMatcher('is should can could what how kas mida mis kuidas что как это czy co jak');

/**
 * The frames of a piece for what is told as happening. A part of the sentence between commas that speaks of another time
 * and holds no sign itself is background: the operation, the old illness, the last healthy day. So is what stands before an "and"
 * with a sign after it, and a question after the sign. It weakens nothing.
 */
export const framesOfPresent = (words: ClausedWords, whole: Frames, signs: PlacesOfSigns): Frames => {
  const lastSign = Math.max(...signs.clauses, -1);
  const isBackground = (clause: number): boolean => {
    const all = words.filter((word) => word.clause === clause);
    if (all.length < fewestWords || signs.clauses.has(clause)) return false;
    if (lastSign >= 0 && clause > lastSign && isQuestion(all[0]?.folded ?? '')) return true;
    if (!isPast(framesIn(all))) return false;
    return clause > lastSign || isOfCause(all);
  };
  const lastPart = Math.max(...signs.parts, ...(signs.parts.size === 0 ? words.map(({ part }) => part) : []));
  const isBackgroundPart = (part: number): boolean => {
    const all = words.filter((word) => word.part === part);
    if (all.length < fewestWords || signs.parts.has(part) || part >= lastPart) return false;
    const isGoneOn = words.some(
      (word) => word.part > part && word.clause === all[0]?.clause && isThen(word.folded),
    );
    return !isGoneOn && isOfCause(all) && isPast(framesIn(all));
  };
  const ofClauses = new Set(
    words
      .map(({ clause }) => clause)
      .filter((each, at, all) => all.indexOf(each) === at && isBackground(each)),
  );
  const ofParts = new Set(
    words
      .map(({ part }) => part)
      .filter((each, at, all) => all.indexOf(each) === at && isBackgroundPart(each)),
  );
  if (ofClauses.size + ofParts.size === 0) return whole;
  return framesIn(words.filter(({ clause, part }) => !ofClauses.has(clause) && !ofParts.has(part)));
};
