import {
  completeEContact,
  moveManyEContacts,
  sendEContactText,
  sendInquiry,
} from '@tervita/contract/e-contacts';
import { getConfig } from '@tervita/contract/support';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { type Given, given } from '../../../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp({ env: { UNDO_SECONDS: '20' } });
  make = given(test.database);
});
afterAll(() => test.close());

const begun = async () => {
  const scene = await make.clinicWithPatient();
  const { clinicId, patient, asPatient: as } = scene;
  const matter = {
    eContactType: 'COUGH' as const,
    patientPersonId: patient.personId,
    clinicId,
    text: 'Köha',
  };
  const { id } = (await test.call(sendEContactText, { body: matter }, { as })).body;
  return { ...scene, id };
};
const waits = async (eContactId: string): Promise<number | undefined> => {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from due_at - created_at)::int as seconds from planned_move
    where e_contact_id = ${eContactId}`.execute(test.database.system);
  return rows[0]?.seconds;
};

it('a page is told how long it can offer to take back', async () => {
  expect((await test.call(getConfig, {})).body.undoSeconds).toBe(20);
});

it('a reply goes when the seconds of this installation are over', async () => {
  const { id, asNurse: as } = await begun();
  const body = { question: 'Kas palavik on?', undoable: true };
  await test.call(sendInquiry, { params: { id }, body }, { as, seen: 1 });
  expect(await waits(id)).toBe(20);
});

it('so does a completion', async () => {
  const { id, asNurse: as } = await begun();
  const body = { infoText: '', fixedInfoText: 'RESOLVED_OUTSIDE' as const, undoable: true };
  await test.call(completeEContact, { params: { id }, body }, { as, seen: 1 });
  expect(await waits(id)).toBe(20);
});

it('and several that are completed at once', async () => {
  const { id, clinicId, asNurse: as } = await begun();
  const action = { kind: 'COMPLETE' as const, reason: 'RESOLVED_OUTSIDE' as const };
  const body = { clinicId, eContacts: [{ id, version: 1 }], action };
  await test.call(moveManyEContacts, { body }, { as });
  expect(await waits(id)).toBe(20);
});
