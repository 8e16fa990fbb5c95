import type { PatientFacts } from '../asking/answer.ts';
import { tellsOfPregnancy } from '../red-flags/numbers/pregnancy-told.ts';
import { dangerWeights } from './danger-weights.ts';
import { placesOfStems, shareOf, stemPlaces, stretchesOf, textPlaces, wordsOfStretch } from './features.ts';
import { type DangerKind, dangerKinds } from './kinds.ts';
import { patientGroupOf } from './patient-group.ts';
import { weights } from './weights.generated.ts';

export interface DangerSuspected {
  readonly kind: DangerKind;
  /** The one that is likeliest after it. */
  readonly next: DangerKind;
  /** How sure, between 0 and 1; what is above the threshold is suspected. */
  readonly score: number;
  /** The sentence that sounds most like it. */
  readonly quote: string;
}

const sumAt = (table: Int8Array, places: readonly number[], from = 0): number => {
  let sum = 0;
  for (const place of places) sum += table[from + place] ?? 0;
  return sum;
};

/** Two words tell too little; those of alarm are known by heart. */
const fewestWords = 3;

const scoreOf = (stretch: string): number => {
  if (wordsOfStretch(stretch).length < fewestWords) return 0;
  const places = textPlaces(stretch);
  const sum = sumAt(dangerWeights().danger, places) * weights.dangerScale * shareOf(places);
  return 1 / (1 + Math.exp(-(sum + weights.dangerBias)));
};

/** The gravest stretch of a text, and how grave it sounds. */
interface Gravest {
  readonly stretch: string;
  readonly score: number;
  /** One of several: each more is one more chance to sound grave. */
  readonly isPart: boolean;
}

const gravestIn = (text: string): Gravest | undefined => {
  const stretches = stretchesOf(text);
  const isPart = stretches.length > 1;
  return stretches
    .map((stretch) => ({ stretch, score: scoreOf(stretch), isPart }))
    .reduce<Gravest | undefined>((most, each) => (most && most.score >= each.score ? most : each), undefined);
};

/** How much a text sounds like danger, between 0 and 1. */
export const dangerScoreIn = (text: string): number => gravestIn(text)?.score ?? 0;

const kindsIn = (stretch: string, patient: PatientFacts): readonly DangerKind[] => {
  const places = stemPlaces(stretch);
  const group = patientGroupOf(patient);
  const share = weights.kindScale * shareOf(places);
  const scoreOfKind = dangerKinds.map((_, kind) => {
    const ofGroup = group === undefined ? 0 : (weights.kindOfGroup[kind]?.[group] ?? 0);
    return ofGroup + sumAt(dangerWeights().kinds, places, kind * placesOfStems) * share;
  });
  const likeliest = [...dangerKinds.keys()].toSorted(
    (one, other) => (scoreOfKind[other] ?? 0) - (scoreOfKind[one] ?? 0),
  );
  // Of a woman of these years it would be guessed too often, and its signs would take the places of the true ones.
  const isTold = tellsOfPregnancy(stretch);
  return likeliest
    .flatMap((each) => dangerKinds[each] ?? [])
    .filter((each) => each !== 'pregnancy' || isTold);
};

/**
 * A sentence or two sound like many things, and most everyday messages are no longer; a page has some stretch that sounds
 * like anything: both must sound surer. Danger that is told in few words is mostly told in words of alarm.
 */
const fewWords = 19;
const leastOfThese = 0.3;

/** Whether a stretch sounds so much like danger that its writer is asked. */
export const isSuspect = ({ stretch, score, isPart }: Gravest, threshold: number): boolean => {
  const mustBeSurer = isPart || wordsOfStretch(stretch).length < fewWords;
  return score > (mustBeSurer ? Math.max(leastOfThese, threshold) : threshold);
};

const longestQuote = 200;
/** How far one part of a sentence begins after the part before it. */
const partStep = 50;

/** A part of a longer sentence from there on, cut at words where it has any. */
const partFrom = (sentence: string, from: number): string => {
  const gap = from === 0 ? 0 : sentence.slice(from).search(/\s/u) + 1;
  const rest = sentence.slice(from + gap).trimStart();
  if (rest.length <= longestQuote) return `… ${rest}`;
  const part = rest.slice(0, longestQuote + 1).replace(/\s+\S*$/u, '');
  return `${from === 0 ? '' : '… '}${part.slice(0, longestQuote)}…`;
};

/** Of a sentence that nobody ended, the part that sounds gravest. */
const gravestPart = (sentence: string): string => {
  const count = Math.ceil((sentence.length - longestQuote) / partStep) + 1;
  const parts = Array.from({ length: count }, (_, place) => partFrom(sentence, place * partStep));
  return parts
    .map((part) => ({ part, score: dangerScoreIn(part) }))
    .reduce((most, each) => (each.score > most.score ? each : most)).part;
};

/** The sentence that sounds gravest, as it was written. */
const gravestSentence = (text: string): string => {
  const sentences = text
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((each) => each.trim())
    .filter(Boolean);
  const scored = sentences.map((sentence) => ({ sentence, score: dangerScoreIn(sentence) }));
  const { sentence } = scored.reduce((most, each) => (each.score > most.score ? each : most), {
    sentence: text.trim(),
    score: 0,
  });
  return sentence.length <= longestQuote ? sentence : gravestPart(sentence);
};

/** What sounds like danger, before it is known of whom it tells. */
export interface DangerHeard extends Gravest {
  readonly quote: string;
}

/** Danger that words of alarm may not know: learnt from messages, and so only a reason to ask, never to tell. */
export const dangerHeardIn = (text: string): DangerHeard | null => {
  const found = gravestIn(text);
  return found && isSuspect(found, weights.threshold) ? { ...found, quote: gravestSentence(text) } : null;
};

export const dangerKindOf = (
  { stretch, score, quote }: DangerHeard,
  patient: PatientFacts,
): DangerSuspected => {
  const [kind = 'other', next = 'other'] = kindsIn(stretch, patient);
  return { kind, next, score, quote };
};

export const dangerKindIn = (text: string, patient: PatientFacts): DangerSuspected | null => {
  const heard = dangerHeardIn(text);
  return heard && dangerKindOf(heard, patient);
};
