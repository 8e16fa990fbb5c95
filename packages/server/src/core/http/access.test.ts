import { getSession, logout, switchRole } from '@tervita/contract/auth';
import { saveConsent } from '@tervita/contract/consents';
import { listClinicEContacts, listPatientEContacts } from '@tervita/contract/e-contacts';
import { allRoutes } from '@tervita/contract/routes';
import { currentVersionOf } from '@tervita/domain/consents';
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

const mine = (as: string) => test.call(listPatientEContacts, { query: {} }, { as });
const ours = (as: string, clinicId: string) =>
  test.call(listClinicEContacts, { query: { clinicId } }, { as });
const set = (statement: ReturnType<typeof sql>) => statement.execute(test.database.system);

describe('what a person must have before a call serves them', () => {
  it('names what is missing, so that the web can lead there', async () => {
    const { asPatient, patient } = await make.clinicWithPatient();
    await set(sql`update consent set version = '2000-01-01' where user_id = ${patient.userId}`);
    expect((await mine(asPatient)).raw).toMatchObject({ code: 'NOT_ALLOWED', needs: 'CONSENTS' });
    await set(sql`update app_user set profile_completed_at = null where id = ${patient.userId}`);
    expect((await mine(asPatient)).raw).toMatchObject({ code: 'NOT_ALLOWED', needs: 'PROFILE' });
    await set(sql`update person set birth_date = '2020-02-02' where id = ${patient.personId}`);
    expect((await mine(asPatient)).raw).toMatchObject({ code: 'NOT_ALLOWED', needs: 'ADULTHOOD' });
  });

  it('serves again at once after the consents are given', async () => {
    const { asPatient, patient } = await make.clinicWithPatient();
    await set(sql`update consent set version = '2000-01-01' where user_id = ${patient.userId}`);
    expect((await mine(asPatient)).status).toBe(403);
    for (const [type, group] of [
      ['TERMS_AND_CONDITIONS', 'PRM_PATIENT'],
      ['PRIVACY_POLICY', 'PRM_PRIVACY_POLICY'],
    ] as const)
      await test.call(saveConsent, { body: { type, version: currentVersionOf(group) } }, { as: asPatient });
    expect((await mine(asPatient)).status).toBe(200);
  });

  it('asks for the consents of the role the person works in, not of the other', async () => {
    const { asNurse, nurse, clinicId } = await make.clinicWithPatient();
    await set(sql`delete from consent where user_id = ${nurse.userId} and consent_group = 'PRM_PATIENT'`);
    expect((await ours(asNurse, clinicId)).status).toBe(200);
    const asPatient = (await test.call(switchRole, { body: { role: 'PRM_PATIENT' } }, { as: asNurse }))
      .cookie;
    expect((await mine(asPatient ?? '')).raw).toMatchObject({ needs: 'CONSENTS' });
  });

  it('takes a person without a birth date for one whose profile is incomplete', async () => {
    const { asPatient, patient } = await make.clinicWithPatient();
    await set(sql`update person set birth_date = null where id = ${patient.personId}`);
    expect((await mine(asPatient)).raw).toMatchObject({ needs: 'PROFILE' });
    const { body } = await test.call(getSession, {}, { as: asPatient });
    expect(body.login?.userClaim.incompleteProfile).toBe(true);
  });

  it('refuses a minor as staff too, and lets them sign out', async () => {
    const { asNurse, nurse, clinicId } = await make.clinicWithPatient();
    await set(sql`update person set birth_date = '2020-02-02' where id = ${nurse.personId}`);
    expect((await ours(asNurse, clinicId)).raw).toMatchObject({ needs: 'ADULTHOOD' });
    expect((await test.call(logout, { query: {} }, { as: asNurse })).status).toBe(200);
  });

  it('judges the age by the day on the wall in Estonia', async () => {
    const { asPatient, patient } = await make.clinicWithPatient();
    const bornYearsAgo = (shift: string) =>
      set(sql`update person set personal_code = null, birth_date =
        ((now() at time zone 'Europe/Tallinn')::date - interval '18 years' + ${shift}::interval)::date
        where id = ${patient.personId}`);
    await bornYearsAgo('0 days');
    expect((await mine(asPatient)).status).toBe(200);
    await bornYearsAgo('1 day');
    expect((await mine(asPatient)).raw).toMatchObject({ needs: 'ADULTHOOD' });
  });

  it('is waived only where a person meets the need, asks how, or leaves', () => {
    const waived = allRoutes.filter(({ route }) => route.allowedWithout).map(({ name }) => name);
    expect(waived.sort()).toEqual([
      'completeProfile',
      'confirmAppCode',
      'extendLogin',
      'getAppCode',
      'getConsents',
      'getGlobalMessages',
      'getProfile',
      'listWaitingWaysIn',
      'logout',
      'saveConsent',
      'sendSupportMessage',
      'settleWaysIn',
      'startAppCode',
      'switchRole',
      'verifyAppCode',
    ]);
  });
});
