import { endMyOtherSessions, extendLogin, getSession, switchRole } from '@tervita/contract/auth';
import { listClinicEContacts, listPatientEContacts } from '@tervita/contract/e-contacts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given } from '../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const works = async (as: string | undefined) =>
  as !== undefined && (await test.call(listPatientEContacts, { query: {} }, { as })).status === 200;
const extended = (as: string | undefined) => test.call(extendLogin, {}, { as });
const pass = (userId: string, seconds: number) =>
  sql`update session set replaced_at = replaced_at - make_interval(secs => ${seconds}),
    first_used_at = first_used_at - make_interval(secs => ${seconds}) where user_id = ${userId}`.execute(
    test.database.system,
  );
const liveIds = async (userId: string) => {
  const { rows } = await sql`select from session where user_id = ${userId} and replaced_at is null`.execute(
    test.database.system,
  );
  return rows.length;
};

describe('a copied session id', () => {
  it('is not extended beside the one of its owner', async () => {
    const { patient, asPatient: copied } = await make.clinicWithPatient();
    const owner = await extended(copied);
    const thief = await extended(copied);
    expect(owner.cookie).toBeDefined();
    expect(thief.cookie).toBeUndefined();
    expect(await liveIds(patient.userId)).toBe(1);
    expect(await works(owner.cookie)).toBe(true);
    await pass(patient.userId, 31);
    await test.call(endMyOtherSessions, {}, { as: owner.cookie });
    expect(await works(copied)).toBe(false);
  });

  it('that is used after its owner went on ends the sign-in for both', async () => {
    const { patient, asPatient: copied } = await make.clinicWithPatient();
    const owner = await extended(copied);
    expect(await works(owner.cookie)).toBe(true);
    await pass(patient.userId, 31);
    expect((await extended(copied)).status).toBe(401);
    expect(await works(owner.cookie)).toBe(false);
  });

  it('that went on while the owner was away is noticed when the owner is back', async () => {
    const { patient, asPatient: copied } = await make.clinicWithPatient();
    const owner = await extended(copied);
    await pass(patient.userId, 31);
    const thief = await extended(copied);
    expect(await works(thief.cookie)).toBe(true);
    expect(await liveIds(patient.userId)).toBe(1);
    await pass(patient.userId, 31);
    expect(await works(owner.cookie)).toBe(false);
    expect(await works(thief.cookie)).toBe(false);
  });

  it('of calls at the same moment gets one new id', async () => {
    const { patient, asPatient } = await make.clinicWithPatient();
    const answers = await Promise.all(Array.from({ length: 6 }, () => extended(asPatient)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(answers.filter(({ cookie }) => cookie !== undefined)).toHaveLength(1);
    expect(await liveIds(patient.userId)).toBe(1);
  });
});

describe('one sign-in', () => {
  it('has one role, whichever of its ids is asked', async () => {
    const { clinicId, nurse, asNurse } = await make.clinicWithPatient();
    const switched = await test.call(switchRole, { body: { role: 'PRM_PATIENT' } }, { as: asNurse });
    const roleOf = async (as: string | undefined) =>
      (await test.call(getSession, {}, { as })).body.login?.userClaim.activeRole;
    expect([await roleOf(asNurse), await roleOf(switched.cookie)]).toEqual(['PRM_PATIENT', 'PRM_PATIENT']);
    expect((await test.call(listClinicEContacts, { query: { clinicId } }, { as: asNurse })).status).toBe(403);
    const again = await test.call(switchRole, { body: { role: 'PRM_DOCTOR' } }, { as: asNurse });
    expect(again).toMatchObject({ status: 469, cookie: undefined });
    expect(await liveIds(nurse.userId)).toBe(1);
  });

  it('does not lend an old id what the new one has proved', async () => {
    const { clinicId, nurse, asNurse } = await make.clinicWithPatient();
    const { system } = test.database;
    const before = await make.session(nurse.userId, 'PRM_DOCTOR');
    await sql`update session set staff_needs = 'APP_CODE' where user_id = ${nurse.userId}`.execute(system);
    const after = await extended(before);
    await sql`update session set staff_needs = null, active_role = 'PRM_DOCTOR'
      where user_id = ${nurse.userId} and replaced_at is null`.execute(system);
    const inbox = (as: string | undefined) => test.call(listClinicEContacts, { query: { clinicId } }, { as });
    expect([(await inbox(before)).status, (await inbox(after.cookie)).status]).toEqual([403, 200]);
    expect((await inbox(asNurse)).status).toBe(200);
  });
});
