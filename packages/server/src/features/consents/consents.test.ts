import { getSession, switchRole } from '@tervita/contract/auth';
import { getConsents, getContent, saveConsent } from '@tervita/contract/consents';
import {
  type ConsentGroup,
  type ConsentType,
  currentVersionOf,
  documentSlugs,
  versionOf,
} from '@tervita/domain/consents';
import { languages } from '@tervita/domain/core';
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

const before = '2024-02-29';
const agreeTo = (as: string | undefined, type: ConsentType, version: string) =>
  test.call(saveConsent, { body: { type, version } }, { as });
const agree = (as: string | undefined, type: ConsentType, group: ConsentGroup) =>
  agreeTo(as, type, currentVersionOf(group));
const flagsOf = async (as: string) =>
  (await test.call(getSession, {}, { as })).body.login?.userClaim.consents;
const kept = async (userId: string) =>
  test.database.system
    .selectFrom('consent')
    .select(['consent_group', 'version', 'given_at'])
    .where('user_id', '=', userId)
    .orderBy('consent_group')
    .execute();
const forget = (userId: string) =>
  test.database.system.deleteFrom('consent').where('user_id', '=', userId).execute();
/** As if the texts had changed since the person agreed. */
const age = (userId: string) =>
  sql`update consent set version = ${before} where user_id = ${userId}`.execute(test.database.system);

const newcomer = async () => {
  const scene = await make.clinicWithPatient();
  await forget(scene.patient.userId);
  await forget(scene.nurse.userId);
  return scene;
};

