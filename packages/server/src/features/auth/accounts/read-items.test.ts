import { getInformationStatus, markInformationRead } from '@tervita/contract/information-hub';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { type Given, given } from '../../../testing/given.ts';
import { informationAdmin } from '../../../testing/information.ts';
import { mergeAccounts } from './merge-accounts.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const doctor = async () => {
  const clinicId = await make.clinic();
  const who = await make.employee(clinicId, { role: 'DOCTOR' });
  const as = await make.session(who.userId, 'PRM_DOCTOR');
  const read = (id: string) =>
    test.call(markInformationRead, { params: { id }, body: { clinicId, version: 1 } }, { as });
  return { clinicId, who, as, read };
};

it('what two accounts of one person have read is read when they become one', async () => {
  const admin = await informationAdmin(test, make);
  const [both, one] = [await admin.published('Seljavalu'), await admin.published('Peavalu')];
  await admin.published('Köha');
  const [from, into] = [await doctor(), await doctor()];
  await from.read(both);
  await from.read(one);
  await into.read(both);
  await test.database.write('tervita_system', {}, (tx) => mergeAccounts(tx, from.who, into.who));
  const { body } = await test.call(
    getInformationStatus,
    { query: { clinicId: into.clinicId } },
    { as: into.as },
  );
  expect(body).toEqual({ clinical: 1, important: 0 });
});
