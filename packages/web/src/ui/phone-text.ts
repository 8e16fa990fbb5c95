import type { Country } from '@tervita/domain/core';
import { phoneNumber, phonePrefixes, type ReadPhone } from '@tervita/domain/persons';

/** As much of a number plan as a form needs: how long numbers are and how people write them. The server has the rest. */
interface Plan {
  readonly lengths: readonly [least: number, most: number];
  /** By length, else by the last one: 5123 4567. */
  readonly groups: Readonly<Record<number, readonly number[]>>;
  readonly usual: readonly number[];
  /** Dialled inside the country and not part of the number. */
  readonly trunk?: string;
}

const plans: Record<Country, Plan> = {
  EE: { lengths: [7, 8], groups: { 7: [3, 4] }, usual: [4, 4] },
  PL: { lengths: [9, 9], groups: {}, usual: [3, 3, 3] },
  GB: { lengths: [9, 10], groups: {}, usual: [4, 6], trunk: '0' },
  US: { lengths: [10, 10], groups: {}, usual: [3, 3, 4], trunk: '1' },
  ZA: { lengths: [9, 9], groups: {}, usual: [2, 3, 4], trunk: '0' },
};
const countries = Object.keys(plans) as Country[];

const inGroups = (digits: string, { groups, usual }: Plan): string => {
  let rest = digits;
  const written: string[] = [];
  for (const size of groups[digits.length] ?? usual) {
    if (rest === '') break;
    written.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return [...written, ...(rest ? [rest] : [])].join(' ');
};

const countryOf = (international: string): Country | undefined =>
  countries.find((country) => international.startsWith(`+${phonePrefixes[country]}`));

const compactOf = (typed: string) =>
  typed
    .trim()
    .replace(/[\s().-]/g, '')
    .replace(/^00(?=\d)/, '+');

/** What can be said of a typed number here; domain/persons judges it, and the server has the last word. */
export const readPhone: ReadPhone = (text, country) => {
  const compact = compactOf(text);
  const owner = compact.startsWith('+') ? countryOf(compact) : country;
  if (!owner) {
    const digits = /^\+(\d{7,15})$/.exec(compact)?.[1];
    return digits ? { callingCode: '', nationalNumber: digits, e164: compact, isValid: true } : undefined;
  }
  const { lengths, trunk } = plans[owner];
  const callingCode = phonePrefixes[owner];
  const local = compact.startsWith('+') ? compact.slice(callingCode.length + 1) : compact;
  const nationalNumber =
    trunk && local.length > lengths[1] && local.startsWith(trunk) ? local.slice(1) : local;
  if (!/^\d+$/.test(nationalNumber)) return undefined;
  const isValid = nationalNumber.length >= lengths[0] && nationalNumber.length <= lengths[1];
  return { callingCode, nationalNumber, e164: `+${callingCode}${nationalNumber}`, isValid };
};

/** Of numbers whose country has no plan here, prefix included. */
const anyLengths = [7, 15] as const;

/** What is wrong with a typed number; undefined where nothing is. */
export const phoneFault = (
  text: string,
  country: Country,
): 'badPhone' | 'phoneTooShort' | 'phoneTooLong' | undefined => {
  if (phoneNumber(text, country, readPhone)) return undefined;
  const compact = compactOf(text);
  if (!/^\+?\d+$/.test(compact)) return 'badPhone';
  const isInternational = compact.startsWith('+');
  const owner = isInternational ? countryOf(compact) : country;
  const [least, most] = owner ? plans[owner].lengths : anyLengths;
  const prefix = isInternational && owner ? `+${phonePrefixes[owner]}` : isInternational ? '+' : '';
  const count = compact.length - prefix.length;
  if (count < least) return 'phoneTooShort';
  return count > most ? 'phoneTooLong' : 'badPhone';
};

/** The prefix stands before the field, so a number of the country is shown without it. */
export const phoneText = (typed: string, country: Country): string => {
  const own = `+${phonePrefixes[country]}`;
  const compact = compactOf(typed);
  if (!compact.startsWith('+')) return /^\d+$/.test(compact) ? inGroups(compact, plans[country]) : typed;
  if (compact.startsWith(own) && compact.length > own.length)
    return inGroups(compact.slice(own.length), plans[country]);
  const other = countryOf(compact);
  if (!other) return compact;
  const prefix = `+${phonePrefixes[other]}`;
  return `${prefix} ${inGroups(compact.slice(prefix.length), plans[other])}`.trim();
};

export const isOtherCountry = (text: string): boolean => text.trimStart().startsWith('+');
