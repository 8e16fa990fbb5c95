import type { PatientFacts } from '../asking/answer.ts';
import { type Condition, holds } from '../asking/condition.ts';
import { type ScreenSign, signs } from '../danger-screen/signs.ts';
import { canBePregnant, isBaby, isChild } from '../danger-screen/who-can.ts';
import type { DangerSuspected } from './danger-kind.ts';
import type { DangerKind } from './kinds.ts';

/** The rows of each kind, the likeliest first; more of them than are asked, as not everybody can have each. */
const signsOfKinds: Readonly<Record<DangerKind, readonly ScreenSign[]>> = {
  stroke: [
    'stroke-face',
    'stroke-arm',
    'stroke-words',
    'stroke-sight',
    'stroke-balance',
    'confused-now',
    'pain-sudden',
    'fainted',
  ],
  breathing: [
    'breathing-hard',
    'lips-blue',
    'blood-up',
    'inhaled',
    'chest-pain',
    'legbreath',
    'lips-swollen',
    'drool',
  ],
  allergy: [
    'lips-swollen',
    'breathing-hard',
    'allergic-breath',
    'allergic-faint',
    'allergic-vomiting',
    'fainted',
    'drool',
    'blister',
  ],
  medicines: [
    'poison-taken',
    'lowsugar',
    'confused-now',
    'suicide-thoughts',
    'fainted',
    'dka',
    'blood-stool',
    'withdrawal',
  ],
  heart: [
    'chest-pain',
    'heart-racing',
    'breathing-hard',
    'fainted',
    'spread',
    'sweat',
    'pain-sudden',
    'legbreath',
  ],
  infant: [
    'baby-breath',
    'hard-to-wake',
    'baby-floppy',
    'baby-grey',
    'fainted',
    'babyheat',
    'babyvomit',
    'injured',
  ],
  child: [
    'hard-to-wake',
    'breathing-hard',
    'poison-taken',
    'injured',
    'fainted',
    'dark-spots',
    'fever-stiff',
    'pain-sudden',
  ],
  old: [
    'confused-now',
    'injured',
    'stroke-arm',
    'fainted',
    'blood-stool',
    'breathing-hard',
    'fever-stiff',
    'nourine',
  ],
  pregnancy: [
    'bleed-more',
    'bleed-pain',
    'preecl-head',
    'preecl-ribs',
    'unborn-moves',
    'unborn-waters',
    'afterbirth-bleeding',
    'suicide-thoughts',
  ],
  mind: [
    'suicide-thoughts',
    'plan-now',
    'goodbye',
    'harm-others',
    'voices',
    'followed',
    'violence',
    'withdrawal',
  ],
  abdomen: ['pain-sudden', 'pain-grew', 'blood-up', 'blood-stool', 'obstruct', 'hernia', 'testis', 'fainted'],
  infection: [
    'fever-stiff',
    'dark-spots',
    'chemo-fever',
    'weak-immune-fever',
    'cellulitis',
    'confused-now',
    'drool',
    'breathing-hard',
  ],
  other: ['cauda', 'limb', 'pain-sudden', 'injured', 'bleeding-heavy', 'legbreath', 'redeye', 'fainted'],
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

/** So many rows are asked at most; the likeliest kind leaves room: where it was guessed wrong, the next is often right. */
export const mostAskedMore = 8;
const mostOfLikeliest = 5;
const fewestOfNext = 2;

/**
 * What is asked where words sound like danger: the rows of the likeliest kind and then of the next, whatever was denied
 * before, as the words were not known to that question.
 */
export const signsToAsk = (
  suspected: Pick<DangerSuspected, 'kind' | 'next'>,
  patient: PatientFacts,
): readonly ScreenSign[] => {
  const [first = [], next = [], ...others] = kindsFor(suspected, patient).map((kind) =>
    signsOfKinds[kind].filter((sign) => fits(sign, patient)),
  );
  const likeliest = [...first.slice(0, mostOfLikeliest), ...next.slice(0, fewestOfNext)];
  const asked = [...new Set([...likeliest, ...first, ...next, ...others.flat()])].slice(0, mostAskedMore);
  // A stroke is told in everyday words and does not wait: it is asked about whatever the words sound like.
  const asksOfStroke = asked.some((sign) => signs[sign].topic === 'STROKE');
  if (asksOfStroke || holds(isBaby, {}, patient)) return asked;
  return [...asked.slice(0, mostAskedMore - 1), 'stroke-limb'];
};
