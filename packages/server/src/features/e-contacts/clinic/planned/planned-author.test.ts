import {
  changePlannedMove,
  getClinicEContact,
  getClinicTimeline,
  sendInquiry,
} from '@tervita/contract/e-contacts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { type Given, given } from '../../../../testing/given.ts';
import { threads } from '../../../../testing/threads.ts';
import { plannedMoves } from './run-planned.ts';

/** Between the planning of a reply and its sending its author may become somebody else: by name, by role, or to the patient. */
let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const { sent } = threads(() => test);
const system = () => test.database.system;

const planned = async () => {
  const scene = await make.clinicWithPatient();
  const colleague = await make.employee(scene.clinicId);
  const asColleague = await make.session(colleague.userId, 'PRM_DOCTOR');
  const id = await sent(scene);
  const sendAt = new Date(Date.now() + 3_600_000).toISOString();
  const body = { question: 'Kas palavik on?', sendAt };
  const answer = await test.call(sendInquiry, { params: { id }, body }, { as: scene.asNurse, seen: 1 });
  const plannedId = answer.body.planned?.id ?? '';
  const reword = (as: string) =>
    test.call(
      changePlannedMove,
      { params: { id, plannedId }, body: { text: 'Kas köha on?' } },
      { as, seen: 1 },
    );
  const author = async () => {
    const { rows } = await sql<{ name: string; role: string }>`
      select author_name as name, author_role as role from planned_move where id = ${plannedId}`.execute(
      system(),
    );
    return rows[0];
  };
  const run = async () => {
    await sql`update planned_move set due_at = now(), created_at = now() - interval '1 day'
      where id = ${plannedId}`.execute(system());
    const ids = { plannedId, eContactId: id, clinicId: scene.clinicId };
    const worker = plannedMoves({ database: test.database, announce: () => undefined });
    await worker.handle({ type: 'e-contact.planned', key: plannedId, ids }, async () => undefined);
  };
  const stands = async () => {
    const timeline = await test.call(getClinicTimeline, { params: { id } }, { as: asColleague });
    const detail = await test.call(getClinicEContact, { params: { id } }, { as: asColleague });
    return { planned: timeline.body.planned, assignee: detail.body.assignee };
  };
  return { ...scene, id, plannedId, reword, author, run, stands };
};

it('whoever has another profession since can change the words of their own reply, which then says so', async () => {
  const { nurse, asNurse, reword, author } = await planned();
  await sql`update employee set role = 'DOCTOR' where user_id = ${nurse.userId}`.execute(system());
  expect((await reword(asNurse)).status).toBe(200);
  expect(await author()).toMatchObject({ role: 'DOCTOR' });
});

it('whoever has another name since can change the words of their own reply, which then says so', async () => {
  const { nurse, asNurse, reword, author } = await planned();
  await sql`update person set first_name = 'Anna', surname = 'Uus' where id = ${nurse.personId}`.execute(
    system(),
  );
  expect((await reword(asNurse)).status).toBe(200);
  expect(await author()).toMatchObject({ name: 'Anna Uus' });
});

it('a reply to what has become its author’s own matter is held for a colleague', async () => {
  const { nurse, patient, clinicId, id, run, stands } = await planned();
  await sql`select join_member(id, ${nurse.personId}, 'LINK') from clinic_member
    where clinic_id = ${clinicId} and person_id = ${patient.personId}`.execute(system());
  await run();
  expect(await stands()).toMatchObject({ planned: [{ status: 'HELD' }], assignee: null });
  const { rows } =
    await sql`select from timeline_entry where e_contact_id = ${id} and author_kind = 'STAFF'`.execute(
      system(),
    );
  expect(rows).toEqual([]);
});

it('so is one to a record that only has the code of its author', async () => {
  const { nurse, patient, clinicId, run, stands } = await planned();
  const { rows } = await sql<{ code: string }>`
    select personal_code as code from person where id = ${nurse.personId}`.execute(system());
  await sql`update clinic_member set personal_code = ${rows[0]?.code ?? ''}
    where clinic_id = ${clinicId} and person_id = ${patient.personId}`.execute(system());
  await run();
  expect(await stands()).toMatchObject({ planned: [{ status: 'HELD' }], assignee: null });
});