describe('agreeing', () => {
  it('keeps what the type means in the active role and tells the session at once', async () => {
    const { patient, asPatient, nurse, asNurse } = await newcomer();
    expect(await flagsOf(asPatient)).toEqual({
      prmClinicConsentGiven: false,
      prmPatientConsentGiven: false,
      prmPrivacyPolicyConsentGiven: false,
    });
    const terms = await agree(asPatient, 'TERMS_AND_CONDITIONS', 'PRM_PATIENT');
    expect(terms.body.userClaim.consents).toMatchObject({ prmPatientConsentGiven: true });
    const both = await agree(asPatient, 'PRIVACY_POLICY', 'PRM_PRIVACY_POLICY');
    const flags = {
      prmClinicConsentGiven: false,
      prmPatientConsentGiven: true,
      prmPrivacyPolicyConsentGiven: true,
    };
    expect(both.body.userClaim.consents).toEqual(flags);
    expect(await flagsOf(asPatient)).toEqual(flags);
    expect((await kept(patient.userId)).map((row) => row.consent_group)).toEqual([
      'PRM_PATIENT',
      'PRM_PRIVACY_POLICY',
    ]);

    await agree(asNurse, 'TERMS_AND_CONDITIONS', 'PRM_CLINIC');
    await agree(asNurse, 'TRANSLATION', 'PRM_TRANSLATION_CLINIC');
    expect((await kept(nurse.userId)).map((row) => row.consent_group)).toEqual([
      'PRM_CLINIC',
      'PRM_TRANSLATION_CLINIC',
    ]);
  });

  it('counts for the person who gave it alone', async () => {
    const [first, second] = [await newcomer(), await newcomer()];
    await agree(first.asPatient, 'TERMS_AND_CONDITIONS', 'PRM_PATIENT');
    expect(await kept(second.patient.userId)).toEqual([]);
    expect(await flagsOf(second.asPatient)).toMatchObject({ prmPatientConsentGiven: false });
  });

  it('in one role is not agreeing in the other', async () => {
    const { clinicId, patient, asPatient } = await newcomer();
    await make.employee(clinicId, { who: patient });
    await agree(asPatient, 'TERMS_AND_CONDITIONS', 'PRM_PATIENT');
    const switched = await test.call(switchRole, { body: { role: 'PRM_DOCTOR' } }, { as: asPatient });
    expect(switched.body.userClaim.consents).toMatchObject({
      prmPatientConsentGiven: true,
      prmClinicConsentGiven: false,
    });
    const asStaff = await agree(switched.cookie, 'TERMS_AND_CONDITIONS', 'PRM_CLINIC');
    expect(asStaff.body.userClaim).toMatchObject({
      activeRole: 'PRM_DOCTOR',
      consents: { prmPatientConsentGiven: true, prmClinicConsentGiven: true },
    });
  });

  it('twice, or in two tabs at once, is harmless; the first time counts', async () => {
    const { patient, asPatient } = await newcomer();
    const answers = await Promise.all(
      [1, 2, 3].map(() => agree(asPatient, 'PRIVACY_POLICY', 'PRM_PRIVACY_POLICY')),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [first, ...more] = await kept(patient.userId);
    expect(more).toEqual([]);
    await agree(asPatient, 'PRIVACY_POLICY', 'PRM_PRIVACY_POLICY');
    expect((await kept(patient.userId))[0]?.given_at).toEqual(first?.given_at);
  });

  it('leaves a row in the audit log', async () => {
    const { patient, asPatient } = await newcomer();
    await agree(asPatient, 'PRIVACY_POLICY', 'PRM_PRIVACY_POLICY');
    const rows = await test.database.system
      .selectFrom('audit_log')
      .select(['action', 'call', 'person_ids'])
      .where('user_id', '=', patient.userId)
      .where('action', '=', 'CHANGED')
      .execute();
    expect(rows).toEqual([
      { action: 'CHANGED', call: 'POST /users/save-consent', person_ids: [patient.personId] },
    ]);
  });

  it.each([before, '2999-01-01'])('to the version %s, which is not in force, is refused', async (version) => {
    const { patient, asPatient } = await newcomer();
    const answer = await agreeTo(asPatient, 'PRIVACY_POLICY', version);
    expect([answer.status, answer.raw.code]).toEqual([469, 'CONSENT_VERSION_CHANGED']);
    expect(await kept(patient.userId)).toEqual([]);
  });

  it.each(['', '1', 'latest', '2026-13-01'])('to "%s" is no version at all', async (version) => {
    const { asPatient } = await newcomer();
    expect((await agreeTo(asPatient, 'PRIVACY_POLICY', version)).status).toBe(400);
  });

  it.each(['TRANSLATION', 'COOKIE_POLICY'] as const)('%s is not asked of a patient', async (type) => {
    const { patient, asPatient } = await newcomer();
    const answer = await agreeTo(asPatient, type, versionOf('translation-policy'));
    expect([answer.status, answer.raw.issues]).toEqual([
      400,
      [{ path: ['body', 'type'], key: 'notForThisRole' }],
    ]);
    expect(await kept(patient.userId)).toEqual([]);
  });
});

describe('a text that changed', () => {
  it('is asked for again, and the person hears which one they knew', async () => {
    const { patient, asPatient } = await make.clinicWithPatient();
    expect((await test.call(getConsents, { query: {} }, { as: asPatient })).body).toMatchObject({
      prmPatientConsentGiven: true,
      earlier: [],
    });
    await age(patient.userId);
    const asked = await test.call(getConsents, { query: { locale: 'et' } }, { as: asPatient });
    expect(asked.body).toMatchObject({
      prmPatientConsentGiven: false,
      prmPrivacyPolicyConsentGiven: false,
      earlier: [
        { type: 'TERMS_AND_CONDITIONS', version: before },
        { type: 'PRIVACY_POLICY', version: before },
      ],
    });
    expect(await flagsOf(asPatient)).toMatchObject({ prmPatientConsentGiven: false });

    await agree(asPatient, 'TERMS_AND_CONDITIONS', 'PRM_PATIENT');
    const after = await test.call(getConsents, { query: {} }, { as: asPatient });
    expect(after.body).toMatchObject({
      prmPatientConsentGiven: true,
      earlier: [{ type: 'PRIVACY_POLICY', version: before }],
    });
    // What was agreed to stays on record.
    expect((await kept(patient.userId)).filter((row) => row.consent_group === 'PRM_PATIENT')).toHaveLength(2);
  });

  it('is no news to somebody who never agreed', async () => {
    const { asPatient } = await newcomer();
    expect((await test.call(getConsents, { query: {} }, { as: asPatient })).body.earlier).toEqual([]);
  });
});

describe('the content service', () => {
  const ask = (slug: string, locale: string) =>
    test.app.server.inject({ method: 'GET', url: `/content/prm?slug=${slug}&locale=${locale}` });

  it.each(documentSlugs.flatMap((slug) => languages.map((locale) => [slug, locale] as const)))(
    'has %s in %s',
    async (slug, locale) => {
      const { body } = await test.call(getContent, { query: { slug, locale } });
      expect(body.content).toHaveLength(1);
      expect(body.content[0]).toMatchObject({ slug, locale, updatedAt: versionOf(slug) });
      expect(body.content[0]?.body.length).toBeGreaterThan(2_000);
    },
  );
  it('stands beside /api and may be kept by anybody for a while', async () => {
    const { statusCode, headers } = await ask('privacy-policy', 'et');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=300']);
    expect((await test.app.server.inject('/api/content/prm?slug=privacy-policy&locale=et')).statusCode).toBe(
      404,
    );
  });
  it('has nothing for a slug it does not know, and knows four languages', async () => {
    expect((await ask('no-such-text', 'et')).json()).toEqual({ content: [] });
    expect((await ask('constructor', 'et')).json()).toEqual({ content: [] });
    const refused = await ask('privacy-policy', 'fi');
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([400, undefined]);
    expect((await ask('', 'et')).statusCode).toBe(400);
  });
});
