import { adultFrom } from '@tervita/domain/persons';
import type { Person } from './people/person.ts';
import { demoPopulation } from './people/population.ts';

export const demoSeed = 20_260;

/** Somebody who can sign in to the demonstration; the digital-ID simulator takes these. */
export interface SignInPerson {
  code: string;
  countryCode: string;
  name: string;
  surname: string;
  group: 'patients' | 'staff';
  note: string;
}

const signIn = (person: Person, group: SignInPerson['group'], note: string): SignInPerson => ({
  code: person.code,
  countryCode: person.country,
  name: person.firstName,
  surname: person.surname,
  group,
  note,
});

const speaks = {
  et: 'Patient',
  ru: 'Patient, speaks Russian',
  en: 'Patient, speaks English',
  pl: 'Patient, speaks Polish',
};

const ordinaryNote = (person: Person, people: readonly Person[]): string => {
  const represented = people.filter(({ representatives }) => representatives.includes(person.index));
  const names = represented.map(({ firstName }) => firstName).join(', ');
  const never = person.account === 'NEVER_SIGNED_IN' ? '; has never signed in' : '';
  return `${speaks[person.language]}${names ? `; parent of ${names}` : ''}${never}`;
};

/** Those with a story first, then all other adults. Needs no database: the people are the same every time. */
export const demoPeople = (seed = demoSeed): SignInPerson[] => {
  const { people, noted } = demoPopulation(seed);
  const known = new Set(noted.map(({ person }) => person.index));
  const others = people.filter(({ index, account }) => account !== 'NONE' && !known.has(index));
  return [
    ...noted.map(({ person, isStaff, note }) => signIn(person, isStaff ? 'staff' : 'patients', note)),
    ...others.map((person) => signIn(person, 'patients', ordinaryNote(person, people))),
  ];
};

/** On this day a represented child becomes its own master. */
export const representationEnds = (person: Person): string => adultFrom(person.birthDate);
