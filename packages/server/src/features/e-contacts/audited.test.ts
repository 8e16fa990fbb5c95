import { assignEContact, sendEContactText, sendInquiry } from '@tervita/contract/e-contacts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { type Given, given } from '../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
  await test.app.startWorker();
});
afterAll(() => test.close());

const written = async () => {
  const scene = await make.clinicWithPatient();
  const body = {
    eContactType: 'COUGH',
    patientPersonId: scene.patient.personId,
    clinicId: scene.clinicId,
    text: 'Köha',
  } as const;
  const { id } = (await test.call(sendEContactText, { body }, { as: scene.asPatient })).body;
  return { ...scene, id };
};
const rowsOf = async (id: string) => {
  const { rows } = await sql<{ action: string; call: string; userId: string | null }>`
    select action, call, user_id as "userId" from audit_log where ${id} = any(e_contact_ids) order by at`.execute(
    test.database.system,
  );
  return rows;
};

it('who is refused because somebody was faster gets the newer record, and the log says that they saw it', async () => {
  const scene = await written();
  const move = (seen: number) =>
    test.call(
      assignEContact,
      { params: { id: scene.id }, body: { assigneeUserId: null } },
      { as: scene.asNurse, seen },
    );
  const colleague = await make.employee(scene.clinicId);
  const as = await make.session(colleague.userId, 'PRM_DOCTOR');
  const reply = { params: { id: scene.id }, body: { question: 'Kas palavik on?' } };
  await test.call(sendInquiry, reply, { as, seen: 1 });
  const seenBy = async () => (await rowsOf(scene.id)).filter(({ userId }) => userId === scene.nurse.userId);
  expect(await seenBy()).toEqual([]);
  expect((await move(1)).raw).toMatchObject({ code: 'E_CONTACT_CHANGED', newer: { id: scene.id } });
  expect(await seenBy()).toMatchObject([{ action: 'OPENED' }]);
});

it('a version that does not exist yet is no way to read', async () => {
  const scene = await written();
  const answer = await test.call(
    assignEContact,
    { params: { id: scene.id }, body: { assigneeUserId: null } },
    { as: scene.asNurse, seen: 999_999 },
  );
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.raw)).not.toContain('newer');
});

it('what the worker sends stands in the log, in the name of its author, and who was told of it', async () => {
  const scene = await written();
  const sendAt = new Date(Date.now() + 1_500).toISOString();
  const body = { question: 'Kas palavik on?', sendAt };
  expect(
    (await test.call(sendInquiry, { params: { id: scene.id }, body }, { as: scene.asNurse, seen: 1 })).status,
  ).toBe(200);
  await eventually(async () =>
    expect(await rowsOf(scene.id)).toEqual(
      expect.arrayContaining([
        { action: 'SENT', call: 'worker planned-moves', userId: scene.nurse.userId },
        { action: 'SENT', call: 'worker notifications', userId: scene.patient.userId },
      ]),
    ),
  );
});
