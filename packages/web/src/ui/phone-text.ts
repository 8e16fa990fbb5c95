import { metadata } from 'virtual:phone-metadata';
import type { Country } from '@tervita/domain/core';
import { phonePrefixes, type ReadPhone } from '@tervita/domain/persons';
import { AsYouType, parsePhoneNumberFromString } from 'libphonenumber-js/core';

/** A number of a country whose plan is not here: its length is all that can be said. */
const foreign = (text: string) => {
  const digits = /^\+(\d{7,15})$/.exec(text)?.[1];
  return digits && { callingCode: '', nationalNumber: digits, e164: text, isValid: true };
};

/** What the number plan makes of a typed number; domain/persons judges it, and the server has the last word. */
export const readPhone: ReadPhone = (text, country) => {
  const number = parsePhoneNumberFromString(text, country, metadata);
  if (!number) return foreign(text) || undefined;
  return {
    callingCode: number.countryCallingCode,
    nationalNumber: number.nationalNumber,
    e164: number.number,
    isValid: number.isValid(),
  };
};

/** The prefix stands before the field, so a number of the country is shown without it. */
export const phoneText = (typed: string, country: Country): string => {
  const own = `+${phonePrefixes[country]}`;
  const international = typed.trim().replace(/^00(?=\d)/, '+');
  const compact = international.replace(/[\s().-]/g, '');
  const isOwn = compact.startsWith(own) && compact.length > own.length;
  const local = isOwn ? compact.slice(own.length) : international;
  return new AsYouType(country, metadata).input(local);
};

export const isOtherCountry = (text: string): boolean => text.trimStart().startsWith('+');
