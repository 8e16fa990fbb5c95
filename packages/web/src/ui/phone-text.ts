import type { Country } from '@tervita/domain/core';
import { phonePrefixes, type ReadPhone } from '@tervita/domain/persons';
import { AsYouType, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** What the number plan makes of a typed number; domain/persons judges it. */
export const readPhone: ReadPhone = (text, country) => {
  const number = parsePhoneNumberFromString(text, country);
  return (
    number && {
      callingCode: number.countryCallingCode,
      nationalNumber: number.nationalNumber,
      e164: number.number,
      isValid: number.isValid(),
    }
  );
};

/** The prefix stands before the field, so a number of the country is shown without it. */
export const phoneText = (typed: string, country: Country): string => {
  const own = `+${phonePrefixes[country]}`;
  const international = typed.trim().replace(/^00(?=\d)/, '+');
  const compact = international.replace(/[\s().-]/g, '');
  const isOwn = compact.startsWith(own) && compact.length > own.length;
  const local = isOwn ? compact.slice(own.length) : international;
  return new AsYouType(country).input(local);
};

export const isOtherCountry = (text: string): boolean => text.trimStart().startsWith('+');
