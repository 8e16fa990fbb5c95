import { createClinicEContact, sendEContactText } from '@tervita/contract/e-contacts';
import { addPerson, listPersons } from '@tervita/contract/persons';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { given } from '../../testing/given.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('staff do not write to somebody of whom only an unverified representative told: nothing of it would reach the right person', async () => {
  const make = given(test.database);
  const clinicId = await make.clinic({ kind: 'OPEN' });
  const asNurse = await make.session((await make.employee(clinicId)).userId, 'PRM_DOCTOR');
  const asWriter = await make.session((await make.person()).userId);
  const typed = { firstName: 'Helve', surname: 'Pihlamets', birthDate: '1954-07-09' };
  const { personId } = (await test.call(addPerson, { body: typed }, { as: asWriter })).body;
  const words = { eContactType: 'COUGH', patientPersonId: personId, clinicId, text: 'Köha' } as const;
  const { id } = (await test.call(sendEContactText, { body: words }, { as: asWriter })).body;
  const { rows } = await sql<{ id: string }>`
    select clinic_member_id as id from e_contact where id = ${id}`.execute(test.database.system);
  const first = {
    clinicId,
    clinicMemberId: rows[0]?.id ?? '',
    kind: 'TO_PATIENT',
    eContactType: 'COUGH',
    text: 'Teie vastused on käes',
    email: 'helve.private@example.com',
  } as const;
  expect(await test.call(createClinicEContact, { body: first }, { as: asNurse })).toMatchObject({
    status: 468,
    raw: { code: 'REPRESENTATION_NOT_VERIFIED' },
  });
  const { persons } = (await test.call(listPersons, {}, { as: asWriter })).body;
  expect(persons.find((person) => person.personId === personId)?.email).toBeNull();
});
