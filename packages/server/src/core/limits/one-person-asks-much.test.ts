import { getPatientTimeline, listPatientEContacts } from '@tervita/contract/e-contacts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { given } from '../../testing/given.ts';
import { threads } from '../../testing/threads.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { RATE_LIMITS: 'on' } });
});
afterAll(() => test.close());

it('180 calls of one person for a long conversation, all at once, are not in the way of another person', async () => {
  const make = given(test.database);
  const scene = await make.clinicWithPatient();
  const other = await make.clinicWithPatient();
  const id = await threads(() => test).sent(scene);
  await sql`insert into timeline_entry (id, clinic_id, e_contact_id, version, move, at, author_user_id, author_kind,
      author_name, text, direction)
    select gen_random_uuid(), clinic_id, id, n + 1, 'addInfo', now() - interval '1 day', ${scene.patient.userId},
      'PATIENT', 'Mari', repeat(md5(n::text), 310), 'PATIENT_TO_CLINIC'
    from e_contact, generate_series(1, 950) n where id = ${id}`.execute(test.database.system);
  const asked: number[] = [];
  const flood = Array.from({ length: 180 }, async () => {
    const sent = { params: { id } };
    asked.push((await test.call(getPatientTimeline, sent, { as: scene.asPatient })).status);
  });
  const theirs = await test.call(listPatientEContacts, { query: {} }, { as: other.asPatient });
  const answeredBefore = asked.length;
  expect(theirs.status).toBe(200);
  // Another person is served in between, not after the last of the 180.
  expect(answeredBefore).toBeLessThan(90);
  await Promise.all(flood);
  // Theirs wait, and those that wait for long are told so; nothing breaks down.
  expect(asked.filter((status) => status !== 200 && status !== 429)).toEqual([]);
});
