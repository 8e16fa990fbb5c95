import type { PatientFacts } from '../asking/answer.ts';

const year = 12;
const ages = [year, 12 * year, 60 * year] as const;
const sexes: readonly PatientFacts['sex'][] = ['FEMALE', 'MALE'];

export const patientGroups = (ages.length + 1) * sexes.length;

/** Baby, child, grown-up or old, by sex; undefined where either is not known. */
export const patientGroupOf = ({ ageMonths, sex }: PatientFacts): number | undefined => {
  const ofSex = sexes.indexOf(sex);
  if (ageMonths === null || ofSex < 0) return undefined;
  return ages.filter((from) => ageMonths >= from).length * sexes.length + ofSex;
};
