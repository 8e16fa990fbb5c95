import type { Country } from '@tervita/domain/core';
import { type NumberKind, numberKindOf, type ReadNumberPlan } from '@tervita/domain/message-centre';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

const keptMost = 50_000;
const atATime = 1_000;

const planOf =
  (country: Country): ReadNumberPlan =>
  (phone) => {
    const number = parsePhoneNumberFromString(phone, country);
    return (
      number && {
        country: number.country,
        callingCode: number.countryCallingCode,
        nationalNumber: number.nationalNumber,
        isValid: number.isValid(),
        type: number.getType(),
      }
    );
  };

/** What a number is does not change, and reading the number plan takes long: what was read is kept. */
export const numberReader = (country: Country, paidCountries: readonly string[]) => {
  const read = planOf(country);
  const kept = new Map<string, NumberKind>();
  const kindOf = (phone: string | null): NumberKind => {
    const known = kept.get(phone ?? '');
    if (known) return known;
    if (kept.size >= keptMost) kept.clear();
    const kind = numberKindOf(phone, read, paidCountries);
    kept.set(phone ?? '', kind);
    return kind;
  };
  /** A little at a time, so that others are served in between. */
  const kindsOf = async (phones: readonly (string | null)[]): Promise<NumberKind[]> => {
    const kinds: NumberKind[] = [];
    for (let from = 0; from < phones.length; from += atATime) {
      kinds.push(...phones.slice(from, from + atATime).map(kindOf));
      await new Promise((resolve) => setImmediate(resolve));
    }
    return kinds;
  };
  return { kindOf, kindsOf };
};
export type NumberReader = ReturnType<typeof numberReader>;
