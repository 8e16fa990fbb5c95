import {
  acceptEContact,
  getClinicEContact,
  getClinicTimeline,
  rejectEContact,
  sendEContactText,
} from '@tervita/contract/e-contacts';
import { addPatient } from '@tervita/contract/patients';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { type Given, given } from '../../../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

/** Somebody who is not on the clinic's list has written twice; a colleague has the second one open. */
const writtenTwice = async () => {
  const { clinicId, asNurse } = await make.clinicWithPatient();
  const stranger = await make.person();
  const as = await make.session(stranger.userId);
  const write = async (text: string) => {
    const body = { eContactType: 'COUGH' as const, patientPersonId: stranger.personId, clinicId, text };
    return { id: (await test.call(sendEContactText, { body }, { as })).body.id };
  };
  const [first, second] = [await write('Köha kolmandat päeva'), await write('Nüüd ka palavik')];
  const read = async () => (await test.call(getClinicEContact, { params: second }, { as: asNurse })).body;
  const { version } = await read();
  const expectOpenedForColleague = async () => {
    const rejected = await test.call(
      rejectEContact,
      { params: second, body: { reason: 'PATIENT_NOT_IN_LIST' } },
      { as: asNurse, seen: version },
    );
    expect([rejected.status, rejected.raw.code]).toEqual([469, 'E_CONTACT_CHANGED']);
    expect(await read()).toMatchObject({ membershipPending: false, version: version + 1 });
    const { entries } = (await test.call(getClinicTimeline, { params: second }, { as: asNurse })).body;
    expect(entries.at(-1)).toMatchObject({ move: 'accept', author: { kind: 'STAFF', me: true } });
  };
  return { clinicId, asNurse, stranger, first, expectOpenedForColleague };
};

it('accepting one e-contact opens the other of that patient with a new version: nobody rejects it unread', async () => {
  const { asNurse, first, expectOpenedForColleague } = await writtenTwice();
  const accepted = await test.call(
    acceptEContact,
    { params: first, body: { listCode: null } },
    { as: asNurse, seen: 1 },
  );
  expect(accepted.status).toBe(200);
  await expectOpenedForColleague();
});

it('and so does entering the patient by hand', async () => {
  const { clinicId, asNurse, stranger, expectOpenedForColleague } = await writtenTwice();
  const { rows } = await sql<{ personalCode: string; firstName: string; surname: string }>`
    select personal_code as "personalCode", first_name as "firstName", surname from person
    where id = ${stranger.personId}`.execute(test.database.system);
  const { personalCode = '', firstName = '', surname = '' } = rows[0] ?? {};
  const body = { clinicId, personalCode, firstName, surname };
  expect((await test.call(addPatient, { body }, { as: asNurse })).status).toBe(200);
  await expectOpenedForColleague();
});

it('of two who accept the same patient at the same moment one does, the other is told, and the clinic has one record', async () => {
  const { clinicId, asNurse, stranger, first } = await writtenTwice();
  const colleague = await make.employee(clinicId);
  const asColleague = await make.session(colleague.userId, 'PRM_DOCTOR');
  const both = await Promise.all(
    [asNurse, asColleague].map((as) =>
      test.call(acceptEContact, { params: first, body: { listCode: null } }, { as, seen: 1 }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 469]);
  expect(both.find(({ status }) => status === 469)?.raw.code).toBe('E_CONTACT_CHANGED');
  const { rows } = await sql`select status from clinic_member
    where clinic_id = ${clinicId} and person_id = ${stranger.personId}`.execute(test.database.system);
  expect(rows).toEqual([{ status: 'MEMBER' }]);
  const { entries } = (await test.call(getClinicTimeline, { params: first }, { as: asNurse })).body;
  expect(entries.map(({ move }) => move)).toEqual(['submit', 'accept']);
});

it('nobody who stands in a list of the clinic is told that they do not', async () => {
  const { clinicId, patient, asPatient: as, asNurse } = await make.clinicWithPatient();
  await sql`insert into patient_list (clinic_id, code) values (${clinicId}, 'N0388')`.execute(
    test.database.system,
  );
  await sql`update clinic_member set list_code = 'N0388' where clinic_id = ${clinicId} and person_id = ${patient.personId}`.execute(
    test.database.system,
  );
  const sent = {
    eContactType: 'COUGH' as const,
    patientPersonId: patient.personId,
    clinicId,
    text: 'Köhin.',
  };
  const params = { id: (await test.call(sendEContactText, { body: sent }, { as })).body.id };
  const reject = (reason: 'PATIENT_NOT_IN_LIST' | 'CLINIC_OVERLOADED') =>
    test.call(rejectEContact, { params, body: { reason } }, { as: asNurse, seen: 1 });
  expect(await reject('PATIENT_NOT_IN_LIST')).toMatchObject({
    status: 400,
    raw: { issues: [{ path: ['body', 'reason'] }] },
  });
  expect((await reject('CLINIC_OVERLOADED')).status).toBe(200);
});
