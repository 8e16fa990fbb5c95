import type { Language } from '@tervita/domain/core';
import { generatePersonalCode, type SexInCode } from '@tervita/domain/persons';
import { day } from '../office-time.ts';
import { firstNameIn, inAscii, surnameIn } from '../people/names.ts';
import { type Account, dayOf, type Membership, type Person } from '../people/person.ts';
import { randomOf } from '../random.ts';

/** Everybody is worked out from an index, so that a million people need no memory. */
export interface BenchPeople {
  readonly count: number;
  readonly person: (index: number) => Person;
  readonly staff: (clinic: number, place: number) => Person;
  /** A patient of the clinic by number, and the one who writes for them. */
  readonly patient: (
    clinic: number,
    household: number,
    place: number,
  ) => { patient: Person; creator: Person };
  readonly householdsPerClinic: number;
}

export const staffPerClinic = 12;
export const listsPerClinic = 3;
/** Mother, father, child, and somebody who lives alone. */
const places = [
  { sex: 'FEMALE', youngest: 25, years: 25, isChild: false },
  { sex: 'MALE', youngest: 25, years: 30, isChild: false },
  { sex: 'MALE', youngest: 0.3, years: 16, isChild: true },
  { sex: 'FEMALE', youngest: 20, years: 75, isChild: false },
] as const;
export const childPlace = 2;
export const alonePlace = 3;

const agesOn = Date.parse('2026-11-01T00:00:00Z');
const year = 365.2425 * day;

interface Looks {
  readonly index: number;
  readonly number: number;
  readonly serialFrom: number;
  readonly youngest: number;
  readonly years: number;
  readonly sex: SexInCode;
}

/** Days are used one after another, with the next serial when they run out: no two people share a code. */
const birthOf = ({ number, youngest, years, serialFrom }: Looks) => {
  const days = Math.floor(years * 365);
  // A step without a common divisor visits every day before the first comes again.
  const step = days % 7919 === 0 ? 7927 : 7919;
  return {
    birthDate: dayOf(agesOn - youngest * year - ((number * step) % days) * day),
    serial: serialFrom + Math.floor(number / days),
  };
};

const languageOf = (share: number): Language => {
  if (share < 0.65) return 'et';
  if (share < 0.9) return 'ru';
  return share < 0.98 ? 'en' : 'pl';
};

export const benchPeople = (seed: number, clinics: number, eContacts: number): BenchPeople => {
  const staffCount = clinics * staffPerClinic;
  const householdsPerClinic = Math.max(10, Math.ceil(eContacts / clinics / 20));
  const households = householdsPerClinic * clinics;

  const made = (
    looks: Looks,
    language: Language,
    surname: string,
    rest: Pick<Person, 'account' | 'representatives' | 'unverified' | 'memberships'>,
  ): Person => {
    const { birthDate, serial } = birthOf(looks);
    const { sex, index } = looks;
    const firstName = firstNameIn(language, { sex, birthDate }, randomOf(seed, 301, index));
    const isReachable = rest.account !== 'NONE';
    return {
      index,
      country: 'EE',
      // Needed once, for the person's own row, and slow to work out.
      get code() {
        return generatePersonalCode('EE', { birthDate, sex, serial });
      },
      firstName,
      surname,
      birthDate,
      sex,
      language,
      get email() {
        return isReachable ? `${inAscii(firstName)}.${inAscii(surname)}.${index}@example.com` : null;
      },
      phone: isReachable ? `+3725${String(1_000_000 + index).padStart(7, '0')}` : null,
      isPlatformAdmin: false,
      ...rest,
    };
  };

  const staff = (clinic: number, place: number): Person => {
    const index = clinic * staffPerClinic + place;
    const random = randomOf(seed, 302, index);
    const looks: Looks = {
      index,
      number: index,
      serialFrom: 100,
      youngest: 24,
      years: 40,
      sex: random.pick(['FEMALE', 'FEMALE', 'MALE']),
    };
    return made(looks, 'et', surnameIn('et', random), {
      account: 'USED',
      representatives: [],
      unverified: [],
      memberships: [],
    });
  };

  const member = (household: number, place: number): Person => {
    const looks = places[place] ?? places[0];
    const index = staffCount + household * places.length + place;
    const family = randomOf(seed, 303, household);
    const language = languageOf(family.fraction());
    const account: Account = place === alonePlace && family.chance(0.2) ? 'NEVER_SIGNED_IN' : 'USED';
    const list = `N${1000 + family.whole(0, listsPerClinic - 1)}`;
    const memberships: Membership[] = [{ clinic: household % clinics, status: 'MEMBER', list }];
    return made(
      { ...looks, index, number: household, serialFrom: 150 + place * 200 },
      language,
      surnameIn(language, family),
      {
        account: looks.isChild ? 'NONE' : account,
        unverified: [],
        representatives: looks.isChild ? [index - childPlace, index - childPlace + 1] : [],
        memberships,
      },
    );
  };

  const person = (index: number): Person => {
    if (index < staffCount) return staff(Math.floor(index / staffPerClinic), index % staffPerClinic);
    const after = index - staffCount;
    return member(Math.floor(after / places.length), after % places.length);
  };

  return {
    count: staffCount + households * places.length,
    person,
    staff,
    householdsPerClinic,
    patient: (clinic, number, place) => {
      const household = clinic + number * clinics;
      const patient = member(household, place);
      if (patient.account === 'USED') return { patient, creator: patient };
      const mother = member(household, 0);
      return { patient: place === childPlace ? patient : mother, creator: mother };
    },
  };
};
