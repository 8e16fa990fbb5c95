import type { Insertable } from 'kysely';
import type { DB } from '../core/database/schema.generated.ts';
import { representationEnds } from './demo-people.ts';
import { hour } from './office-time.ts';
import { nameOf } from './people/person.ts';
import type { World } from './world.ts';

/** Rows that are told anew as often as they are read. */
export const again = <T>(rows: () => Iterable<T>): Iterable<T> => ({
  [Symbol.iterator]: () => rows()[Symbol.iterator](),
});

/** Who writes for whom: their own records, and what the clinics know of it. */
export const linkRows = (world: World) => {
  const { identities, clinics } = world;
  const records = again(function* (): Iterable<Insertable<DB['person']>> {
    for (const person of world.people())
      for (const representative of world.representatives(person)) {
        const joined = new Date(identities.joinedAt(person));
        yield {
          id: identities.recordId(person, representative),
          country: person.country,
          first_name: person.firstName,
          surname: person.surname,
          birth_date: person.birthDate,
          sex: person.sex,
          created_by_user_id: identities.userId(representative),
          created_at: joined,
          updated_at: joined,
        };
      }
  });
  const representations = again(function* (): Iterable<Insertable<DB['representation']>> {
    for (const person of world.people()) {
      for (const representative of world.representatives(person)) {
        yield {
          user_id: identities.userId(representative),
          person_id: identities.recordId(person, representative),
          claimed_code: person.code,
          created_at: new Date(identities.joinedAt(person)),
          ended_at: representationEnds(person),
        };
      }
    }
  });
  const atClinics = again(function* (): Iterable<Insertable<DB['clinic_representation']>> {
    for (const person of world.people())
      for (const representative of world.representatives(person))
        for (const membership of person.memberships) {
          const clinic = clinics[membership.clinic];
          if (!clinic) continue;
          const isUnverified = person.unverified.includes(representative.index);
          // Whom nobody has confirmed wrote today for the first time.
          const since = new Date(
            isUnverified ? world.now - 2 * hour : world.memberSince(person, clinic.index),
          );
          yield {
            clinic_id: clinic.id,
            user_id: identities.userId(representative),
            represented_person_id: identities.recordId(person, representative),
            clinic_member_id: identities.memberId(person, clinic.index),
            status: isUnverified ? 'UNVERIFIED' : 'CONFIRMED',
            decided_by_name: isUnverified ? null : ((clinic.staff[0] && nameOf(clinic.staff[0])) ?? null),
            decided_at: isUnverified ? null : since,
            created_at: since,
          };
        }
  });
  return { records, representations, atClinics };
};
