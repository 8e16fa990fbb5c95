import type { Country } from '../../core/index.ts';

/** Prefixes of the countries in which the product works. */
export const phonePrefixes: Record<Country, string> = { EE: '372', GB: '44', US: '1', ZA: '27', PL: '48' };

/** Numbers in use in Estonia that the number plan of the library does not know yet. */
const extraEstonian = /^8[1-6]\d{6}$/;

/** What a number plan makes of a typed text; the library is the caller's. */
export interface PhoneReading {
  readonly callingCode: string;
  readonly nationalNumber: string;
  readonly e164: string;
  readonly isValid: boolean;
}
export type ReadPhone = (text: string, country: Country) => PhoneReading | undefined;

/** The number to keep, or undefined when nobody has such a number. */
export const phoneNumber = (text: string, country: Country, read: ReadPhone): string | undefined => {
  if (/\p{L}/u.test(text)) return undefined;
  const reading = read(text.replace(/[\s().-]/g, ''), country);
  if (!reading) return undefined;
  const isExtra = reading.callingCode === '372' && extraEstonian.test(reading.nationalNumber);
  return reading.isValid || isExtra ? reading.e164 : undefined;
};

/** A kept number as people read it aloud: the prefix, then groups. Anything else stays as it was typed. */
export const groupedPhone = (phone: string): string => {
  const prefix = Object.values(phonePrefixes).find((each) => phone.startsWith(`+${each}`));
  const digits = prefix === undefined ? '' : phone.slice(prefix.length + 1);
  if (!/^\d{7,10}$/.test(digits)) return phone;
  const groups = digits.length === 9 ? digits.match(/\d{3}/g) : [digits.slice(0, -4), digits.slice(-4)];
  return [`+${prefix}`, ...(groups ?? [])].join(' ');
};
