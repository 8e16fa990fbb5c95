import type { MembershipStatus } from '@tervita/domain/clinics';
import type { Language } from '@tervita/domain/core';
import type { CalendarDate, SexInCode } from '@tervita/domain/persons';
import { day } from '../office-time.ts';

/** WITHOUT_CONSENT: has signed in, but agreed to nothing yet. NONE: children, and people who never needed one. */
export type Account = 'USED' | 'WITHOUT_CONSENT' | 'NEVER_SIGNED_IN' | 'NONE';

export interface Membership {
  /** The clinic's place in the list of clinics. */
  readonly clinic: number;
  readonly status: MembershipStatus;
  readonly list: string | null;
  /** Staff wrote the person down; the person has not said yet that they are this clinic's patient. */
  readonly isOwnRecord?: true;
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
  /** Those who write for this person and whom nobody has confirmed. */
  readonly unverified: readonly number[];
  readonly memberships: readonly Membership[];
}

export const nameOf = (person: Pick<Person, 'firstName' | 'surname'>): string =>
  `${person.firstName} ${person.surname}`;

/** There are some ten thousand days in a lifetime and far more people: each day is worked out once. */
const daysByNumber = new Map<number, CalendarDate>();
const momentsByDay = new Map<CalendarDate, number>();

export const dayOf = (at: number): CalendarDate => {
  const number = Math.floor(at / day);
  const known = daysByNumber.get(number);
  if (known) return known;
  const date = new Date(number * day).toISOString().slice(0, 10);
  daysByNumber.set(number, date);
  return date;
};

export const bornAt = ({ birthDate }: Pick<Person, 'birthDate'>): number => {
  const known = momentsByDay.get(birthDate);
  if (known !== undefined) return known;
  const moment = Date.parse(`${birthDate}T00:00:00Z`);
  momentsByDay.set(birthDate, moment);
  return moment;
};

/** Good enough to choose a text for somebody; for anything that counts there is ageOn. */
export const roughAge = (person: Pick<Person, 'birthDate'>, at: number): number =>
  Math.floor((at - bornAt(person)) / 31_556_952_000);
