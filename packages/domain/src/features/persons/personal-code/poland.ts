import { dateParts, existingDate } from '../calendar-date.ts';
import { digitsOf, type MadeUpPerson, type PersonalCodeReading, refused, weightedSum } from './reading.ts';

const weights = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3];
/** The century is hidden in the month: 0 adds nothing, 1 adds 20 and so on. */
const centuries = [1900, 2000, 2100, 2200, 1800] as const;

const checkDigit = (digits: readonly number[]): number => (10 - (weightedSum(digits, weights) % 10)) % 10;

/** PESEL: YYMMDD SSSX C, where X is even for women. */
export const parsePesel = (code: string): PersonalCodeReading => {
  if (!/^\d{11}$/.test(code)) return refused('FORMAT');
  const month = Number(code.slice(2, 4));
  const birthDate = existingDate({
    year: (centuries[Math.floor(month / 20)] ?? 0) + Number(code.slice(0, 2)),
    month: month % 20,
    day: Number(code.slice(4, 6)),
  });
  if (birthDate === undefined) return refused('DATE');
  if (checkDigit(digitsOf(code)) !== Number(code[10])) return refused('CHECK_DIGIT');
  return { ok: true, code, birthDate, sex: Number(code[9]) % 2 === 0 ? 'FEMALE' : 'MALE' };
};

/** serial: 0 to 4999; the parity of the four digits carries the sex. */
export const generatePesel = ({ birthDate, sex, serial }: MadeUpPerson): string => {
  const date = dateParts(birthDate);
  const century = centuries.findIndex((from) => date && date.year >= from && date.year < from + 100);
  if (!date || century < 0) throw new RangeError('a PESEL holds births of 1800 to 2299');
  if (!Number.isInteger(serial) || serial < 0 || serial > 4999)
    throw new RangeError('serial must be 0 to 4999');
  const month = String(date.month + century * 20).padStart(2, '0');
  const tail = String(serial * 2 + (sex === 'MALE' ? 1 : 0)).padStart(4, '0');
  const body = `${birthDate.slice(2, 4)}${month}${birthDate.slice(8)}${tail}`;
  return `${body}${checkDigit(digitsOf(body))}`;
};
