import { expect, it } from 'vitest';
import { migrated } from '../../testing/migrated.ts';

const name = '0034-people-and-links.sql';

const id = (number: number) => `01960000-0000-7000-8000-0000000000${String(number).padStart(2, '0')}`;
const [clinicA, clinicB, mother, motherUser, child, staffMade, lonely, lonelyUser] = [
  1, 2, 3, 4, 5, 6, 7, 8,
].map(id);
const person = (personId: string | undefined, code: string) =>
  `insert into person (id, country, personal_code, first_name, surname, birth_date, sex, created_at, updated_at)
   values ('${personId}', 'EE', '${code}', 'Nimi', 'P${code}', '2019-05-06', 'FEMALE', now(), now());`;
const member = (number: number, clinic: string | undefined, personId: string | undefined, code: string) =>
  `insert into clinic_member (id, clinic_id, person_id, status, first_name, surname, personal_code, birth_date, sex, created_at, updated_at)
   values ('${id(number)}', '${clinic}', '${personId}', 'MEMBER', 'Nimi', 'P${code}', '${code}', '2019-05-06', 'FEMALE', now(), now());`;
const eContact = (
  number: number,
  memberNumber: number,
  patient: string | undefined,
  user: string | undefined,
  kind: string,
) =>
  `insert into e_contact (id, clinic_id, clinic_member_id, patient_person_id, creator_user_id, creator_kind, creator_name,
     type, status, turn, waiting_since, created_at, updated_at)
   values ('${id(number)}', '${clinicA}', '${id(memberNumber)}', '${patient}', '${user}', '${kind}', 'x', 'COUGH',
     'SUBMITTED', 'CLINIC', now(), now(), now());`;
const fill = `
  insert into clinic (id, name, kind, country, plan, plan_valid_from, time_zone, created_at)
    values ('${clinicA}', 'A', 'FAMILY_DOCTOR', 'EE', 'BASIC', now(), 'Europe/Tallinn', now()),
      ('${clinicB}', 'B', 'OPEN', 'EE', 'BASIC', now(), 'Europe/Tallinn', now());
  ${person(mother, '1')} ${person(child, '2')} ${person(staffMade, '3')} ${person(lonely, '4')}
  insert into app_user (id, person_id, created_at, last_online_at)
    values ('${motherUser}', '${mother}', now(), now()), ('${lonelyUser}', '${lonely}', now(), now());
  ${member(11, clinicA, mother, '1')} ${member(12, clinicA, child, '2')}
  ${member(13, clinicA, staffMade, '3')} ${member(14, clinicB, staffMade, '3')} ${member(15, clinicB, lonely, '4')}
  insert into representation (user_id, person_id, created_at) values ('${motherUser}', '${child}', now());
  ${eContact(21, 12, child, motherUser, 'REPRESENTATIVE')} ${eContact(22, 11, mother, motherUser, 'PATIENT')}`;

it('what is stored becomes what it would have been', { timeout: 60_000 }, async () => {
  await migrated<Record<string, unknown>>(name, fill, async (query) => {
    const [link] =
      await query(`select l.status, l.clinic_member_id as member, p.created_by_user_id as author, r.claimed_code as code,
        e.representation_unverified as unverified, e.patient_person_id as patient, p.id as record
      from clinic_representation l join person p on p.id = l.represented_person_id
      join representation r on r.person_id = p.id join e_contact e on e.represented_person_id = p.id`);
    expect(link).toMatchObject({
      status: 'UNVERIFIED',
      member: id(12),
      author: motherUser,
      code: '2',
      unverified: true,
    });
    // The child's own record is the clinic's; the mother has hers.
    expect(link?.record).not.toBe(link?.patient);
    const held = await query(`select m.id, p.personal_code as code, p.held_by_clinic_id = m.clinic_id as held
      from clinic_member m join person p on p.id = m.person_id where m.personal_code = '3' order by m.id`);
    expect(held).toEqual([
      { id: id(13), code: null, held: true },
      { id: id(14), code: null, held: true },
    ]);
    const joined = await query(`select id, person_id as person, confirmed_by as by from clinic_member
      where id in ('${id(11)}', '${id(15)}') order by id`);
    expect(joined[0]).toEqual({ id: id(11), person: mother, by: 'WRITTEN' });
    // Nobody knows whether she is a patient there: she is asked.
    expect(joined[1]).toMatchObject({ by: null });
    expect(joined[1]?.person).not.toBe(lonely);
  });
});
