import { generatePersonalCode } from '@tervita/domain/persons';
import { type Random, randomOf } from '../random.ts';
import type { Chosen } from './chosen.ts';
import { type ChosenPatient, chosenPatients } from './chosen-patients.ts';
import { type ChosenStaff, chosenStaff } from './chosen-staff.ts';
import { household } from './families.ts';
import { inAscii } from './names.ts';
import type { Person } from './person.ts';

export type ChosenKey = ChosenPatient | ChosenStaff;
export interface Population {
  readonly people: readonly Person[];
  readonly chosen: Readonly<Record<ChosenKey, Person>>;
  /** In the order in which the sign-in page offers them. */
  readonly noted: readonly { readonly person: Person; readonly isStaff: boolean; readonly note: string }[];
}

const patientsWanted = 300;

type Draft = Omit<Person, 'index' | 'code' | 'email' | 'phone'> &
  Partial<Pick<Person, 'email'>> & { phone?: string | undefined };

/** Gives everybody what no two people share: an index, a personal code, an address and a number. */
const register = (random: Random) => {
  const people: Person[] = [];
  const taken = new Set<string>();
  const unused = (make: (attempt: number) => string): string => {
    for (let attempt = 0; ; attempt += 1) {
      const made = make(attempt);
      if (!taken.has(made)) {
        taken.add(made);
        return made;
      }
    }
  };
  const add = (draft: Draft): Person => {
    const { country, birthDate, sex, firstName, surname } = draft;
    const index = people.length;
    const isReachable = draft.account !== 'NONE';
    // Serials from 100 up are left for people made by the thousand.
    const code = unused(() => generatePersonalCode(country, { birthDate, sex, serial: random.whole(1, 99) }));
    const address = `${inAscii(firstName)}.${inAscii(surname)}`;
    const email = isReachable
      ? unused((attempt) => `${address}${attempt > 0 ? attempt + 1 : ''}@example.com`)
      : null;
    const phone = isReachable ? `+3725000${String(index + 1).padStart(4, '0')}` : null;
    const person: Person = {
      ...draft,
      index,
      code,
      email: draft.email === undefined ? email : draft.email,
      phone: draft.phone ?? phone,
    };
    people.push(person);
    return person;
  };
  return { people, add };
};

const draftOf = (chosen: Chosen, indexOf: (key: string) => number): Draft => ({
  country: chosen.country ?? 'EE',
  firstName: chosen.name[0],
  surname: chosen.name[1],
  birthDate: chosen.born.slice(2),
  sex: chosen.born.startsWith('F') ? 'FEMALE' : 'MALE',
  language: chosen.language ?? 'et',
  account: chosen.account ?? (chosen.parents ? 'NONE' : 'USED'),
  isPlatformAdmin: chosen.isPlatformAdmin ?? false,
  representatives: (chosen.parents ?? []).map(indexOf),
  unverified: (chosen.unverified ?? []).map(indexOf),
  memberships: chosen.memberships,
  phone: chosen.phone,
  ...(chosen.email === undefined ? {} : { email: chosen.email }),
});

export const demoPopulation = (seed: number): Population => {
  const random = randomOf(seed, 101);
  const { people, add } = register(random);
  const chosen: Record<string, Person> = {};
  const noted: Population['noted'][number][] = [];
  for (const [all, isStaff] of [
    [chosenPatients, false],
    [chosenStaff, true],
  ] as const) {
    const entries: [string, Chosen][] = Object.entries(all);
    for (const [key, one] of entries) {
      const person = add(draftOf(one, (parent) => chosen[parent]?.index ?? -1));
      chosen[key] = person;
      if (one.note) noted.push({ person, isStaff, note: one.note });
    }
  }
  let patients = people.filter((person) => person.memberships.length > 0).length;
  while (patients < patientsWanted) {
    const first = people.length;
    for (const member of household(random)) {
      const { parents, ...rest } = member;
      add({
        ...rest,
        country: 'EE',
        isPlatformAdmin: false,
        representatives: parents.map((place) => first + place),
        unverified: [],
      });
      patients += 1;
      if (patients === patientsWanted) break;
    }
  }
  return { people, chosen: chosen as Record<ChosenKey, Person>, noted };
};
