import type { Country } from '@tervita/domain/core';
import { phoneNumber, type ReadPhone } from '@tervita/domain/persons';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

const read: ReadPhone = (text, country) => {
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

/** The number in its international form, or undefined when nobody can have it. */
export const phoneOf = (text: string, country: Country): string | undefined =>
  phoneNumber(text, country, read);
