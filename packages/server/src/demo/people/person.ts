import type { MembershipStatus } from '@tervita/domain/clinics';
import type { Language } from '@tervita/domain/core';
import type { CalendarDate, SexInCode } from '@tervita/domain/persons';

/** WITHOUT_CONSENT: has signed in, but agreed to nothing yet. NONE: children, and people who never needed one. */
export type Account = 'USED' | 'WITHOUT_CONSENT' | 'NEVER_SIGNED_IN' | 'NONE';

export interface Membership {
  /** The clinic's place in the list of clinics. */
  readonly clinic: number;
  readonly status: MembershipStatus;
  readonly list: string | null;
}

/** Nothing here depends on today: the same people can sign in on every day. */
export interface Person {
  readonly index: number;
  readonly country: 'EE' | 'PL';
  readonly code: string;
  readonly firstName: string;
  readonly surname: string;
  readonly birthDate: CalendarDate;
  readonly sex: SexInCode;
  readonly language: Language;
  readonly email: string | null;
  readonly phone: string | null;
  readonly account: Account;
  readonly isPlatformAdmin: boolean;
  /** Those who write for this person, by their index. */
  readonly representatives: readonly number[];
  readonly memberships: readonly Membership[];
}

export const nameOf = (person: Pick<Person, 'firstName' | 'surname'>): string =>
  `${person.firstName} ${person.surname}`;

const date = (day: CalendarDate) => Date.parse(`${day}T00:00:00Z`);

export const bornAt = (person: Pick<Person, 'birthDate'>): number => date(person.birthDate);

/** Good enough to choose a text for somebody; for anything that counts there is ageOn. */
export const roughAge = (person: Pick<Person, 'birthDate'>, at: number): number =>
  Math.floor((at - bornAt(person)) / 31_556_952_000);

export const dayOf = (at: number): CalendarDate => new Date(at).toISOString().slice(0, 10);
