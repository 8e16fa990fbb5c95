import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../../testing/database.ts';
import { given } from '../../testing/given.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { withClient } from '../database/users.ts';

interface Plan {
  readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number };
}

describe.each([
  // What the planner knows decides by which way it goes.
  { clinics: 50, members: 500, isCounted: true },
  { clinics: 1, members: 20_000, isCounted: true },
  { clinics: 1, members: 20_000, isCounted: false },
])('$clinics clinics with $members members each, counted: $isCounted', ({ clinics, members, isCounted }) => {
  let database: Database;
  let clinicId: string;
  let userId: string;

  beforeAll(async () => {
    const testDatabase = await cloneDatabase();
    database = openDatabase(testDatabase.address);
    const scene = await given(database).clinicWithPatient();
    [clinicId, userId] = [scene.clinicId, scene.nurse.userId];
    await withClient(testDatabase.superuserUrl, async (client) => {
      await client.query('set session_replication_role = replica');
      await client.query(
        `insert into clinic (id, name, kind, country, time_zone, plan, plan_valid_from, created_at)
         select gen_random_uuid(), 'Clinic ' || n, 'OPEN', 'EE', 'Europe/Tallinn', 'BASIC', now(), now()
         from generate_series(2, $1::int) n`,
        [clinics],
      );
      await client.query(
        `insert into clinic_member (id, clinic_id, person_id, status, first_name, surname, personal_code, sex,
           created_at, updated_at)
         select gen_random_uuid(), c.id, gen_random_uuid(), 'MEMBER', 'Mari', 'Mets' || n, (40000000000 + n)::text,
           'FEMALE', now(), now()
         from clinic c cross join generate_series(1, $1::int) n`,
        [members],
      );
      if (isCounted) await client.query('analyze');
    });
  });
  afterAll(() => database.close());

  it('what somebody of the staff has as a patient is found without reading the members of the clinic', async () => {
    const blocksRead = () =>
      database.read('tervita_clinic', { userId, clinicIds: [clinicId] }, async (db) => {
        const { rows } = await sql<{ 'QUERY PLAN': readonly Plan[] }>`
          explain (analyze, buffers, format json) select own_records_at_work(${userId})`.execute(db);
        const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
        if (!plan) throw new Error('no plan');
        return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
      });
    // The first looks up what the function is made of.
    for (let at = 0; at < 10; at += 1) await blocksRead();
    expect(await blocksRead()).toBeLessThan(30);
  });
});
