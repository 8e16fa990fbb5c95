import { createHash, randomBytes } from 'node:crypto';
import { createClinicEContact } from '@tervita/contract/e-contacts';
import { addPatient } from '@tervita/contract/patients';
import { generatePersonalCode } from '@tervita/domain/persons';
import { call, type Target } from '../../core/call.ts';
import { type SignInPerson, signIn } from '../../core/sign-in.ts';
import type { Sql } from '../../core/sql.ts';

interface KnownPerson extends SignInPerson {
  readonly birthDate: string;
  readonly email: string;
  readonly clinicId: string;
}

const named = `p.country, p.personal_code as code, p.first_name as "firstName", p.surname`;

const one = async <T extends object>(
  sql: Sql,
  what: string,
  text: string,
  values: unknown[] = [],
): Promise<T> => {
  const { rows } = await sql.query<T>(text, values);
  const [row] = rows;
  if (!row) throw new Error(`the demonstration has no ${what}`);
  return row;
};

/** Adults of the demonstration with an account, who work nowhere. */
const adults = `select ${named}, p.birth_date::text as "birthDate", a.address as email, m.clinic_id as "clinicId"
  from clinic_member m join person p on p.id = m.person_id join app_user u on u.person_id = p.id
    join user_email a on a.user_id = u.id
  where p.country = 'EE' and p.personal_code is not null and p.birth_date < now() - interval '19 years'
    and u.profile_completed_at is not null and m.status = 'MEMBER'
    and not exists (select from employee e where e.user_id = u.id)`;

/** Somebody born on the same day, with a code that nobody has: what the code itself says is the same. */
const codeOfNobody = async (sql: Sql, { birthDate, code }: KnownPerson): Promise<string> => {
  const sex = Number(code[0]) % 2 === 1 ? 'MALE' : 'FEMALE';
  for (let serial = 990; serial > 900; serial -= 1) {
    const candidate = generatePersonalCode('EE', { birthDate, sex, serial });
    const { rows } = await sql.query('select from person where personal_code = $1', [candidate]);
    if (rows.length === 0) return candidate;
  }
  throw new Error('every code of that day is taken');
};

/** What staff wrote to somebody without an account, and a link to it as the letter would have it. */
const letterTo = async (
  target: Target,
  sql: Sql,
  { clinicId, token: as }: { clinicId: string; token: string },
  address: string,
): Promise<string> => {
  const person = { firstName: 'Ajakulu', surname: 'Mõõtja', birthDate: '1950-01-02', email: address };
  const added = await call(target, addPatient, { body: { clinicId, ...person } }, { as });
  const body = {
    clinicId,
    clinicMemberId: added.body.clinicMemberId,
    kind: 'TO_PATIENT',
    eContactType: 'QUESTION',
    text: 'Tere',
  } as const;
  const { id } = (await call(target, createClinicEContact, { body }, { as })).body;
  const token = randomBytes(32).toString('base64url');
  await sql.query(
    `insert into e_contact_claim (token_hash, clinic_id, e_contact_id, address_key, created_at, expires_at)
     values ($1, $2, $3, $4, now(), now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), clinicId, id, address.toLowerCase()],
  );
  return token;
};

/** Somebody who asks on each side, the patient's and the clinic's, and what belongs to neither of them. */
export const prepareScene = async (target: Target, sql: Sql) => {
  const staff = await one<SignInPerson & { clinicId: string }>(
    sql,
    'second clinic',
    `select ${named}, e.clinic_id as "clinicId" from employee e join app_user u on u.id = e.user_id
       join person p on p.id = u.person_id
     where e.deleted_at is null and p.personal_code is not null
       and not exists (select from employee o where o.user_id = e.user_id and o.clinic_id <> e.clinic_id)
     order by (select count(*) from clinic_member m where m.clinic_id = e.clinic_id), p.personal_code limit 1`,
  );
  // Nobody at that clinic has the stranger's code or name.
  const stranger = await one<KnownPerson>(
    sql,
    'patient whom the second clinic does not know',
    `${adults} and not exists (select from clinic_member o where o.clinic_id = $1
       and (o.personal_code = p.personal_code or o.surname = p.surname)) order by p.personal_code limit 1`,
    [staff.clinicId],
  );
  const asker = await one<KnownPerson>(
    sql,
    'second patient',
    `${adults} and p.surname <> $1 order by p.personal_code limit 1`,
    [stranger.surname],
  );
  const token = await signIn(target, staff);
  const foreign = await one<{ id: string }>(
    sql,
    'e-contact of the other clinic',
    `select e.id from e_contact e where e.clinic_id <> $1 and e.status = 'SUBMITTED'
       and not exists (select from person p where p.id = e.patient_person_id and p.personal_code = $2) limit 1`,
    [staff.clinicId, asker.code],
  );
  const file = await one<{ id: string }>(
    sql,
    'message of the other clinic',
    `insert into file (id, uploader_user_id, side, clinic_id, e_contact_id, timeline_entry_id, name, media_type, size,
       sha256, storage_key, scan_state, created_at, attached_at)
     select gen_random_uuid(), e.creator_user_id, 'PATIENT', e.clinic_id, e.id, t.id, 'pilt.png', 'image/png', 10,
       '\\x00', 'timing', 'CLEAN', now(), now()
     from e_contact e join timeline_entry t on t.e_contact_id = e.id where e.id = $1 limit 1 returning id`,
    [foreign.id],
  );
  const askerToken = await signIn(target, asker);
  return {
    stranger,
    codeOfNobody: await codeOfNobody(sql, stranger),
    patient: { token: askerToken, email: asker.email },
    staff: { clinicId: staff.clinicId, token },
    foreignEContactId: foreign.id,
    foreignFileId: file.id,
    letter: await letterTo(target, sql, { clinicId: staff.clinicId, token }, asker.email),
  };
};
