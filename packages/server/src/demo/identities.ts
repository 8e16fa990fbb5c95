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
  /** What somebody wrote down about a person for whom they write. */
  readonly recordId: (person: Person, representative: Person) => string;
  /** Of a clinic's own record of somebody who has not said yet that it is theirs. */
  readonly heldPersonId: (person: Person, clinic: number) => string;
  readonly heldUserId: (person: Person, clinic: number) => string;
}

/** More than one person's memberships ever need; keeps their indexes apart. */
const clinicsMost = 1_000;

/** More than write for one person. */
const representativesMost = 8;

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
    recordId: (person, representative) => {
      const place = [...person.representatives, ...person.unverified].indexOf(representative.index);
      return ids('record', person.index * representativesMost + place, joinedAt(person));
    },
    heldPersonId: (person, clinic) =>
      ids('heldPerson', person.index * clinicsMost + clinic, joinedAt(person)),
    heldUserId: (person, clinic) => ids('heldUser', person.index * clinicsMost + clinic, joinedAt(person)),
  };
};
