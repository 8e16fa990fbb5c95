import type { CalendarDate } from '../calendar-date.ts';
import type { SexInCode } from '../sexes.ts';

/** FORMAT: wrong length or signs. DATE: no such day. CHECK_DIGIT: a typing mistake. NOT_USED: the country has no code. */
export const personalCodeFaults = ['FORMAT', 'DATE', 'CHECK_DIGIT', 'NOT_USED'] as const;
export type PersonalCodeFault = (typeof personalCodeFaults)[number];

export type PersonalCodeReading =
  | { ok: true; code: string; birthDate: CalendarDate | undefined; sex: SexInCode | undefined }
  | { ok: false; reason: PersonalCodeFault };

export const refused = (reason: PersonalCodeFault): PersonalCodeReading => ({ ok: false, reason });

export const digitsOf = (text: string): number[] => Array.from(text, Number);

export const weightedSum = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0);

/** What a generator needs to make a code for a made-up person. */
export type MadeUpPerson = { birthDate: CalendarDate; sex: SexInCode; serial: number };
