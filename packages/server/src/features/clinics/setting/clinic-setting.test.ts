import { getClinicFeatures } from '@tervita/contract/ai';
import {
  changeClinicSetting,
  getClinicSetting,
  getSubscription,
  listMyClinics,
  upgradeSubscription,
} from '@tervita/contract/clinics';
import { sendEContactText } from '@tervita/contract/e-contacts';
import { listOfferedTypes } from '@tervita/contract/problem-types';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { type Given, given } from '../../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const sceneWithAdmin = async (plan = 'PREMIUM') => {
  const scene = await make.clinicWithPatient();
  const admin = await make.employee(scene.clinicId, { isAdmin: true });
  await sql`update clinic set plan = ${plan} where id = ${scene.clinicId}`.execute(test.database.system);
  return { ...scene, admin, asAdmin: await make.session(admin.userId, 'PRM_DOCTOR') };
};
type Scene = Awaited<ReturnType<typeof sceneWithAdmin>>;

const change = ({ clinicId }: Scene, as: string, body: object) =>
  test.call(changeClinicSetting, { params: { clinicId }, body }, { as });
const featuresOf = async ({ clinicId, asNurse }: Scene) =>
  (await test.call(getClinicFeatures, { params: { clinicId } }, { as: asNurse })).body;
const offered = async ({ clinicId, asPatient }: Scene) =>
  (await test.call(listOfferedTypes, { params: { clinicId } }, { as: asPatient })).body;
const subscriptionOf = async ({ clinicId, asNurse }: Scene) =>
  (await test.call(getSubscription, { params: { clinicId } }, { as: asNurse })).body;
const upgrade = ({ clinicId }: Scene, as: string) =>
  test.call(upgradeSubscription, { params: { clinicId }, body: { plan: 'PREMIUM' } }, { as });

describe('features of a clinic', () => {
  it('are switched by an admin, and every gate follows at once', async () => {
    const scene = await sceneWithAdmin();
    expect((await offered(scene)).asksQuestions).toBe(true);
    const { body } = await change(scene, scene.asAdmin, {
      translation: 'DISABLED',
      aiSmartQuestionnaire: 'DISABLED',
    });
    expect(body).toMatchObject({
      translation: 'DISABLED',
      aiSummarization: 'ENABLED',
      aiSmartQuestionnaire: 'DISABLED',
    });
    expect(await featuresOf(scene)).toMatchObject({ translation: 'DISABLED', aiSummarization: 'ENABLED' });
    expect((await offered(scene)).asksQuestions).toBe(false);
    await change(scene, scene.asAdmin, { aiSmartQuestionnaire: 'ENABLED' });
    expect((await offered(scene)).asksQuestions).toBe(true);
    // What was not named stays.
    expect((await featuresOf(scene)).translation).toBe('DISABLED');
  });

  it('that the plan lacks are not switched', async () => {
    const scene = await sceneWithAdmin('BASIC');
    expect((await change(scene, scene.asAdmin, { translation: 'ENABLED' })).raw.code).toBe(
      'FEATURE_NOT_IN_PLAN',
    );
    expect((await featuresOf(scene)).translation).toBe('NOT_AVAILABLE');
  });

  it('and reasons are not switched by others', async () => {
    const [own, other] = [await sceneWithAdmin(), await sceneWithAdmin()];
    for (const body of [{ translation: 'DISABLED' }, { typesOff: ['COUGH'] }]) {
      expect((await change(own, own.asNurse, body)).status).toBe(403);
      expect((await change(own, other.asAdmin, body)).status).toBe(404);
    }
    const asked = { params: { clinicId: own.clinicId } };
    expect((await test.call(getClinicSetting, asked, { as: other.asNurse })).status).toBe(404);
    expect((await change(own, own.asAdmin, { translation: 'NOT_AVAILABLE' })).status).toBe(400);
  });
});

