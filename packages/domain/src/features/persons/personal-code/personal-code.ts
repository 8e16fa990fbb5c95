import type { Country } from '../../../core/index.ts';
import type { CalendarDate } from '../calendar-date.ts';
import { generateEstonianCode, parseEstonianCode } from './estonia.ts';
import { generatePesel, parsePesel } from './poland.ts';
import { type MadeUpPerson, type PersonalCodeReading, refused } from './reading.ts';
import { parseSouthAfricanId } from './south-africa.ts';
import { parseNhsNumber } from './united-kingdom.ts';

const parsers: Record<Country, (code: string, today?: CalendarDate) => PersonalCodeReading> = {
  EE: parseEstonianCode,
  PL: parsePesel,
  GB: parseNhsNumber,
  ZA: parseSouthAfricanId,
  US: () => refused('NOT_USED'),
};

/** The United States collects no code. */
export const hasPersonalCode = (country: Country): boolean => country !== 'US';

/** A British number tells nothing of its owner. */
export const tellsBirthDate = (country: Country): boolean => hasPersonalCode(country) && country !== 'GB';

/** Spaces and hyphens are taken out, as people write numbers in groups. A future birth date is not refused here. */
export const parsePersonalCode = (
  country: Country,
  text: string,
  today?: CalendarDate,
): PersonalCodeReading => parsers[country](text.replace(/[\s-]/g, ''), today);

const generators = { EE: generateEstonianCode, PL: generatePesel };

/** For tests and demonstration data; the code may by chance belong to somebody, so never send anything to it. */
export const generatePersonalCode = (country: keyof typeof generators, person: MadeUpPerson): string =>
  generators[country](person);
