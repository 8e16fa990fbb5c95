import { assignEContact, createClinicEContact, getClinicEContact } from '@tervita/contract/e-contacts';
import { addPatient } from '@tervita/contract/patients';
import { generatePersonalCode } from '@tervita/domain/persons';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { openBrowser } from '../../../testing/browser.ts';
import { gatewayFor } from '../../../testing/digital-id.ts';
import { type Given, given, type Person } from '../../../testing/given.ts';
import { mergeAccounts } from './merge-accounts.ts';

/** Whoever shows their code leaves to colleagues what turns out to be about themselves. */
let test: TestApp;
let make: Given;
const digitalId = gatewayFor();
beforeAll(async () => {
  test = await startTestApp({ digitalId: digitalId.gateway });
  make = given(test.database);
});
afterAll(() => test.close());

const shown = {
  code: generatePersonalCode('EE', { birthDate: '1990-04-05', sex: 'FEMALE', serial: 77 }),
  firstName: 'Kadri',
  surname: 'Kask',
};

/** One of the staff, of whom nobody knows the code, is responsible for a record with that code. */
const responsible = async (code: string) => {
  const scene = await make.clinicWithPatient();
  const self = await make.employee(scene.clinicId);
  await sql`update person set personal_code = null, first_name = ${shown.firstName}, surname = ${shown.surname}
    where id = ${self.personId}`.execute(test.database.system);
  const { clinicId, asNurse: as } = scene;
  const { firstName, surname } = shown;
  const entered = { clinicId, firstName, surname, personalCode: code, email: 'any@example.com' };
  const { clinicMemberId } = (await test.call(addPatient, { body: entered }, { as })).body;
  const words = {
    clinicId,
    clinicMemberId,
    kind: 'AS_PATIENT',
    eContactType: 'COUGH',
    text: 'Köha',
  } as const;
  const { id } = (await test.call(createClinicEContact, { body: words }, { as })).body;
  const toSelf = { params: { id }, body: { assigneeUserId: self.userId } };
  expect((await test.call(assignEContact, toSelf, { as, seen: 1 })).status).toBe(200);
  const assignee = async () => (await test.call(getClinicEContact, { params: { id } }, { as })).body.assignee;
  return { self, assignee };
};

it('when their account becomes one with that of the code', async () => {
  const kept: Person = await make.person();
  const { rows } = await sql<{ code: string }>`
    select personal_code as code from person where id = ${kept.personId}`.execute(test.database.system);
  const { self, assignee } = await responsible(rows[0]?.code ?? '');
  await test.database.write('tervita_system', {}, (tx) => mergeAccounts(tx, self, kept));
  expect(await assignee()).toBeNull();
});

it('when they show their digital ID for the first time', async () => {
  const { self, assignee } = await responsible(shown.code);
  const jar = new Map([['tervita', await make.session(self.userId, 'PRM_PATIENT', { method: 'PASSWORD' })]]);
  const browser = openBrowser(test, '127.0.0.1', jar);
  expect((await digitalId.show(browser, shown, { confirm: true })).status).toBe(200);
  expect(await assignee()).toBeNull();
});
