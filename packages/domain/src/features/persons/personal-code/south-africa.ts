import { type CalendarDate, existingDate } from '../calendar-date.ts';
import { digitsOf, type PersonalCodeReading, refused } from './reading.ts';

const passesLuhn = (code: string): boolean => {
  const sum = digitsOf(code).reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
};

/** YYMMDD SSSS C A Z. The century is not in it: the birth date is known only when today is, and is a guess then. */
export const parseSouthAfricanId = (code: string, today?: CalendarDate): PersonalCodeReading => {
  if (!/^\d{10}[01]\d{2}$/.test(code)) return refused('FORMAT');
  const candidates = [2000, 1900]
    .map((century) =>
      existingDate({
        year: century + Number(code.slice(0, 2)),
        month: Number(code.slice(2, 4)),
        day: Number(code.slice(4, 6)),
      }),
    )
    .filter((date) => date !== undefined);
  if (candidates.length === 0) return refused('DATE');
  if (!passesLuhn(code)) return refused('CHECK_DIGIT');
  const birthDate = today === undefined ? undefined : candidates.find((date) => date <= today);
  return { ok: true, code, birthDate, sex: Number(code.slice(6, 10)) < 5000 ? 'FEMALE' : 'MALE' };
};
