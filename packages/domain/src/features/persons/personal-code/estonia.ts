import { dateParts, existingDate } from '../calendar-date.ts';
import { digitsOf, type MadeUpPerson, type PersonalCodeReading, refused, weightedSum } from './reading.ts';

const firstWeights = [1, 2, 3, 4, 5, 6, 7, 8, 9, 1];
const secondWeights = [3, 4, 5, 6, 7, 8, 9, 1, 2, 3];

const checkDigit = (digits: readonly number[]): number => {
  const first = weightedSum(digits, firstWeights) % 11;
  if (first < 10) return first;
  const second = weightedSum(digits, secondWeights) % 11;
  return second < 10 ? second : 0;
};

/** Isikukood: G YYMMDD SSS C, where G tells century and sex. */
export const parseEstonianCode = (code: string): PersonalCodeReading => {
  if (!/^[1-8]\d{10}$/.test(code)) return refused('FORMAT');
  const first = Number(code[0]);
  const birthDate = existingDate({
    year: 1800 + Math.floor((first - 1) / 2) * 100 + Number(code.slice(1, 3)),
    month: Number(code.slice(3, 5)),
    day: Number(code.slice(5, 7)),
  });
  if (birthDate === undefined) return refused('DATE');
  if (checkDigit(digitsOf(code)) !== Number(code[10])) return refused('CHECK_DIGIT');
  return { ok: true, code, birthDate, sex: first % 2 === 0 ? 'FEMALE' : 'MALE' };
};

/** serial: 0 to 999. */
export const generateEstonianCode = ({ birthDate, sex, serial }: MadeUpPerson): string => {
  const year = dateParts(birthDate)?.year ?? 0;
  if (year < 1800 || year > 2199) throw new RangeError('an Estonian code holds births of 1800 to 2199');
  if (!Number.isInteger(serial) || serial < 0 || serial > 999)
    throw new RangeError('serial must be 0 to 999');
  const first = Math.floor((year - 1800) / 100) * 2 + (sex === 'MALE' ? 1 : 2);
  const body = `${first}${birthDate.slice(2).replaceAll('-', '')}${String(serial).padStart(3, '0')}`;
  return `${body}${checkDigit(digitsOf(body))}`;
};
