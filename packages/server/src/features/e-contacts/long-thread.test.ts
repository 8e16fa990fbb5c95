import { getClinicTimeline, getPatientTimeline } from '@tervita/contract/e-contacts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given } from '../../testing/given.ts';
import { threads } from '../../testing/threads.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

it('a thread longer than any keeps its newest entries and every word; old moves without words go first', async () => {
  const scene = await make.clinicWithPatient();
  const id = await threads(() => test).sent(scene);
  // 1,500 assignments after the first message, and a message after all of them.
  await sql`insert into timeline_entry (id, clinic_id, e_contact_id, version, move, at, author_user_id, author_kind,
      author_name, text, direction)
    select gen_random_uuid(), clinic_id, id, n + 1, case when n = 1501 then 'reply' else 'assign' end,
      now() + n * interval '1 second', ${scene.nurse.userId}, 'STAFF', 'Liis', case when n = 1501 then 'Newest' end,
      case when n = 1501 then 'CLINIC_TO_PATIENT' end
    from e_contact, generate_series(1, 1501) n where id = ${id}`.execute(test.database.system);
  const ours = await test.call(getClinicTimeline, { params: { id } }, { as: scene.asNurse });
  const { entries } = ours.body;
  expect(entries.at(-1)).toMatchObject({ move: 'reply', text: 'Newest' });
  expect(entries[0]).toMatchObject({ move: 'submit' });
  expect(entries).toHaveLength(1_001);
  const theirs = await test.call(getPatientTimeline, { params: { id } }, { as: scene.asPatient });
  expect(theirs.body.entries.map(({ move }) => move)).toEqual(['submit', 'reply']);
});
