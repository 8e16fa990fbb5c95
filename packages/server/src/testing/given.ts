import type { ActiveRole, EmployeeRole, SignInMethod } from '@tervita/domain/auth';
import type { ClinicKind, MembershipStatus } from '@tervita/domain/clinics';
import { currentVersionOf } from '@tervita/domain/consents';
import { plusDays, zoneOf } from '@tervita/domain/core';
import type { RepresentationStatus } from '@tervita/domain/e-contacts';
import { generatePersonalCode } from '@tervita/domain/persons';
import { sql } from 'kysely';
import type { Database, Tx } from '../core/database/database.ts';
import { newId, newRandomId } from '../core/ids.ts';
import { openSession } from '../core/session/session-store.ts';

/** Counted for each database alone: files share this module, and what one made must not change what another makes. */
const counters = new WeakMap<Database, { serial: number; readonly born: Map<string, number> }>();
const countersOf = (database: Database) => {
  const known = counters.get(database) ?? { serial: 0, born: new Map<string, number>() };
  counters.set(database, known);
  return known;
};

export interface Person {
  readonly personId: string;
  readonly userId: string;
  readonly email: string;
}

const agree = async (tx: Tx, userId: string, now: Date) => {
  const groups = ['PRM_PATIENT', 'PRM_CLINIC', 'PRM_PRIVACY_POLICY'] as const;
  const of = (group: (typeof groups)[number]) => ({ consent_group: group, version: currentVersionOf(group) });
  await tx
    .insertInto('consent')
    .values(groups.map((group) => ({ user_id: userId, ...of(group), given_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** A name of a person has no digits. */
const lettersOf = (number: number): string =>
  [...String(number)].map((digit) => String.fromCharCode(97 + Number(digit))).join('');

/** Rows a test starts from; each test makes its own. */
export const given = (database: Database) => {
  const write = <T>(work: (tx: Tx, now: Date) => Promise<T>) => database.write('tervita_system', {}, work);
  const count = countersOf(database);
  const { born } = count;
  const nextSerial = () => {
    count.serial += 1;
    return count.serial;
  };

  const clinic = (over: { kind?: ClinicKind; name?: string; timeZone?: string } = {}): Promise<string> =>
    write(async (tx, now) => {
      const id = newId(now);
      await tx
        .insertInto('clinic')
        .values({
          id,
          name: over.name ?? `Clinic ${nextSerial()}`,
          kind: over.kind ?? 'FAMILY_DOCTOR',
          country: 'EE',
          plan: 'PREMIUM',
          plan_valid_from: now,
          time_zone: over.timeZone ?? zoneOf('EE'),
          created_at: now,
        })
        .execute();
      return id;
    });

  const person = (over: { birthDate?: string; firstName?: string } = {}): Promise<Person> =>
    write(async (tx, now) => {
      const [personId, userId, number] = [newId(now), newId(now), nextSerial()];
      // A day has a thousand codes; the next thousand people are born a day later.
      const birthDate = over.birthDate ?? plusDays('1985-03-10', Math.floor(number / 1000));
      const bornThatDay = (born.get(birthDate) ?? 0) + 1;
      born.set(birthDate, bornThatDay);
      const email = `person${number}@example.com`;
      const code = generatePersonalCode('EE', { birthDate, sex: 'FEMALE', serial: bornThatDay % 1000 });
      await tx
        .insertInto('person')
        .values({
          id: personId,
          country: 'EE',
          personal_code: code,
          first_name: over.firstName ?? 'Mari',
          surname: `Maasikas${lettersOf(number)}`,
          birth_date: birthDate,
          sex: 'FEMALE',
          email,
          phone: '+37251234567',
          created_at: now,
          updated_at: now,
        })
        .execute();
      await tx
        .insertInto('app_user')
        .values({
          id: userId,
          person_id: personId,
          language: 'et',
          profile_completed_at: now,
          created_at: now,
        })
        .execute();
      await tx
        .insertInto('user_email')
        .values({ user_id: userId, address: email, address_key: email, verified_at: now })
        .execute();
      await agree(tx, userId, now);
      return { personId, userId, email };
    });

  const employee = async (
    clinicId: string,
    over: { role?: EmployeeRole; isAdmin?: boolean; deleted?: boolean; who?: Person } = {},
  ) => {
    const who = over.who ?? (await person());
    await write((tx, now) =>
      tx
        .insertInto('employee')
        .values({
          id: newId(now),
          clinic_id: clinicId,
          user_id: who.userId,
          first_name: 'Liis',
          surname: 'Kasemaa',
          role: over.role ?? 'NURSE',
          is_admin: over.isAdmin ?? false,
          created_at: now,
          deleted_at: over.deleted ? now : null,
        })
        .execute(),
    );
    return who;
  };

  const member = (clinicId: string, personId: string, status: MembershipStatus = 'MEMBER') =>
    write(async (tx, now) => {
      const id = newId(now);
      await sql`
        insert into clinic_member (id, clinic_id, person_id, status, first_name, surname, personal_code, birth_date, sex, email, phone, created_at, updated_at)
        select ${id}, ${clinicId}, id, ${status}, first_name, surname, personal_code, birth_date, sex, email, phone, now(), now()
        from person where id = ${personId}`.execute(tx);
      return id;
    });

  /** A clinic takes somebody's own record of a person to be its member, and knows or does not know that they act for it. */
  const link = (
    userId: string,
    representedPersonId: string,
    at: { clinicId: string; memberId: string; status?: RepresentationStatus },
  ) =>
    write((tx, now) =>
      tx
        .insertInto('clinic_representation')
        .values({
          clinic_id: at.clinicId,
          user_id: userId,
          represented_person_id: representedPersonId,
          clinic_member_id: at.memberId,
          status: at.status ?? 'CONFIRMED',
          decided_at: now,
          created_at: now,
        })
        .execute(),
    );

  /** Somebody's own record of a person for whom they write, as they would have typed it; answers its id. */
  const represented = async (
    userId: string,
    personId: string,
    over: { ended?: boolean; knownAt?: string } = {},
  ): Promise<string> => {
    const id = newRandomId();
    const members = await write(async (tx) => {
      await sql`
        insert into person (id, country, first_name, surname, birth_date, sex, created_by_user_id, created_at, updated_at)
        select ${id}, country, first_name, surname, birth_date, sex, ${userId}, now(), now() from person where id = ${personId}`.execute(
        tx,
      );
      await sql`
        insert into representation (user_id, person_id, claimed_code, created_at, ended_at)
        select ${userId}, ${id}, personal_code, now(), ${over.ended ? sql`now()` : sql`null`} from person
        where id = ${personId}`.execute(tx);
      return sql<{ id: string }>`select id from clinic_member
        where clinic_id = ${over.knownAt ?? null} and person_id = ${personId}`.execute(tx);
    });
    const memberId = members.rows[0]?.id ?? (over.knownAt && (await member(over.knownAt, personId)));
    if (over.knownAt && memberId) await link(userId, id, { clinicId: over.knownAt, memberId });
    return id;
  };

  const session = (
    userId: string,
    activeRole: ActiveRole = 'PRM_PATIENT',
    over: { method?: SignInMethod } = {},
  ) =>
    write((tx, now) =>
      openSession(tx, {
        userId,
        familyId: newId(now),
        activeRole,
        method: over.method ?? 'DIGITAL_ID',
        staffNeeds: null,
        device: null,
      }),
    );

  /** Somebody who came by a way of signing in has agreed to the texts and completed the profile. */
  const completeAccount = (userId: string) =>
    write(async (tx, now) => {
      await agree(tx, userId, now);
      await sql`update app_user set profile_completed_at = coalesce(profile_completed_at, ${now})
        where id = ${userId}`.execute(tx);
      await sql`update person p set birth_date = coalesce(p.birth_date, '1985-03-15') from app_user u
        where u.id = ${userId} and p.id = u.person_id`.execute(tx);
    });

  const platformAdmin = async () => {
    const who = await person();
    await write((tx) =>
      tx.updateTable('app_user').set({ is_platform_admin: true }).where('id', '=', who.userId).execute(),
    );
    return who;
  };

  /** A clinic with one nurse and one member, both signed in. */
  const clinicWithPatient = async (over: { timeZone?: string } = {}) => {
    const clinicId = await clinic(over);
    const nurse = await employee(clinicId);
    const patient = await person();
    await member(clinicId, patient.personId);
    return {
      clinicId,
      nurse,
      patient,
      asNurse: await session(nurse.userId, 'PRM_DOCTOR'),
      asPatient: await session(patient.userId),
    };
  };

  return {
    clinic,
    person,
    employee,
    member,
    link,
    represented,
    session,
    completeAccount,
    platformAdmin,
    clinicWithPatient,
  };
};
export type Given = ReturnType<typeof given>;