it('a reason that is switched off is no longer chosen, also on a page that was open before', async () => {
  const scene = await sceneWithAdmin();
  const { body } = await change(scene, scene.asAdmin, {
    typesOff: ['COUGH', 'BACK_PAIN'],
    typesOn: ['BACK_PAIN'],
  });
  expect(body.typesOff).toEqual(['BACK_PAIN', 'COUGH']);
  expect((await offered(scene)).types).not.toContain('COUGH');
  const sent = await test.call(
    sendEContactText,
    {
      body: {
        eContactType: 'COUGH',
        patientPersonId: scene.patient.personId,
        clinicId: scene.clinicId,
        text: 'Köha',
      },
    },
    { as: scene.asPatient },
  );
  expect(sent.raw.code).toBe('E_CONTACT_TYPE_NOT_OFFERED');
  await change(scene, scene.asAdmin, { typesOn: ['COUGH'] });
  expect((await offered(scene)).types).toContain('COUGH');
  expect((await change(scene, scene.asAdmin, { typesOff: ['OTHER_PROBLEM'] })).status).toBe(400);
});

describe('the plan', () => {
  const setTrial = ({ clinicId }: Scene, interval: string) =>
    sql`update clinic set trial_until = now() + ${interval}::interval where id = ${clinicId}`.execute(
      test.database.system,
    );

  it('of a trial has everything until its end, and nothing runs to end it', async () => {
    const scene = await sceneWithAdmin('BASIC');
    await setTrial(scene, '29 days 1 hour');
    expect(await subscriptionOf(scene)).toMatchObject({ plan: 'PREMIUM', trialDaysLeft: 30 });
    expect((await featuresOf(scene)).translation).toBe('ENABLED');
    expect((await test.call(listMyClinics, {}, { as: scene.asNurse })).body.clinics[0]?.plan).toBe('PREMIUM');
    await setTrial(scene, '-1 second');
    expect(await subscriptionOf(scene)).toMatchObject({ plan: 'BASIC', trialDaysLeft: null });
    expect((await featuresOf(scene)).translation).toBe('NOT_AVAILABLE');
    expect((await offered(scene)).asksQuestions).toBe(false);
  });

  it('is raised by an admin who signed in a moment ago, once, and the gates open at once', async () => {
    const scene = await sceneWithAdmin('BASIC');
    await setTrial(scene, '10 days');
    expect((await upgrade(scene, scene.asNurse)).status).toBe(403);
    expect((await upgrade(scene, (await sceneWithAdmin()).asAdmin)).status).toBe(404);
    await sql`update session set signed_in_at = now() - interval '16 minutes'
      where user_id = ${scene.admin.userId}`.execute(test.database.system);
    expect((await upgrade(scene, scene.asAdmin)).raw.code).toBe('SIGN_IN_TOO_OLD');
    const anew = await make.session(scene.admin.userId, 'PRM_DOCTOR');
    const [first, second] = await Promise.all([upgrade(scene, anew), upgrade(scene, anew)]);
    expect(first.body).toMatchObject({ plan: 'PREMIUM', trialDaysLeft: null });
    expect(second.body).toEqual(first.body);
    await setTrial(scene, '-1 second');
    expect(await featuresOf(scene)).toMatchObject({ translation: 'ENABLED', aiSummarization: 'ENABLED' });
    expect(await subscriptionOf(scene)).toEqual(first.body);
  });

  it('is not raised by a statement of staff', async () => {
    const { clinicId, nurse, admin } = await sceneWithAdmin('BASIC');
    const as = (who: typeof nurse) => ({ userId: who.userId, personId: who.personId, clinicIds: [clinicId] });
    const raise = (who: typeof nurse, work: ReturnType<typeof sql>) =>
      test.database.write('tervita_clinic', as(who), (tx) => work.execute(tx));
    await expect(raise(nurse, sql`select upgrade_plan(${clinicId})`)).rejects.toThrow('not an admin');
    await expect(raise(admin, sql`update clinic set plan = 'PREMIUM'`)).rejects.toThrow('permission denied');
  });
});
