import { getClinicEContact, sendEContactText } from '@tervita/contract/e-contacts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { type Given, given } from '../../../testing/given.ts';
import { mergeAccounts } from './merge-accounts.ts';

/** One nurse has two accounts, and the clinic has an employee for each; then the accounts become one. */
let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const twoAccounts = async () => {
  const clinicId = await make.clinic({ kind: 'OPEN' });
  const [from, kept] = [await make.employee(clinicId), await make.employee(clinicId)];
  const change = (userId: string, values: { role?: string; isAdmin?: boolean; hasLeft?: boolean }) =>
    sql`update employee set role = coalesce(${values.role ?? null}, role), is_admin = ${values.isAdmin ?? false},
      deleted_at = case when ${values.hasLeft ?? false} then now() end
      where clinic_id = ${clinicId} and user_id = ${userId}`.execute(test.database.system);
  const merge = () => test.database.write('tervita_system', {}, (tx) => mergeAccounts(tx, from, kept));
  const atWork = async () =>
    (
      await sql<{ user_id: string; role: string; is_admin: boolean }>`
        select user_id, role, is_admin from employee where clinic_id = ${clinicId} and deleted_at is null`.execute(
        test.database.system,
      )
    ).rows;
  return { clinicId, from, kept, change, merge, atWork };
};

const writeAs = async (who: { userId: string; personId: string }, clinicId: string) => {
  const as = await make.session(who.userId);
  const body = { eContactType: 'COUGH', patientPersonId: who.personId, clinicId, text: 'Köhin' } as const;
  return (await test.call(sendEContactText, { body }, { as })).body.id;
};
const reads = async (userId: string, id: string) => {
  const as = await make.session(userId, 'PRM_DOCTOR');
  return (await test.call(getClinicEContact, { params: { id } }, { as })).status;
};

it('no colleague stays behind: what she wrote is read by herself where nobody else works', async () => {
  const { clinicId, from, kept, merge, atWork } = await twoAccounts();
  const id = await writeAs(from, clinicId);
  await merge();
  expect((await atWork()).map(({ user_id }) => user_id)).toEqual([kept.userId]);
  expect(await reads(kept.userId, id)).toBe(200);
});

it('where a colleague works too, the colleague reads it and she does not', async () => {
  const { clinicId, from, kept, merge } = await twoAccounts();
  const colleague = await make.employee(clinicId);
  const id = await writeAs(from, clinicId);
  await merge();
  expect([await reads(kept.userId, id), await reads(colleague.userId, id)]).toEqual([404, 200]);
});

it('what either account could do there, the kept one can', async () => {
  const { clinicId, from, kept, change, merge, atWork } = await twoAccounts();
  await change(from.userId, { role: 'DOCTOR', isAdmin: true });
  await change(kept.userId, { role: 'NURSE', hasLeft: true });
  await sql`insert into patient_list (clinic_id, code, employee_id)
    select ${clinicId}, 'N12', id from employee where clinic_id = ${clinicId} and user_id = ${from.userId}`.execute(
    test.database.system,
  );
  await merge();
  expect(await atWork()).toEqual([{ user_id: kept.userId, role: 'DOCTOR', is_admin: true }]);
  const { rows } = await sql<{ user_id: string }>`
    select e.user_id from patient_list l join employee e on e.id = l.employee_id where l.clinic_id = ${clinicId}`.execute(
    test.database.system,
  );
  expect(rows).toEqual([{ user_id: kept.userId }]);
});

it('an account that the clinic had let go brings nothing back', async () => {
  const { from, kept, change, merge, atWork } = await twoAccounts();
  await change(from.userId, { role: 'DOCTOR', isAdmin: true, hasLeft: true });
  await change(kept.userId, { role: 'NURSE' });
  await merge();
  expect(await atWork()).toEqual([{ user_id: kept.userId, role: 'NURSE', is_admin: false }]);
});
