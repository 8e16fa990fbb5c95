import type { PatientFacts } from '../asking/answer.ts';
import { type Condition, holds } from '../asking/condition.ts';
import { mostSigns } from '../danger-screen/screen.ts';
import { type ScreenSign, signs } from '../danger-screen/signs.ts';
import { canBePregnant, isBaby, isChild } from '../danger-screen/who-can.ts';
import type { DangerSuspected } from './danger-kind.ts';
import type { DangerKind } from './kinds.ts';

/** Narrow signs, the likeliest first: somebody who passed the wide ones of the danger screen knows them better. */
const signsOfKinds: Readonly<Record<DangerKind, readonly ScreenSign[]>> = {
  stroke: ['stroke', 'collapse', 'strongpain', 'walk'],
  breathing: ['breathing', 'blood', 'inhaled', 'heart', 'legbreath', 'drool'],
  allergy: ['breathing', 'allergic', 'drool', 'collapse', 'blister'],
  medicines: ['accident', 'lowsugar', 'collapse', 'selfharm', 'dka', 'bleeding', 'withdrawal'],
  heart: ['heart', 'breathing', 'collapse', 'strongpain', 'sweat', 'legbreath'],
  infant: [
    'babybreath',
    'drowsy',
    'babylook',
    'fit',
    'babyheat',
    'spots',
    'babyvomit',
    'accident',
    'feeds',
    'crying',
  ],
  child: ['drowsy', 'poisoned', 'injury', 'breathing', 'fit', 'sugar', 'spots', 'strongpain', 'dried', 'dry'],
  old: ['collapse', 'accident', 'stroke', 'bleeding', 'breathing', 'nourine', 'veryill', 'limb'],
  pregnancy: ['bleed', 'preecl', 'unborn', 'afterbirth', 'strongpain', 'selfharm', 'collapse', 'spotting'],
  mind: ['plan', 'selfharm', 'psychosis', 'withdrawal', 'accident'],
  abdomen: ['strongpain', 'bleeding', 'obstruct', 'hernia', 'testis', 'cantdrink', 'collapse'],
  infection: ['veryill', 'weakened', 'cellulitis', 'drool', 'collapse', 'blister', 'breathing'],
  other: ['cauda', 'limb', 'calf', 'strongpain', 'accident', 'bleeding', 'collapse', 'redeye'],
};

/** Whose signs they are; the other kinds are anybody's. */
const whose: Readonly<Partial<Record<DangerKind, Condition>>> = {
  infant: isBaby,
  child: isChild,
  pregnancy: canBePregnant,
};

const isOf = (kind: DangerKind, patient: PatientFacts): boolean => {
  const condition = whose[kind];
  return !condition || holds(condition, {}, patient);
};

/** A baby has signs of its own, whatever the words sound like. */
const kindsFor = ({ kind, next }: Pick<DangerSuspected, 'kind' | 'next'>, patient: PatientFacts) =>
  holds(isBaby, {}, patient)
    ? (['infant'] as const)
    : [...[kind, next].filter((each) => isOf(each, patient)), 'other' as const];

const fits = (sign: ScreenSign, patient: PatientFacts): boolean => {
  const { if: condition } = signs[sign];
  return !condition || holds(condition, {}, patient);
};

/** The likeliest kind leaves room: where it was guessed wrong, the next is often right. */
const mostOfLikeliest = 6;
const fewestOfNext = 3;

const likeliestSigns = (kinds: readonly DangerKind[], isLeft: (sign: ScreenSign) => boolean) => {
  const [first = [], next = [], ...others] = kinds.map((kind) => signsOfKinds[kind].filter(isLeft));
  return [
    ...first.slice(0, mostOfLikeliest),
    ...next.slice(0, fewestOfNext),
    ...first,
    ...next,
    ...others.flat(),
  ];
};

const nothing: ReadonlySet<ScreenSign> = new Set();

/**
 * What is asked where words sound like danger: at most nine signs, of the likeliest kind and then of the next, without those
 * that were asked about a moment ago.
 */
export const signsToAsk = (
  suspected: Pick<DangerSuspected, 'kind' | 'next'>,
  patient: PatientFacts,
  alreadyAsked: ReadonlySet<ScreenSign> = nothing,
): readonly ScreenSign[] => {
  const isLeft = (sign: ScreenSign) => fits(sign, patient) && !alreadyAsked.has(sign);
  const asked = [...new Set(likeliestSigns(kindsFor(suspected, patient), isLeft))].slice(0, mostSigns);
  // A stroke is told in everyday words and does not wait: it is asked about whatever the words sound like.
  const needsNoStroke = holds(isBaby, {}, patient) || alreadyAsked.has('stroke') || !fits('stroke', patient);
  if (needsNoStroke || asked.includes('stroke')) return asked;
  return [...asked.slice(0, mostSigns - 1), 'stroke'];
};
