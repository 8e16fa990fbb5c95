/**
 * What can be done with the number of a patient. Only a mobile number gets an SMS and is billed. SHARED: another patient
 * has the same number and gets the very same words there; one SMS is enough. ABROAD: a mobile number of a country that
 * the price does not cover, or of none, as those of satellites.
 */
export const numberKinds = ['REACHABLE', 'SHARED', 'ABROAD', 'LANDLINE', 'INVALID', 'MISSING'] as const;
export type NumberKind = (typeof numberKinds)[number];
export type NumberCounts = Readonly<Record<NumberKind, number>>;

/** What a number plan says of a number; the library is the caller's. */
export interface NumberPlanReading {
  /** Two letters; undefined: the number is of no country. */
  readonly country: string | undefined;
  readonly callingCode: string;
  readonly nationalNumber: string;
  readonly isValid: boolean;
  readonly type: string | undefined;
}
export type ReadNumberPlan = (phone: string) => NumberPlanReading | undefined;

const mobileTypes: readonly (string | undefined)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];
/** Mobile numbers in use in Estonia that the number plan of the library does not know yet. */
const extraEstonian = /^8[1-6]\d{6}$/;

export const numberKindOf = (
  phone: string | null,
  read: ReadNumberPlan,
  paidCountries: readonly string[],
): NumberKind => {
  if (!phone) return 'MISSING';
  const reading = read(phone);
  if (!reading) return 'INVALID';
  const isExtra = reading.callingCode === '372' && extraEstonian.test(reading.nationalNumber);
  if (!reading.isValid && !isExtra) return 'INVALID';
  if (!isExtra && !mobileTypes.includes(reading.type)) return 'LANDLINE';
  return paidCountries.includes(isExtra ? 'EE' : (reading.country ?? '')) ? 'REACHABLE' : 'ABROAD';
};

/**
 * Which of these need no SMS of their own, because one before them sends the same words to the same number. Undefined
 * stands for who gets nothing anyway.
 */
export const repeatedSms = (
  messages: readonly ({ readonly phone: string; readonly text: string } | undefined)[],
): boolean[] => {
  const seen = new Set<string>();
  return messages.map((message) => {
    if (!message) return false;
    const key = `${message.phone} ${message.text}`;
    const isRepeated = seen.has(key);
    seen.add(key);
    return isRepeated;
  });
};
