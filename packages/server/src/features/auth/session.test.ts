import { extendLogin, getSession, logout, switchRole } from '@tervita/contract/auth';
import { listPatientEContacts } from '@tervita/contract/e-contacts';
import { sessionsPerUser } from '@tervita/domain/auth';
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
  (await test.call(listPatientEContacts, { query: {} }, { as })).status === 200;
const later = (userId: string, interval: string) =>
  sql`update session set replaced_at = replaced_at - ${interval}::interval, expires_at = expires_at - ${interval}::interval,
    ends_at = ends_at - ${interval}::interval where user_id = ${userId}`.execute(test.database.system);

describe('a session', () => {
  it('is told to its owner, and its absence is no error', async () => {
    const { patient, asPatient } = await make.clinicWithPatient();
    const answer = await test.call(getSession, {}, { as: asPatient });
    expect(answer.body.login?.userClaim).toMatchObject({
      userId: patient.userId,
      activeRole: 'PRM_PATIENT',
      permissions: ['PRM_PATIENT'],
    });
    expect(await test.call(getSession, {})).toMatchObject({ status: 200, body: { login: null } });
  });

  it('ends 30 minutes after it was last extended, and 12 hours after sign-in', async () => {
    const idle = await make.clinicWithPatient();
    await later(idle.patient.userId, '29 minutes 59 seconds');
    expect(await works(idle.asPatient)).toBe(true);
    await later(idle.patient.userId, '1 second');
    expect(await works(idle.asPatient)).toBe(false);

    const busy = await make.clinicWithPatient();
    await sql`update session set ends_at = now() + interval '2 minutes' where user_id = ${busy.patient.userId}`.execute(
      test.database.system,
    );
    const extended = await test.call(extendLogin, {}, { as: busy.asPatient });
    expect(new Date(extended.body.expiration).getTime()).toBe(new Date(extended.body.endsAt).getTime());
  });

  it('changes its id when extended; the old id works half a minute for other tabs', async () => {
    const { patient, asPatient } = await make.clinicWithPatient();
    const extended = await test.call(extendLogin, {}, { as: asPatient });
    expect(extended.cookie).toBeDefined();
    expect(extended.cookie).not.toBe(asPatient);
    expect([await works(asPatient), await works(extended.cookie)]).toEqual([true, true]);
    await later(patient.userId, '31 seconds');
    expect(await works(extended.cookie)).toBe(true);
  });

  it('whose replaced id comes back late was copied: all its ids end', async () => {
    const { patient, asPatient } = await make.clinicWithPatient();
    const { cookie } = await test.call(extendLogin, {}, { as: asPatient });
    expect(await works(cookie)).toBe(true);
    await later(patient.userId, '31 seconds');
    expect(await works(asPatient)).toBe(false);
    expect(await works(cookie)).toBe(false);
  });

  it('whose new id never arrived goes on with the old one, and is extended again', async () => {
    const { patient, asPatient } = await make.clinicWithPatient();
    await test.call(extendLogin, {}, { as: asPatient });
    await later(patient.userId, '5 minutes');
    expect(await works(asPatient)).toBe(true);
    const again = await test.call(extendLogin, {}, { as: asPatient });
    expect(await works(again.cookie)).toBe(true);
    await later(patient.userId, '31 seconds');
    expect(await works(again.cookie)).toBe(true);
    expect(await works(asPatient)).toBe(false);
  });

  it('ends at logout, and its live connections are told', async () => {
    const { asPatient } = await make.clinicWithPatient();
    expect((await test.call(logout, { query: {} }, { as: asPatient })).status).toBe(200);
    expect(await works(asPatient)).toBe(false);
    expect(test.told.at(-1)?.topic).toBe('session-ended');
  });

  it('that is ended late, from a browser with the next one, ends alone', async () => {
    const { patient, asPatient } = await make.clinicWithPatient();
    const { body } = await test.call(getSession, {}, { as: asPatient });
    const query = { endsAt: body.login?.endsAt ?? '' };
    const again = await make.session(patient.userId);
    const other = await make.clinicWithPatient();

    const byOther = await test.call(logout, { query }, { as: other.asPatient });
    expect(byOther).toMatchObject({ status: 469, body: { code: 'SESSION_CHANGED' } });
    expect([await works(asPatient), await works(other.asPatient)]).toEqual([true, true]);

    const late = await test.call(logout, { query }, { as: again });
    expect(late.status).toBe(200);
    expect(late.headers['set-cookie']).toBeUndefined();
    expect([await works(asPatient), await works(again)]).toEqual([false, true]);
    expect((await test.call(logout, { query }, { as: again })).status).toBe(469);
    expect(await works(again)).toBe(true);
  });

  it('of one person are ten at the most; the oldest goes', async () => {
    const { patient, asPatient } = await make.clinicWithPatient();
    await later(patient.userId, '1 minute');
    await sql`update session set signed_in_at = signed_in_at - interval '1 minute' where user_id = ${patient.userId}`.execute(
      test.database.system,
    );
    for (let count = 0; count < sessionsPerUser; count += 1) await make.session(patient.userId);
    expect(await works(asPatient)).toBe(false);
  });

  it('loses the clinic role the moment the employee is deactivated', async () => {
    const { nurse, asNurse } = await make.clinicWithPatient();
    await sql`update employee set deleted_at = now() where user_id = ${nurse.userId}`.execute(
      test.database.system,
    );
    const { body } = await test.call(getSession, {}, { as: asNurse });
    expect(body.login?.userClaim).toMatchObject({
      activeRole: 'PRM_PATIENT',
      permissions: ['PRM_PATIENT'],
      employments: [],
    });
  });
});

