import type { Language } from '@tervita/domain/core';
import type { CalendarDate, SexInCode } from '@tervita/domain/persons';
import { day } from '../office-time.ts';
import type { Random } from '../random.ts';
import { meretuule, parnaoru } from './chosen.ts';
import { firstNameIn, surnameIn } from './names.ts';
import { type Account, dayOf, type Membership } from './person.ts';

/** Somebody who lives with others; `parents` are places in the same household. */
export interface Householder {
  readonly firstName: string;
  readonly surname: string;
  readonly birthDate: CalendarDate;
  readonly sex: SexInCode;
  readonly language: Language;
  readonly account: Account;
  readonly parents: readonly number[];
  readonly memberships: readonly Membership[];
}

/** Ages are meant as of this day; birth dates stay, so that personal codes stay. */
const agesOn = Date.parse('2026-11-01T00:00:00Z');
const year = 365.2425 * day;

const bornYearsAgo = (random: Random, from: number, to: number): CalendarDate =>
  dayOf(agesOn - (from + random.fraction() * (to - from)) * year);

const languageOf = (random: Random): Language => {
  const share = random.fraction();
  if (share < 0.64) return 'et';
  if (share < 0.9) return 'ru';
  return share < 0.96 ? 'en' : 'pl';
};

const membershipsOf = (random: Random, list: string): Membership[] => {
  const open: Membership = { clinic: meretuule, status: 'MEMBER', list: null };
  if (random.chance(0.08)) return [open];
  const isFormer = random.chance(0.015);
  const own: Membership = {
    clinic: parnaoru,
    status: isFormer ? 'FORMER' : 'MEMBER',
    list: isFormer ? null : list,
  };
  return random.chance(0.1) ? [own, open] : [own];
};

const listOf = (random: Random) =>
  random.pick(['N0412', 'N0412', 'N0412', 'N0388', 'N0388', 'N0388', 'N0455']);

export const household = (random: Random): Householder[] => {
  const language = languageOf(random);
  const surname = surnameIn(language, random);
  const list = listOf(random);
  const taken = new Set<string>();
  const called = (sex: SexInCode, birthDate: CalendarDate): string => {
    for (;;) {
      const name = firstNameIn(language, { sex, birthDate }, random);
      if (!taken.has(name)) {
        taken.add(name);
        return name;
      }
    }
  };
  const grownUp = (sex: SexInCode, from: number, to: number): Householder => {
    const birthDate = bornYearsAgo(random, from, to);
    return {
      firstName: called(sex, birthDate),
      surname,
      birthDate,
      sex,
      language,
      account: random.chance(0.07) ? 'NEVER_SIGNED_IN' : 'USED',
      parents: [],
      memberships: membershipsOf(random, list),
    };
  };
  const child = (parents: readonly number[], oldest: number): Householder => {
    const sex = random.pick(['FEMALE', 'MALE'] as const);
    const birthDate = bornYearsAgo(random, 0.3, oldest);
    return {
      firstName: called(sex, birthDate),
      surname,
      birthDate,
      sex,
      language,
      account: 'NONE',
      parents,
      memberships: [{ clinic: parnaoru, status: 'MEMBER', list }],
    };
  };
  const kind = random.fraction();
  if (kind < 0.28) return [grownUp(random.pick(['FEMALE', 'MALE'] as const), 19, 60)];
  if (kind < 0.45) return [grownUp('FEMALE', 60, 90), grownUp('MALE', 60, 92)];
  if (kind < 0.55) return [grownUp(random.pick(['FEMALE', 'FEMALE', 'MALE'] as const), 65, 95)];
  const mother = random.whole(24, 46);
  const oldest = Math.min(16.5, mother - 20);
  const parents = random.chance(0.85) ? [0, 1] : [0];
  return [
    grownUp('FEMALE', mother, mother + 1),
    ...(parents.length > 1 ? [grownUp('MALE', mother, mother + 8)] : []),
    ...Array.from({ length: random.pick([1, 1, 2, 2, 3]) }, () => child(parents, oldest)),
  ];
};
