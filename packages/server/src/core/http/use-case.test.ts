import { randomUUID } from 'node:crypto';
import { sendInquiry } from '@tervita/contract/e-contacts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given } from '../../testing/given.ts';
import { threads } from '../../testing/threads.ts';
import { exchange } from './use-case.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());
const { sent } = threads(() => test);

it('a call that is repeated with its key is audited with the records of the first', async () => {
  const scene = await make.clinicWithPatient();
  const params = { id: await sent(scene) };
  const key = randomUUID();
  const reply = () =>
    test.call(sendInquiry, { params, body: { question: 'Tere' } }, { as: scene.asNurse, seen: 1, key });
  const both = [await reply(), await reply()];
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const { rows } = await sql<{ e_contact_ids: string[]; person_ids: string[] }>`
    select e_contact_ids, person_ids from audit_log
    where user_id = ${scene.nurse.userId} and call like '%/actions/inquiry' order by at`.execute(
    test.database.system,
  );
  const touched = { e_contact_ids: [params.id], person_ids: [scene.patient.personId] };
  expect(rows).toEqual([touched, touched]);
});

it('an exchange cannot serve a route that promises to keep its answer or to check a version', () => {
  // @ts-expect-error: such a route is a command.
  expect(exchange(sendInquiry, async () => ({}) as never).kind).toBe('exchange');
});
