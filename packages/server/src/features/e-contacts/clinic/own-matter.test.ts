import { summarize } from '@tervita/contract/ai';
import {
  acknowledgeRedFlag,
  addNote,
  assignEContact,
  completeEContact,
  countClinicEContacts,
  getClinicEContact,
  getClinicTimeline,
  listClinicEContacts,
  moveManyEContacts,
  rejectEContact,
  saveReplyDraft,
  sendInquiry,
} from '@tervita/contract/e-contacts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { type Given, given } from '../../../testing/given.ts';
import { threads } from '../../../testing/threads.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const { sent } = threads(() => test);

it('a nurse who wrote as a patient finds and does nothing to it at work; a colleague does', async () => {
  const scene = await make.clinicWithPatient();
  const { userId } = scene.patient;
  const id = await sent(scene);
  await make.employee(scene.clinicId, { who: scene.patient });
  const as = await make.session(userId, 'PRM_DOCTOR');
  const [params, query, seen] = [{ id }, { clinicId: scene.clinicId }, 1];

  expect((await test.call(listClinicEContacts, { query }, { as })).body.eContacts).toEqual([]);
  expect((await test.call(countClinicEContacts, { query }, { as })).body.incoming).toBe(0);

  const reason = { fixedInfoText: 'INFO_DELIVERED' } as const;
  const many = {
    clinicId: scene.clinicId,
    eContacts: [{ id, version: 1 }],
    action: { kind: 'ASSIGN' as const, assigneeUserId: userId },
  };
  const refused = [
    await test.call(getClinicEContact, { params }, { as }),
    await test.call(getClinicTimeline, { params }, { as }),
    await test.call(assignEContact, { params, body: { assigneeUserId: userId } }, { as, seen }),
    await test.call(sendInquiry, { params, body: { question: 'Kuidas mul läheb?' } }, { as, seen }),
    await test.call(completeEContact, { params, body: reason }, { as, seen }),
    await test.call(rejectEContact, { params, body: { reason: 'OTHER' } }, { as, seen }),
    await test.call(acknowledgeRedFlag, { params }, { as, seen }),
    await test.call(addNote, { params, body: { note: 'Minu enda asi' } }, { as }),
    await test.call(saveReplyDraft, { params, body: { reply: 'Tere', note: '' } }, { as }),
    await test.call(moveManyEContacts, { body: many }, { as }),
    await test.call(summarize, { body: { ...query, eContactId: id, locale: 'et' } }, { as }),
  ];
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));

  const colleague = { as: scene.asNurse };
  expect((await test.call(listClinicEContacts, { query }, colleague)).body.eContacts).toHaveLength(1);
  const mine = { params, body: { assigneeUserId: scene.nurse.userId } };
  expect((await test.call(assignEContact, mine, { ...colleague, seen })).status).toBe(200);
});
