import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../core/database/database.ts';
import { withClient } from '../../core/database/users.ts';
import { cloneDatabase } from '../../testing/database.ts';
import { given } from '../../testing/given.ts';
import { waited } from './waiting-store.ts';

let database: Database;
let context: { userId: string; clinicIds: string[] };
const times = { opened: [new Date(0)], closed: [new Date(0)], before: [0] };

/** Enough rows in enough clinics for the planner to see that reading them all is the wrong way. */
beforeAll(async () => {
  const testDatabase = await cloneDatabase();
  database = openDatabase(testDatabase.address);
  const { clinicId, nurse } = await given(database).clinicWithPatient();
  context = { userId: nurse.userId, clinicIds: [clinicId] };
  await withClient(testDatabase.superuserUrl, async (client) => {
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into e_contact (id, clinic_id, clinic_member_id, patient_person_id, creator_user_id, creator_kind,
        creator_name, type, status, waiting_since, created_at, updated_at, sent_at, clinic_has_answered,
        first_answered_at, completed_at)
      select gen_random_uuid(), case when n % 10 = 0 then $1::uuid else gen_random_uuid() end, gen_random_uuid(),
        gen_random_uuid(), $2, 'PATIENT', 'Mari', 'COUGH', 'COMPLETED', at, at, at, at, true, at, at
      from generate_series(1, 20000) n, lateral (select now() - n * interval '20 minutes' as at) t`,
      [clinicId, nurse.userId],
    );
    await client.query('vacuum analyze e_contact');
  });
}, 60_000);
afterAll(() => database.close());

it.each([
  ['first_answered_at', 'e_contact_first_answer'],
  ['completed_at', 'e_contact_completion'],
] as const)(
  'figures by %s read no more than the period of one clinic, from its index',
  async (end, index) => {
    const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    const range = { from: dayBefore(28), to: dayBefore(0) };
    const looked = { clinicId: context.clinicIds[0] ?? '', zone: 'Europe/Tallinn', range };
    const { rows } = await database.read('tervita_clinic', context, (db) =>
      sql<{ 'QUERY PLAN': string }>`explain ${waited(looked, end, times)}`.execute(db),
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain(`Index Only Scan using ${index}`);
    expect(plan).not.toContain('Seq Scan');
  },
);

it('what patients are told reads no more either', async () => {
  const system = database.system;
  const { rows: sources } = await sql<{ source: string }>`
    select prosrc as source from pg_proc where proname = 'usual_wait'`.execute(system);
  const moments = `'{2026-01-01}'::timestamptz[]`;
  const body = (sources[0]?.source ?? '')
    .replace('in_clinic_id', `'${context.clinicIds[0]}'`)
    .replaceAll('opened, closed, before', `${moments}, ${moments}, '{0}'::float8[]`);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${sql.raw(body)}`.execute(system);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Index Only Scan using e_contact_first_answer');
});
