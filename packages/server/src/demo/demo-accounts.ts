import { demoSeed } from './demo-people.ts';
import type { ChosenKey } from './people/population.ts';
import { demoPopulation } from './people/population.ts';

/** Somebody with an account at Google or Apple; the simulators of those take these. */
export interface DemoAccount {
  email: string;
  firstName: string;
  surname: string;
  note: string;
}

const known: readonly [ChosenKey, string][] = [
  ['mari', 'Patient; the same e-mail address as in Tervita'],
  ['emily', 'Patient, uses Tervita in English'],
  ['viktor', 'Patient, uses Tervita in Russian'],
];

const newcomer: DemoAccount = {
  email: 'liis.uustalu@example.com',
  firstName: 'Liis',
  surname: 'Uustalu',
  note: 'Has never used Tervita',
};

export const demoAccounts = (seed = demoSeed): DemoAccount[] => {
  const { chosen } = demoPopulation(seed);
  const patients = known.flatMap(([key, note]): DemoAccount[] => {
    const { email, firstName, surname } = chosen[key];
    return email ? [{ email, firstName, surname, note }] : [];
  });
  return [...patients, newcomer];
};
