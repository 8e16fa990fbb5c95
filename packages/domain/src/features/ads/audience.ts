import type { Country } from '../../core/languages.ts';
import { ageOn, type Sex } from '../persons/index.ts';
import { maxAge, minAge } from './limits.ts';

export const targetGenders = ['FEMALE', 'MALE'] as const;
export type TargetGender = (typeof targetGenders)[number];

export interface Audience {
  /** Null: everybody. */
  readonly targetGender: TargetGender | null;
  readonly minAge: number;
  readonly maxAge: number;
  /** None: every country. */
  readonly allowedCountries: readonly Country[];
}

export interface Reader {
  readonly sex: Sex;
  readonly birthDate: string | null;
  readonly country: string;
}

const isOfAge = (audience: Audience, birthDate: string | null, today: string): boolean => {
  // Whoever may use the platform is an adult; of more nothing is known.
  if (birthDate === null) return audience.minAge <= minAge && audience.maxAge >= maxAge;
  const { years } = ageOn(birthDate, today);
  return years >= audience.minAge && years <= audience.maxAge;
};

/** Nobody is shown what is meant for others; who has not told their sex sees only what is for everybody. */
export const isMeantFor = (audience: Audience, reader: Reader, today: string): boolean =>
  (audience.targetGender === null || audience.targetGender === reader.sex) &&
  (audience.allowedCountries.length === 0 ||
    audience.allowedCountries.some((one) => one === reader.country)) &&
  isOfAge(audience, reader.birthDate, today);
