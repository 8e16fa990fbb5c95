import type { ProblemType } from '../../problem-types/index.ts';
import type { PatientFacts } from '../asking/answer.ts';
import { holds } from '../asking/condition.ts';
import { type ScreenSign, signs } from './signs.ts';
import { aboutPregnancy, signsOfReason } from './signs-of-reasons.ts';
import { isBaby, isChild } from './who-can.ts';

/** More rows than these nobody reads at night; the others stand behind "Something else grave". */
export const rowsShown = 11;

/** So many rows one answer may name: the longest list has fewer. */
export const mostTicked = 60;

/** Whatever the reason, something of each danger is asked: the likeliest grave ones first, of which so many are always shown. */
const alwaysShown = 6;
const ofGrownUps: readonly ScreenSign[] = [
  'breathing-hard',
  'chest-pain',
  'stroke-limb',
  'stroke-speech',
  'fainted',
  'suicide-thoughts',
  'confused-now',
  'pain-sudden',
  'bleeding-heavy',
  'fever-stiff',
  'lips-swollen',
  'injured',
  'poison-taken',
  'pain-grew',
  'blood-up',
  'blood-stool',
  'heart-racing',
  'pressure-high',
  'pregnant-bleeding',
  'pregnant-pain',
  'pregnant-waters',
  'dark-spots',
  'chemo-fever',
  'lips-blue',
  'violence',
  'goodbye',
  'harm-others',
];

/** What the general rows of grown-ups leave out; a child has reasons of its own for them. */
const besides: readonly ScreenSign[] = ['cauda', 'limb', 'weakness-days', 'redness-spreads', 'wound-worse'];

const ofChildren: readonly ScreenSign[] = [
  'breathing-hard',
  'lips-blue',
  'hard-to-wake',
  'fainted',
  'suicide-thoughts',
  'dark-spots',
  'fever-stiff',
  'dried',
  'dry',
  'pain-sudden',
  'injured',
  'poison-taken',
  'pain-grew',
  'lips-swollen',
  'child-hurt',
  'bleeding-heavy',
  'blood-up',
  'blood-stool',
  'drool',
  'chemo-fever',
  'pregnant-bleeding',
  'pregnant-pain',
  'pregnant-waters',
  'goodbye',
  'harm-others',
];

const ofBabies: readonly ScreenSign[] = [
  'baby-breath',
  'hard-to-wake',
  'fainted',
  'babyheat',
  'baby-noisy',
  'baby-floppy',
  'baby-grey',
  'dark-spots',
  'babyvomit',
  'baby-softspot',
  'feeds',
  'baby-feeding-blue',
  'injured',
  'poison-taken',
  'crying',
  'child-hurt',
  'bleeding-heavy',
  'lips-swollen',
  'chemo-fever',
];

const generalFor = (patient: PatientFacts): readonly ScreenSign[] => {
  if (holds(isBaby, {}, patient)) return ofBabies;
  return holds(isChild, {}, patient) ? ofChildren : [...ofGrownUps, ...besides];
};

/** Whoever it is about. */
export const possibleSigns = (type: ProblemType): readonly ScreenSign[] => [
  ...new Set([...signsOfReason(type), ...ofGrownUps, ...besides, ...ofChildren, ...ofBabies]),
];

const fits = (sign: ScreenSign, patient: PatientFacts): boolean => {
  const { if: condition } = signs[sign];
  return !condition || holds(condition, {}, patient);
};

const isForToday = (sign: ScreenSign) => signs[sign].action === 'CLINIC_TODAY';

/** A grave row of grown-ups that children and babies are asked in words of their own. */
const isOfOthers = (sign: ScreenSign, general: readonly ScreenSign[]): boolean =>
  ofGrownUps.includes(sign) && !general.includes(sign);

/** The reasons that are about pregnancy ask of it in rows of their own. */
const isSaidByReason = (sign: ScreenSign, type: ProblemType): boolean =>
  aboutPregnancy.has(type) && sign.startsWith('pregnant-');

/**
 * The one list of danger that everybody meets before an e-contact, cut to the person and the reason. The first rows are
 * shown, in which those that can wait until the clinic opens come last; the others are opened. "None of these" stands beside.
 */
export const dangerScreen = (type: ProblemType, patient: PatientFacts): readonly ScreenSign[] => {
  const isAsked = (sign: ScreenSign) => fits(sign, patient) && !isSaidByReason(sign, type);
  const general = generalFor(patient).filter(isAsked);
  const ofReason = signsOfReason(type).filter((sign) => isAsked(sign) && !isOfOthers(sign, general));
  const always = general.slice(0, alwaysShown);
  const later = new Set(ofReason.filter((sign) => !always.includes(sign)).slice(rowsShown - always.length));
  const ordered = [
    ...new Set([...ofReason.filter((sign) => !later.has(sign)), ...always, ...general, ...later]),
  ];
  const shown = ordered.slice(0, rowsShown);
  return [
    ...shown.filter((sign) => !isForToday(sign)),
    ...shown.filter(isForToday),
    ...ordered.slice(rowsShown),
  ];
};

/** The shown rows of a list that were not shown on an earlier one. */
export const signsNotAsked = (
  list: readonly ScreenSign[],
  earlier: readonly ScreenSign[],
): readonly ScreenSign[] => {
  const asked = new Set(earlier.slice(0, rowsShown));
  return list.slice(0, rowsShown).filter((sign) => !asked.has(sign));
};
