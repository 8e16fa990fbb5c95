import type { DemoIds } from './demo-ids.ts';
import { day } from './office-time.ts';
import { bornAt, type Person } from './people/person.ts';
import { randomOf } from './random.ts';

/** Ids of people, worked out from who they are: nobody has to be remembered to be referred to. */
export interface Identities {
  readonly joinedAt: (person: Person) => number;
  readonly personId: (person: Person) => string;
  readonly userId: (person: Person) => string;
  readonly memberId: (person: Person, clinic: number) => string;
}

/** More than one person's memberships ever need; keeps their indexes apart. */
const clinicsMost = 1_000;

/** Before the first e-contact of all, which is fourteen months old. */
const longAgo = 440;

export const identitiesAt = (ids: DemoIds, now: number): Identities => {
  const joinedAt = (person: Person) => {
    const isNew = person.memberships.some(({ status }) => status === 'PENDING');
    if (isNew) return now - 30 * day;
    const joined = now - (longAgo + randomOf(7, person.index).fraction() * 300) * day;
    return Math.floor(Math.max(bornAt(person) + 4 * day, joined));
  };
  return {
    joinedAt,
    personId: (person) => ids('person', person.index, joinedAt(person)),
    userId: (person) => ids('user', person.index, joinedAt(person)),
    memberId: (person, clinic) => ids('member', person.index * clinicsMost + clinic, joinedAt(person)),
  };
};
