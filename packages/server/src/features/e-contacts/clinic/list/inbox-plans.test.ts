import { listClinicEContacts } from '@tervita/contract/e-contacts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Database, openDatabase } from '../../../../core/database/database.ts';
import { withClient } from '../../../../core/database/users.ts';
import { cloneDatabase } from '../../../../testing/database.ts';
import { given } from '../../../../testing/given.ts';
import { countsSql } from './counts.ts';
import { inboxSql } from './inbox-list.ts';

const someone = '01890000-0000-7000-8000-000000000000';
const clinics = 40;
const perClinic = 500;

let database: Database;
let clinicId: string;
let userId: string;

/** Enough rows in enough clinics for the planner to see that reading them all is the wrong way. */
beforeAll(async () => {
  const testDatabase = await cloneDatabase();
  database = openDatabase(testDatabase.address);
  const make = given(database);
  const scene = await make.clinicWithPatient();
  [clinicId, userId] = [scene.clinicId, scene.nurse.userId];
  await withClient(testDatabase.superuserUrl, async (client) => {
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into clinic select gen_random_uuid(), 'Clinic ' || n, 'OPEN', 'EE', 'BASIC', now(), null, null, null, '{}',
        '{}', 'Europe/Tallinn', now() from generate_series(1, $1) n`,
      [clinics - 1],
    );
    await client.query(
      `insert into clinic_member (id, clinic_id, person_id, status, list_code, first_name, surname, personal_code, sex,
        email, created_at, updated_at)
      select gen_random_uuid(), c.id, gen_random_uuid(), 'MEMBER', 'N' || n % 5, 'Mari' || n, 'Mets' || n * 7,
        '4850514' || n, 'FEMALE', 'mari' || n || '@example.com', now(), now()
      from clinic c cross join generate_series(1, $1) n`,
      [perClinic],
    );
    await client.query(
      `insert into e_contact (id, clinic_id, clinic_member_id, patient_person_id, creator_user_id, creator_kind,
        creator_name, type, status, turn, waiting_since, created_at, updated_at, assignee_user_id, red_flag)
      select gen_random_uuid(), m.clinic_id, m.id, m.person_id, $1, 'PATIENT', 'Mari',
        (array['COUGH', 'BACK_PAIN', 'HEADACHE', 'QUESTION'])[1 + n % 4],
        (array['SUBMITTED', 'COMPLETED', 'REJECTED', 'CANCELLED'])[1 + n % 4],
        case when n % 4 = 0 then (array['CLINIC', 'PATIENT'])[1 + (n / 4) % 2] end,
        at, at, at, case when n % 3 = 0 then $1::uuid end, case when n % 400 = 0 then 'TODAY' end
      from (select *, row_number() over (partition by clinic_id) as n from clinic_member) m,
        lateral (select now() - n * interval '7 minutes' as at) t`,
      [userId],
    );
    await client.query(
      `insert into file (id, uploader_user_id, side, clinic_id, e_contact_id, timeline_entry_id, name, media_type, size,
        sha256, storage_key, scan_state, created_at, attached_at)
      select gen_random_uuid(), $1, 'PATIENT', clinic_id, id, gen_random_uuid(), 'a.pdf', 'application/pdf', 1, '\\x00',
        id::text, 'CLEAN', now(), now() from e_contact`,
      [userId],
    );
    await client.query(
      `insert into planned_move (id, clinic_id, e_contact_id, user_id, author_name, move, seen_version, status, due_at,
        created_at)
      select gen_random_uuid(), clinic_id, id, $1, 'Liis', 'reply', 1, 'WAITING', now(), now() from e_contact`,
      [userId],
    );
    await client.query(
      `insert into timeline_entry (id, clinic_id, e_contact_id, version, move, at, author_kind)
      select gen_random_uuid(), clinic_id, id, 1, 'submit', now(), 'PATIENT' from e_contact`,
    );
    await client.query('vacuum analyze');
  });
}, 60_000);
afterAll(() => database.close());

const self = () => ({ userId, personId: someone });

const planOf = async (statement: ReturnType<typeof inboxSql> | ReturnType<typeof countsSql>) => {
  const context = { userId, clinicIds: [clinicId] };
  const { rows } = await database.read('tervita_clinic', context, (db) =>
    sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(db),
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};
/** What must never be read whole. */
const readsWhole = /Seq Scan on (e_contact|clinic_member|timeline_entry|planned_move|file)\b/;

const filters: Record<string, Record<string, string>> = {
  'the default list': {},
  incoming: { statuses: 'SUBMITTED', waitingFor: 'CLINIC', sort: 'waitingSince', order: 'asc' },
  answered: { statuses: 'SUBMITTED', waitingFor: 'PATIENT' },
  completed: { statuses: 'COMPLETED' },
  'only completed': { onlyCompleted: 'true' },
  rejected: { statuses: 'REJECTED' },
  'being sent': { statuses: 'STARTED' },
  'not sent': { statuses: 'FAILED', sort: 'createdAt' },
  unassigned: { statuses: 'SUBMITTED', waitingFor: 'CLINIC', hasAssigneeUser: 'false' },
  assigned: { hasAssigneeUser: 'true' },
  'of one colleague': { assigneeUserIds: someone },
  'of one colleague or nobody': { assigneeUserIds: someone, plusUnassigned: 'true' },
  'of one patient': { patientPersonIds: someone },
  'with one reason': { types: 'COUGH' },
  'of one list': { listCodes: 'N1' },
  'found by words': { search: 'mari mets7' },
  'created in a time': {
    createdAtFrom: '2026-01-01T00:00:00Z',
    createdAtTo: '2026-02-01T00:00:00Z',
    sort: 'createdAt',
  },
  'changed in a time': { updatedAtFrom: '2026-01-01T00:00:00Z', updatedAtTo: '2026-02-01T00:00:00Z' },
  'the next page of grave warnings': { after: `G_2026-11-01T00:00:00.000000Z_${someone}` },
  'the next page': { after: `2026-11-01T00:00:00.000000Z_${someone}` },
};

describe('no list reads a table whole', () => {
  it.each(Object.entries(filters))('%s', async (_, filter) => {
    const query = z.parse(listClinicEContacts.query, { clinicId, ...filter });
    expect(await planOf(inboxSql(query, self()))).not.toMatch(readsWhole);
  });

  it('warnings that nobody has seen come in the order of their index', async () => {
    const query = z.parse(listClinicEContacts.query, { clinicId, sort: 'createdAt' });
    expect(await planOf(inboxSql(query, self()))).toContain('e_contact_unseen');
  });

  it('the counts', async () => {
    expect(await planOf(countsSql(clinicId, self()))).not.toMatch(readsWhole);
  });

  it('the search for patients uses the index of its words', async () => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select id from clinic_member where clinic_id = ${clinicId}
        and search_text like '%mets1743%' order by surname limit 50`.execute(database.system);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('clinic_member_search');
  });
});
