import type { InstrumentKey } from '../../instruments/index.ts';
import { type Answer, type Answers, choicesOf, type PatientFacts } from './answer.ts';

export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly question: string; readonly chosen: readonly string[] }
  | { readonly question: string; readonly chosenOther: string }
  | { readonly question: string; readonly atLeast?: number; readonly below?: number }
  | { readonly ageMonths: { readonly atLeast?: number; readonly below?: number } }
  | { readonly ageUnknown: true }
  | { readonly sexIn: readonly PatientFacts['sex'][] }
  | { readonly licensed: InstrumentKey }
  | { readonly unlicensed: InstrumentKey };

const numberIn = (answer: Answer | undefined): number | undefined =>
  answer && 'number' in answer ? answer.number : undefined;

const within = (value: number | null | undefined, range: { atLeast?: number; below?: number }): boolean =>
  value !== null &&
  value !== undefined &&
  (range.atLeast === undefined || value >= range.atLeast) &&
  (range.below === undefined || value < range.below);

const isLicensed = (instrument: InstrumentKey, { licensed = [] }: PatientFacts): boolean =>
  licensed.includes(instrument);

/** What is not known is never true, also when it is said in the negative. */
export const holds = (condition: Condition, answers: Answers, patient: PatientFacts): boolean => {
  if ('all' in condition) return condition.all.every((each) => holds(each, answers, patient));
  if ('any' in condition) return condition.any.some((each) => holds(each, answers, patient));
  if ('ageMonths' in condition) return within(patient.ageMonths, condition.ageMonths);
  if ('ageUnknown' in condition) return patient.ageMonths === null;
  if ('sexIn' in condition) return condition.sexIn.includes(patient.sex);
  if ('licensed' in condition) return isLicensed(condition.licensed, patient);
  if ('unlicensed' in condition) return !isLicensed(condition.unlicensed, patient);
  const answer = answers[condition.question];
  if ('chosen' in condition) return choicesOf(answer).some((each) => condition.chosen.includes(each));
  if ('chosenOther' in condition)
    return choicesOf(answer).length > 0 && !choicesOf(answer).includes(condition.chosenOther);
  return within(numberIn(answer), condition);
};

/** The questions that a condition looks at. */
export const askedIn = (condition: Condition): readonly string[] => {
  if ('all' in condition) return condition.all.flatMap(askedIn);
  if ('any' in condition) return condition.any.flatMap(askedIn);
  return 'question' in condition ? [condition.question] : [];
};
