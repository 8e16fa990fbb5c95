import {
  approvePrescription,
  getClinicTimeline,
  listEContactPrescriptions,
  sendEContactText,
  sendInquiry,
} from '@tervita/contract/e-contacts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { type Given, given } from '../../../../testing/given.ts';
import { plannedMoves } from './run-planned.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

/** A doctor plans a reply, then a doctor approves the medicine, then the time of the reply comes. */
const repliedAfterApproval = async (by: 'THE_SAME' | 'A_COLLEAGUE') => {
  const { clinicId, patient, asPatient } = await make.clinicWithPatient();
  const asDoctor = async () => {
    const { userId } = await make.employee(clinicId, { role: 'DOCTOR' });
    return make.session(userId, 'PRM_DOCTOR');
  };
  const as = await asDoctor();
  const medicine = { brand: 'Betarolin', strength: '50 mg', frequency: 'ONCE_DAILY' };
  const asked = { eContactType: 'PRESCRIPTION', patientPersonId: patient.personId, clinicId, text: 'Palun' };
  const sent = { body: { ...asked, prescriptions: [medicine] } as never };
  const params = { id: (await test.call(sendEContactText, sent, { as: asPatient })).body.id };
  const sendAt = new Date(Date.now() + 3_600_000).toISOString();
  const reply = { params, body: { question: 'Kas rõhk on korras?', sendAt } };
  const plannedId = (await test.call(sendInquiry, reply, { as, seen: 1 })).body.planned?.id ?? '';
  const { prescriptions } = (await test.call(listEContactPrescriptions, { params }, { as })).body;
  const decided = { params: { ...params, prescriptionId: prescriptions[0]?.id ?? '' } };
  const decider = by === 'THE_SAME' ? as : await asDoctor();
  expect((await test.call(approvePrescription, decided, { as: decider })).status).toBe(200);
  await sql`update planned_move set due_at = now(), created_at = now() - interval '1 day'
    where id = ${plannedId}`.execute(test.database.system);
  const worker = plannedMoves({ database: test.database, announce: () => undefined });
  const ids = { plannedId, eContactId: params.id, clinicId };
  await worker.handle({ type: 'e-contact.planned', key: plannedId, ids }, async () => undefined);
  return (await test.call(getClinicTimeline, { params }, { as })).body;
};

it('a planned reply goes although its author has decided on a medicine since', async () => {
  const { planned, entries } = await repliedAfterApproval('THE_SAME');
  expect(planned).toEqual([]);
  expect(entries.at(-1)).toMatchObject({ move: 'reply', text: 'Kas rõhk on korras?' });
});

it('and is held where a colleague has: its author should read that first', async () => {
  const { planned } = await repliedAfterApproval('A_COLLEAGUE');
  expect(planned).toMatchObject([{ status: 'HELD' }]);
});
