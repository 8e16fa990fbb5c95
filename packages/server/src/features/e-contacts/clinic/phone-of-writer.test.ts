import { getClinicEContact } from '@tervita/contract/e-contacts';
import { sql } from 'kysely';
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
const phone = '+37250000004';

it("a child's e-contact has the number of who wrote it, and a patient's own has none but the patient's", async () => {
  const scene = await make.clinicWithPatient();
  await test.database.system
    .updateTable('person')
    .set({ phone })
    .where('id', '=', scene.patient.personId)
    .execute();
  const child = await make.person({ birthDate: '2019-05-04' });
  await make.member(scene.clinicId, child.personId);
  const record = await make.represented(scene.patient.userId, child.personId, { knownAt: scene.clinicId });
  const forChild = await sent(scene, scene.asPatient, record);
  const own = await sent(scene);
  const read = async (id: string) =>
    (await test.call(getClinicEContact, { params: { id } }, { as: scene.asNurse })).body;
  expect((await read(forChild)).writerPhone).toBe(phone);
  expect((await read(own)).writerPhone).toBeNull();

  // Nobody asks the database for a number of another clinic's e-contact.
  const elsewhere = await make.clinicWithPatient();
  const { rows } = await test.database.read('tervita_clinic', { clinicIds: [elsewhere.clinicId] }, (db) =>
    sql<{ phone: string | null }>`select phone_of_writer(${forChild}) as phone`.execute(db),
  );
  expect(rows).toEqual([{ phone: null }]);
});
