import { listPatientEContacts, sendEContactText } from '@tervita/contract/e-contacts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { type Given, given } from '../../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

it('what waits for the patient is on the first page, however old it is; the others follow, newest first', async () => {
  const scene = await make.clinicWithPatient();
  const { clinicId, patient, asPatient } = scene;
  const ids: string[] = [];
  for (const text of ['Esimene', 'Teine', 'Kolmas']) {
    const body = { eContactType: 'COUGH' as const, patientPersonId: patient.personId, clinicId, text };
    ids.push((await test.call(sendEContactText, { body }, { as: asPatient })).body.id);
  }
  const [first, second, third] = ids;
  await sql`update e_contact set turn = 'PATIENT' where id = ${first}`.execute(test.database.system);
  const pages = await Promise.all(
    [0, 1, 2].map((page) => test.call(listPatientEContacts, { query: { page, size: 1 } }, { as: asPatient })),
  );
  expect(pages.map(({ body }) => [body.eContacts[0]?.id, body.more])).toEqual([
    [first, true],
    [third, true],
    [second, false],
  ]);
});
