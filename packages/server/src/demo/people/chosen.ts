import type { Language } from '@tervita/domain/core';
import type { CalendarDate } from '@tervita/domain/persons';
import type { Account, Membership } from './person.ts';

/** Somebody with a story. The sex is in the first letter of `born`. */
export interface Chosen {
  readonly name: readonly [first: string, surname: string];
  readonly born: `${'M' | 'F'} ${CalendarDate}`;
  readonly language?: Language;
  readonly country?: 'PL';
  readonly email?: string | null;
  readonly phone?: string;
  readonly account?: Account;
  readonly isPlatformAdmin?: true;
  readonly parents?: readonly string[];
  /** Who writes for them although nobody has confirmed it. */
  readonly unverified?: readonly string[];
  readonly memberships: readonly Membership[];
  /** Shown where people choose whom to sign in as; without one they are listed among the others. */
  readonly note?: string;
}

export const parnaoru = 0;
export const meretuule = 1;
export const inList = (code: string): Membership[] => [{ clinic: parnaoru, status: 'MEMBER', list: code }];
export const openMember: Membership = { clinic: meretuule, status: 'MEMBER', list: null };
/** Written down by the private clinic. */
export const keptByOpenClinic: Membership = { ...openMember, isOwnRecord: true };
