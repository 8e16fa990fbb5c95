import { listPatientClinics } from '@tervita/contract/clinics';
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

it('beyond a hundred clinics one’s own come first, any other is found by its words or its id', async () => {
  const patient = await make.person();
  const as = await make.session(patient.userId);
  for (let number = 100; number < 220; number += 1)
    await make.clinic({ kind: 'OPEN', name: `Kliinik ${number}` });
  const own = await make.clinic({ kind: 'OPEN', name: 'Ülemäe Erakliinik' });
  await make.member(own, patient.personId);
  const far = await make.clinic({ kind: 'OPEN', name: 'Ööpäev 100% Erakliinik' });
  await sql`update clinic set address = 'Õnne 3, Põlva' where id = ${far}`.execute(test.database.system);
  const closed = await make.clinic({ name: 'Põlva Perearstikeskus' });
  const list = async (query: { search?: string; clinicId?: string } = {}) => {
    const answer = await test.call(
      listPatientClinics,
      { query: { personId: patient.personId, ...query } },
      { as },
    );
    return answer.body.clinics.map(({ clinicId }) => clinicId);
  };
  const all = await list();
  expect(all[0]).toBe(own);
  expect(all).toHaveLength(100);
  expect(all).not.toContain(far);
  expect(await list({ search: 'oopaev polva' })).toEqual([own, far]);
  expect(await list({ search: '100%' })).toEqual([own, far]);
  expect(await list({ search: 'nobody has this' })).toEqual([own]);
  expect((await list({ clinicId: far })).slice(0, 2)).toEqual([own, far]);
  expect(await list({ search: 'perearstikeskus polva' })).toEqual([own, closed]);
  expect(await list({ clinicId: closed })).toContain(closed);
  expect(await list()).not.toContain(closed);
});