describe('the role switch', () => {
  it('changes what the same person may call', async () => {
    const { clinicId, patient, asPatient } = await make.clinicWithPatient();
    await make.employee(clinicId, { who: patient });
    const switched = await test.call(switchRole, { body: { role: 'PRM_DOCTOR' } }, { as: asPatient });
    expect(switched.body.userClaim.activeRole).toBe('PRM_DOCTOR');
    expect(await works(switched.cookie)).toBe(false);
    const back = await test.call(switchRole, { body: { role: 'PRM_PATIENT' } }, { as: switched.cookie });
    expect(await works(back.cookie)).toBe(true);
  });
  it('tells somebody who works at no clinic, or no longer does, that this is why', async () => {
    const { asPatient, nurse, asNurse } = await make.clinicWithPatient();
    const asStaff = (as: string) => test.call(switchRole, { body: { role: 'PRM_DOCTOR' } }, { as });
    const refused = { status: 468, raw: { code: 'DOCTOR_NOT_RELATED_WITH_ANY_CLINIC' } };
    expect(await asStaff(asPatient)).toMatchObject(refused);
    await sql`update employee set deleted_at = now() where user_id = ${nurse.userId}`.execute(
      test.database.system,
    );
    expect(await asStaff(asNurse)).toMatchObject(refused);
  });
  it('keeps staff without their second factor out without another word', async () => {
    const { nurse, asNurse } = await make.clinicWithPatient();
    await sql`update session set staff_needs = 'APP_CODE' where user_id = ${nurse.userId}`.execute(
      test.database.system,
    );
    expect((await test.call(switchRole, { body: { role: 'PRM_DOCTOR' } }, { as: asNurse })).status).toBe(403);
  });
  it('refuses a role that the person does not have', async () => {
    const { asPatient } = await make.clinicWithPatient();
    expect(
      (await test.call(switchRole, { body: { role: 'PRM_TERVITA_ADMIN' } }, { as: asPatient })).status,
    ).toBe(403);
  });
});

describe('another site', () => {
  it.each([
    ['a foreign Origin', { origin: 'https://evil.example' }],
    ['no Origin', { origin: '' }],
    ['a cross-site fetch', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ])('%s cannot change anything', async (_, headers) => {
    const { asPatient } = await make.clinicWithPatient();
    expect((await test.call(logout, { query: {} }, { as: asPatient, headers })).status).toBe(403);
    expect(await works(asPatient)).toBe(true);
  });
});
