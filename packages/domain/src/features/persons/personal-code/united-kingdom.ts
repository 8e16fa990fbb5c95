import { digitsOf, type PersonalCodeReading, refused, weightedSum } from './reading.ts';

const weights = [10, 9, 8, 7, 6, 5, 4, 3, 2];

/** NHS number: ten digits that tell nothing about the person. */
export const parseNhsNumber = (code: string): PersonalCodeReading => {
  if (!/^\d{10}$/.test(code)) return refused('FORMAT');
  // A result of 10 fits no digit, so such numbers are never issued and never match.
  const check = (11 - (weightedSum(digitsOf(code), weights) % 11)) % 11;
  if (check !== Number(code[9])) return refused('CHECK_DIGIT');
  return { ok: true, code, birthDate: undefined, sex: undefined };
};
