import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase } from '../../testing/database.ts';
import { given } from '../../testing/given.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { withClient } from '../database/users.ts';

let database: Database;
let clinicId: string;
let userId: string;

/** Many members whom nothing has counted yet, as after an import: the planner has no figures to choose a way by. */
beforeAll(async () => {
  const testDatabase = await cloneDatabase();
  database = openDatabase(testDatabase.address);
  const scene = await given(database).clinicWithPatient();
  [clinicId, userId] = [scene.clinicId, scene.nurse.userId];
  await withClient(testDatabase.superuserUrl, async (client) => {
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into clinic_member (id, clinic_id, person_id, status, first_name, surname, personal_code, claimed_code, sex,
         created_at, updated_at)
       select gen_random_uuid(), $1, gen_random_uuid(), 'MEMBER', 'Mari', 'Mets' || n,
         case when n % 2 = 0 then (40000000000 + n)::text end, case when n % 2 = 1 then (40000000000 + n)::text end,
         'FEMALE', now(), now()
       from generate_series(1, 20000) n`,
      [clinicId],
    );
  });
});
afterAll(() => database.close());

interface Plan {
  readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number };
}

it('what somebody of the staff has as a patient is found without reading the members of the clinic', async () => {
  const read = () =>
    database.read('tervita_clinic', { userId, clinicIds: [clinicId] }, async (db) => {
      const { rows } = await sql<{ 'QUERY PLAN': readonly Plan[] }>`
        explain (analyze, buffers, format json) select own_records_at_work(${userId})`.execute(db);
      const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
      if (!plan) throw new Error('no plan');
      return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    });
  // The first reading looks up what the function is made of.
  await read();
  expect(await read()).toBeLessThan(100);
});
