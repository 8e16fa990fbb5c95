import type { ProblemType } from '../../problem-types/index.ts';
import type { PatientFacts } from '../asking/answer.ts';
import { holds } from '../asking/condition.ts';
import { actions } from '../red-flags/rule.ts';
import { type ScreenSign, signs } from './signs.ts';
import { aboutPregnancy, signsOfReason } from './signs-of-reasons.ts';
import { isBaby, isChild } from './who-can.ts';

/** More than that nobody reads at night. */
export const mostSigns = 9;

interface General {
  readonly all: readonly ScreenSign[];
  /** Two that become one, in this order, until there is place for the signs of the reason. */
  readonly merges: readonly (readonly [one: ScreenSign, other: ScreenSign, both: ScreenSign])[];
}

const ofGrownUps: General = {
  all: [
    'breathing',
    'heart',
    'stroke',
    'collapse',
    'bleeding',
    'strongpain',
    'veryill',
    'accident',
    'pregnant',
    'selfharm',
  ],
  merges: [
    ['bleeding', 'accident', 'hurt'],
    ['collapse', 'veryill', 'unwell'],
    ['heart', 'stroke', 'heartbrain'],
  ],
};

const ofChildren: General = {
  all: [
    'breathing',
    'drowsy',
    'fit',
    'spots',
    'bleeding',
    'strongpain',
    'poisoned',
    'injury',
    'pregnant',
    'selfharm',
    'dried',
    'dry',
  ],
  merges: [
    ['poisoned', 'injury', 'accident'],
    ['drowsy', 'fit', 'collapse'],
    ['bleeding', 'accident', 'hurt'],
  ],
};

const ofBabies: General = {
  all: [
    'babybreath',
    'drowsy',
    'fit',
    'babylook',
    'babyheat',
    'spots',
    'babyvomit',
    'accident',
    'feeds',
    'crying',
  ],
  merges: [['drowsy', 'fit', 'babyunwell']],
};

/** Whoever it is about. */
export const possibleSigns = (type: ProblemType): readonly ScreenSign[] => {
  const general = [ofGrownUps, ofChildren, ofBabies].flatMap(({ all, merges }) => [
    ...all,
    ...merges.map(([, , both]) => both),
  ]);
  return [...new Set([...signsOfReason(type), ...general])];
};

const generalFor = (patient: PatientFacts): General => {
  if (holds(isBaby, {}, patient)) return ofBabies;
  return holds(isChild, {}, patient) ? ofChildren : ofGrownUps;
};

const fits = (sign: ScreenSign, patient: PatientFacts): boolean => {
  const { if: condition } = signs[sign];
  return !condition || holds(condition, {}, patient);
};

const merged = (list: readonly ScreenSign[], { merges }: General, most: number): readonly ScreenSign[] => {
  let left = list;
  for (const [one, other, both] of merges) {
    if (left.length <= most) break;
    if (!left.includes(one) || !left.includes(other)) continue;
    left = left.map((each) => (each === one ? both : each)).filter((each) => each !== other);
  }
  return left;
};

const allMerges = [ofGrownUps, ofChildren, ofBabies].flatMap(({ merges }) => merges);

/** With those that a row stands for: whoever denied "hurt" has denied bleeding and an accident. */
export const signsAsked = (shown: readonly ScreenSign[]): ReadonlySet<ScreenSign> => {
  const asked = new Set(shown);
  // Some of those that a row stands for stand for others themselves.
  for (const [one, other, both] of [...allMerges, ...allMerges])
    if (asked.has(both)) asked.add(one).add(other);
  return asked;
};

/** Says more than the two that it stands for on a list of children: also what is seen or heard and is not there. */
const saysMore: ReadonlySet<ScreenSign> = new Set(['collapse']);

/** Those of a list that another list has not asked about, neither by themselves, nor under a wider name, nor in parts. */
export const signsNotAsked = (
  shown: readonly ScreenSign[],
  earlier: readonly ScreenSign[],
): readonly ScreenSign[] => {
  const asked = new Set(signsAsked(earlier));
  for (const [one, other, both] of [...allMerges, ...allMerges])
    if (!saysMore.has(both) && asked.has(one) && asked.has(other)) asked.add(both);
  return shown.filter((sign) => !asked.has(sign));
};

const strengthOf = (sign: ScreenSign) => actions.indexOf(signs[sign].action);

/**
 * The one screen of danger signs that everybody meets before an e-contact: cut to the person and the reason, the
 * gravest first, those of the reason before the general ones. "None of these" comes beside it.
 */
export const dangerScreen = (type: ProblemType, patient: PatientFacts): readonly ScreenSign[] => {
  const general = generalFor(patient);
  const own = signsOfReason(type).filter((sign) => fits(sign, patient) && !general.all.includes(sign));
  const asked = general.all.filter(
    (sign) => fits(sign, patient) && !(sign === 'pregnant' && aboutPregnancy.has(type)),
  );
  const narrowed = merged(asked, general, mostSigns - own.length);
  const place = Math.max(0, mostSigns - narrowed.length);
  return [...own.slice(0, place), ...narrowed]
    .slice(0, mostSigns)
    .toSorted((one, other) => strengthOf(one) - strengthOf(other));
};
