import {
  acknowledgeRedFlag,
  addInfo,
  getClinicTimeline,
  getPatientTimeline,
  listClinicEContacts,
  sendEContactText,
  sendInquiry,
  undoAcknowledgeRedFlag,
} from '@tervita/contract/e-contacts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { type Given, given } from '../../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

/** An e-contact with a grave sign that nobody at the clinic has seen. */
const flagged = async () => {
  const scene = await make.clinicWithPatient();
  const { asPatient, asNurse, clinicId } = scene;
  const body = {
    eContactType: 'COUGH' as const,
    patientPersonId: scene.patient.personId,
    clinicId,
    text: 'Köha',
  };
  const { id } = (await test.call(sendEContactText, { body }, { as: asPatient })).body;
  await sql`update e_contact set red_flag = 'CALL_112' where id = ${id}`.execute(test.database.system);
  const params = { id };
  const acknowledge = (seen: number, as = asNurse) => test.call(acknowledgeRedFlag, { params }, { as, seen });
  const undo = (seen: number, as = asNurse) => test.call(undoAcknowledgeRedFlag, { params }, { as, seen });
  const flag = async () =>
    (await test.call(listClinicEContacts, { query: { clinicId } }, { as: asNurse })).body.eContacts[0]
      ?.redFlag;
  return { ...scene, params, acknowledge, undo, flag };
};

describe('a red flag that was marked as seen by a slip', () => {
  it('waits again, as if nobody had seen it, and staff read so; the patient does not', async () => {
    const { params, acknowledge, undo, flag, asNurse, asPatient } = await flagged();
    await acknowledge(1);
    expect(await flag()).toMatchObject({ seenAt: expect.any(String), seenBy: expect.any(Object) });
    const undone = await undo(2);
    expect([undone.status, undone.body.version]).toEqual([200, 3]);
    expect(await flag()).toMatchObject({ kind: 'CALL_112', seenAt: null, seenBy: null, isAnswered: false });
    const { entries } = (await test.call(getClinicTimeline, { params }, { as: asNurse })).body;
    expect(entries.map(({ move }) => move)).toEqual(['submit', 'acknowledge', 'undoAcknowledge']);
    const told = (await test.call(getPatientTimeline, { params }, { as: asPatient })).body.entries;
    expect(told.map(({ move }) => move)).toEqual(['submit']);
    expect((await acknowledge(3)).status).toBe(200);
  });

  it('is nobody else’s to take back', async () => {
    const { acknowledge, undo, clinicId, flag } = await flagged();
    await acknowledge(1);
    const stranger = await make.clinicWithPatient();
    expect((await undo(2, stranger.asNurse)).status).toBe(404);
    const colleague = await make.employee(clinicId);
    const refused = await undo(2, await make.session(colleague.userId, 'PRM_DOCTOR'));
    expect(refused.raw.code).toBe('E_CONTACT_MOVE_NOT_ALLOWED');
    expect((await flag())?.seenAt).not.toBeNull();
  });

  it('is not taken back where nobody has seen it, nor after something else came', async () => {
    const { params, acknowledge, undo, asPatient } = await flagged();
    expect((await undo(1)).raw.code).toBe('E_CONTACT_MOVE_NOT_ALLOWED');
    await acknowledge(1);
    await test.call(addInfo, { params, body: { infoText: 'Parem' } }, { as: asPatient, seen: 1 });
    expect((await undo(2)).raw.code).toBe('E_CONTACT_CHANGED');
  });
});

it('a colleague who has seen it is named until the clinic writes to the patient', async () => {
  const { params, acknowledge, flag, asNurse, asPatient } = await flagged();
  expect(await flag()).toMatchObject({ seenBy: null, isAnswered: false });
  await acknowledge(1);
  const { rows } = await sql<{ firstName: string; surname: string }>`
    select first_name as "firstName", surname from employee where user_id = (
      select red_flag_seen_by from e_contact where id = ${params.id})`.execute(test.database.system);
  expect(await flag()).toMatchObject({ seenBy: rows[0], isAnswered: false });
  await test.call(
    sendInquiry,
    { params, body: { question: 'Helistasime.', undoable: false } },
    { as: asNurse, seen: 2 },
  );
  expect(await flag()).toMatchObject({ isAnswered: true });
  await test.call(addInfo, { params, body: { infoText: 'Aitäh' } }, { as: asPatient, seen: 3 });
  expect(await flag()).toMatchObject({ isAnswered: true });
});
