import { randomUUID } from 'node:crypto';
import { getClinicFeatures } from '@tervita/contract/ai';
import { upgradeSubscription } from '@tervita/contract/clinics';
import type { Sent } from '@tervita/contract/core';
import { sendEContactText } from '@tervita/contract/e-contacts';
import {
  addClinic,
  declineApplication,
  getPlatformClinic,
  getPlatformFigures,
  listApplications,
  listPlatformClinics,
  type PlatformClinic,
  setClinicPlan,
} from '@tervita/contract/platform-admin';
import { listOfferedTypes } from '@tervita/contract/problem-types';
import { agreementVersion } from '@tervita/domain/clinic-signup';
import { generatePersonalCode } from '@tervita/domain/persons';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { applyWithCode } from '../../testing/apply-for-clinic.ts';
import { openBrowser } from '../../testing/browser.ts';
import { gatewayFor } from '../../testing/digital-id.ts';
import { eventually } from '../../testing/eventually.ts';
import { type Given, given } from '../../testing/given.ts';

let test: TestApp;
let make: Given;
let as: string;
let adminId: string;
const digitalId = gatewayFor();
beforeAll(async () => {
  test = await startTestApp({ digitalId: digitalId.gateway });
  make = given(test.database);
  await test.app.startWorker();
  const admin = await make.person();
  adminId = admin.userId;
  await sql`update app_user set is_platform_admin = true where id = ${adminId}`.execute(test.database.system);
  as = await make.session(adminId, 'PRM_TERVITA_ADMIN');
});
afterAll(() => test.close());

let serial = 0;
/** Eight digits whose last one checks the others. */
const registrationCode = (): string => {
  serial += 1;
  const digits = [...String(1_200_000 + serial)].map(Number);
  const sum = (weights: readonly number[]) =>
    weights.reduce((all, weight, at) => all + weight * (digits[at] ?? 0), 0) % 11;
  const first = sum([1, 2, 3, 4, 5, 6, 7]);
  const check = first < 10 ? first : sum([3, 4, 5, 6, 7, 8, 9]) % 10;
  return `${digits.join('')}${check}`;
};

type NewClinic = Sent<typeof addClinic>['body'];
const newClinic = (over: Partial<NewClinic> = {}): NewClinic => ({
  registrationCode: registrationCode(),
  country: 'EE',
  clinicName: `Metsaoja ${serial}`,
  kind: 'FAMILY_DOCTOR',
  address: 'Kase 4, Viljandi',
  timeZone: 'Europe/Tallinn',
  email: 'info@metsaoja.example',
  phone: '5123 4567',
  firstName: 'Pille',
  surname: 'Randmäe',
  personalCode: generatePersonalCode('EE', { birthDate: '1971-06-06', sex: 'FEMALE', serial: 100 + serial }),
  contactEmail: `pille${serial}@metsaoja.example`,
  role: 'DOCTOR',
  ...over,
});
const add = (body: NewClinic, options = {}) => test.call(addClinic, { body }, { as, ...options });
/** Another admin, who signed in too long ago. */
const asOld = async () => {
  const { userId } = await make.person();
  await sql`update app_user set is_platform_admin = true where id = ${userId}`.execute(test.database.system);
  const token = await make.session(userId, 'PRM_TERVITA_ADMIN');
  await sql`update session set signed_in_at = now() - interval '16 minutes' where user_id = ${userId}`.execute(
    test.database.system,
  );
  return token;
};
const subjectsTo = (address: string) =>
  test.mails.filter(({ to }) => to === address).map(({ subject }) => subject);

describe('a new clinic', () => {
  it('begins with the basic plan and a trial of everything, and its first admin gets a letter', async () => {
    const body = newClinic();
    const { status, body: made } = await add(body);
    expect(status).toBe(200);
    expect(made).toMatchObject({
      name: body.clinicName,
      plan: 'BASIC',
      planNow: 'PREMIUM',
      employees: 1,
      patients: 0,
      eContacts30: 0,
      lastSignInAt: null,
      features: { TRANSLATION: 'ENABLED' },
    });
    const days = (Date.parse(made.trialUntil ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
    await eventually(() => expect(subjectsTo(body.contactEmail)).toEqual(['Teie kliinik on Tervitas']));
  });

  it('made twice by a repeated call is one; with the same registration code it is refused', async () => {
    const body = newClinic();
    const key = randomUUID();
    const one = await add(body, { key });
    const again = await add(body, { key });
    expect(again.body.clinicId).toBe(one.body.clinicId);
    expect(await add({ ...newClinic(), registrationCode: body.registrationCode })).toMatchObject({
      status: 468,
      raw: { code: 'CLINIC_EXISTS_ALREADY' },
    });
    const both = newClinic();
    const answers = await Promise.all([add(both), add({ ...both, clinicName: 'Teine' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 468]);
  });

  it('belongs to whoever signs in with that code, who may work elsewhere already', async () => {
    const scene = await make.clinicWithPatient();
    const nurse = await make.employee(scene.clinicId);
    const { rows } = await sql<{ code: string; first: string; last: string }>`
      select p.personal_code as code, p.first_name as first, p.surname as last from person p
      where p.id = ${nurse.personId}`.execute(test.database.system);
    const [person] = rows;
    if (!person) throw new Error('no nurse');
    const { body } = await add(
      newClinic({ personalCode: person.code, firstName: person.first, surname: person.last }),
    );
    const signedIn = await digitalId.show(openBrowser(test), {
      code: person.code,
      firstName: person.first,
      surname: person.last,
    });
    const { userId, employments } = signedIn.body.userClaim;
    expect(userId).toBe(nurse.userId);
    expect(new Set(employments.map(({ clinicId, isAdmin }) => `${clinicId} ${isAdmin}`))).toEqual(
      new Set([`${scene.clinicId} false`, `${body.clinicId} true`]),
    );
  });

  it('needs a sign-in of the last minutes, and an adult', async () => {
    expect(await add(newClinic(), { as: await asOld() })).toMatchObject({
      status: 468,
      raw: { code: 'SIGN_IN_TOO_OLD' },
    });
    const child = generatePersonalCode('EE', { birthDate: '2016-06-06', sex: 'FEMALE', serial: 1 });
    expect(await add(newClinic({ personalCode: child }))).toMatchObject({
      status: 468,
      raw: { code: 'PERSON_IS_UNDERAGE' },
    });
  });
});

describe('an application', () => {
  const apply = async () => {
    const applicationId = randomUUID();
    const { kind: _, role: __, ...clinic } = newClinic();
    const body = {
      ...clinic,
      applicationId,
      companyName: 'Metsaoja Arstid OÜ',
      agreementVersion,
      maySign: true,
    } as const;
    expect((await applyWithCode(test, body)).status).toBe(200);
    return { ...body, applicationId };
  };
  const found = async (id: string) =>
    (await test.call(listApplications, { query: {} }, { as })).body.applications.find(
      (each) => each.id === id,
    );
  const accept = ({ applicationId, ...said }: Awaited<ReturnType<typeof apply>>, over = {}) => {
    const { companyName: _, agreementVersion: __, maySign: ___, ...clinic } = said;
    return add({ ...clinic, kind: 'FAMILY_DOCTOR', role: 'DOCTOR', applicationId, ...over });
  };

  it('is accepted once, by one of two', async () => {
    const application = await apply();
    expect(await found(application.applicationId)).toMatchObject({ status: 'OPEN', isKnownCompany: false });
    const answers = await Promise.all([
      accept(application),
      accept(application, { registrationCode: registrationCode() }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 469]);
    const clinicId = answers.find(({ status }) => status === 200)?.body.clinicId;
    expect(await found(application.applicationId)).toMatchObject({ status: 'ACCEPTED', clinicId });
    expect(await accept(application)).toMatchObject({ raw: { code: 'APPLICATION_ALREADY_DECIDED' } });
    const { rows } = await sql`select from clinic where name = ${application.clinicName}`.execute(
      test.database.system,
    );
    expect(rows).toHaveLength(1);
  });

  it('is declined with a reason, which its contact person reads', async () => {
    const application = await apply();
    const params = { id: application.applicationId };
    const decline = () =>
      test.call(declineApplication, { params, body: { reason: 'Registrikood ei klapi.' } }, { as });
    expect((await decline()).status).toBe(200);
    expect(await decline()).toMatchObject({
      status: 469,
      raw: { code: 'APPLICATION_ALREADY_DECIDED' },
    });
    expect((await accept(application)).status).toBe(469);
    await eventually(() =>
      expect(subjectsTo(application.contactEmail)).toContain('Teie taotlust Tervitaga liituda ei rahuldatud'),
    );
    expect(
      test.mails.find(({ to, subject }) => to === application.contactEmail && /ei rahuldatud/.test(subject))
        ?.text,
    ).toContain('Registrikood ei klapi.');
    expect(await found(application.applicationId)).toMatchObject({
      status: 'DECLINED',
      declineReason: 'Registrikood ei klapi.',
    });
  });

  it('of a company that is known says so, to whoever decides', async () => {
    const application = await apply();
    await add(newClinic({ registrationCode: application.registrationCode }));
    expect(await found(application.applicationId)).toMatchObject({ isKnownCompany: true });
    expect(await accept(application)).toMatchObject({ raw: { code: 'CLINIC_EXISTS_ALREADY' } });
    expect(await found(application.applicationId)).toMatchObject({ status: 'OPEN' });
  });
});

describe('the plan of a clinic', () => {
  const scenes = async () => {
    const scene = await make.clinicWithPatient();
    const admin = await make.employee(scene.clinicId, { isAdmin: true });
    return { ...scene, admin, asAdmin: await make.session(admin.userId, 'PRM_DOCTOR') };
  };
  const read = async (clinicId: string) =>
    (await test.call(getPlatformClinic, { params: { clinicId } }, { as })).body;
  type PlanBody = Sent<typeof setClinicPlan>['body'];
  const asRead = ({ planValidFrom, granted }: PlatformClinic) => ({ validFrom: planValidFrom, granted });
  const setPlan = (clinicId: string, body: PlanBody, token = as) =>
    test.call(setClinicPlan, { params: { clinicId }, body }, { as: token });

  it('is lowered while its people work: every gate follows at once, and its admins get a letter', async () => {
    const { clinicId, asNurse, asPatient, admin } = await scenes();
    const gates = async () => ({
      staff: (await test.call(getClinicFeatures, { params: { clinicId } }, { as: asNurse })).body.translation,
      asksQuestions: (await test.call(listOfferedTypes, { params: { clinicId } }, { as: asPatient })).body
        .asksQuestions,
    });
    expect(await gates()).toEqual({ staff: 'ENABLED', asksQuestions: true });
    const before = await read(clinicId);
    const basic = { plan: 'BASIC', granted: [], replaces: asRead(before) } as const;
    expect((await setPlan(clinicId, { ...basic, granted: [] })).body).toMatchObject({ planNow: 'BASIC' });
    expect(await gates()).toEqual({ staff: 'NOT_AVAILABLE', asksQuestions: false });
    // The answer was lost: the same again is no second change.
    expect((await setPlan(clinicId, { ...basic, granted: [] })).status).toBe(200);
    await eventually(() => expect(subjectsTo(admin.email)).toEqual(['Tervita muutis teie kliiniku paketti']));
  });

  it('special has what the platform grants, and nothing of it stays with another plan', async () => {
    const { clinicId, asNurse } = await scenes();
    const special = await setPlan(clinicId, {
      plan: 'SPECIAL',
      granted: ['TRANSLATION', 'TRANSLATION'],
      replaces: asRead(await read(clinicId)),
    });
    expect(special.body).toMatchObject({
      granted: ['TRANSLATION'],
      features: {
        TRANSLATION: 'ENABLED',
        AI_SUMMARIZATION: 'NOT_AVAILABLE',
        QUESTIONNAIRES: 'NOT_AVAILABLE',
      },
    });
    const features = () => test.call(getClinicFeatures, { params: { clinicId } }, { as: asNurse });
    expect((await features()).body).toMatchObject({
      translation: 'ENABLED',
      aiSummarization: 'NOT_AVAILABLE',
    });
    const other = await setPlan(clinicId, {
      plan: 'SPECIAL',
      granted: ['QUESTIONNAIRES'],
      replaces: asRead(special.body),
    });
    expect(other.body).toMatchObject({
      granted: ['QUESTIONNAIRES'],
      features: { TRANSLATION: 'NOT_AVAILABLE' },
    });
    const basic = await setPlan(clinicId, {
      plan: 'BASIC',
      granted: ['QUESTIONNAIRES'],
      replaces: asRead(other.body),
    });
    expect(basic.body).toMatchObject({ granted: [], features: { QUESTIONNAIRES: 'NOT_AVAILABLE' } });
  });

  it('whose features two admins set at once has what the first set; the other reads it again', async () => {
    const { clinicId } = await scenes();
    const replaces = asRead(await read(clinicId));
    const special = await setPlan(clinicId, { plan: 'SPECIAL', granted: [], replaces });
    const both = { plan: 'SPECIAL', replaces: asRead(special.body) } as const;
    const first = await setPlan(clinicId, { ...both, granted: ['TRANSLATION'] });
    expect(first.body).toMatchObject({ granted: ['TRANSLATION'] });
    expect((await setPlan(clinicId, { ...both, granted: ['QUESTIONNAIRES'] })).raw).toMatchObject({
      code: 'CLINIC_PLAN_CHANGED',
    });
    expect(await read(clinicId)).toMatchObject({ granted: ['TRANSLATION'] });
  });

  it('that the clinic took meanwhile is not taken from it unseen', async () => {
    const { clinicId, asAdmin } = await scenes();
    await sql`update clinic set plan = 'BASIC', plan_valid_from = now() - interval '1 day'
      where id = ${clinicId}`.execute(test.database.system);
    const seen = await read(clinicId);
    await test.call(
      upgradeSubscription,
      { params: { clinicId }, body: { plan: 'PREMIUM' } },
      { as: asAdmin },
    );
    const late = { plan: 'SPECIAL', granted: [], replaces: asRead(seen) } as const;
    expect(await setPlan(clinicId, { ...late, granted: [] })).toMatchObject({
      status: 469,
      raw: { code: 'CLINIC_PLAN_CHANGED' },
    });
    expect((await read(clinicId)).plan).toBe('PREMIUM');
  });

  it('is set by a fresh sign-in, of a clinic that is there, and leaves its row in the log', async () => {
    const { clinicId } = await scenes();
    const replaces = asRead(await read(clinicId));
    const body: PlanBody = { plan: 'BASIC', granted: [], replaces };
    expect(await setPlan(clinicId, body, await asOld())).toMatchObject({ raw: { code: 'SIGN_IN_TOO_OLD' } });
    expect((await setPlan(randomUUID(), body)).status).toBe(404);
    await setPlan(clinicId, body);
    const { rows } = await sql`
      select from audit_log where user_id = ${adminId} and action = 'CHANGED' and outcome = '200'
        and call = 'PUT /prm/clinics/:clinicId/plan' and ${clinicId}::uuid = any (clinic_ids)`.execute(
      test.database.system,
    );
    expect(rows).toHaveLength(1);
  });
});

describe('figures', () => {
  it('count what is there, and show nobody', async () => {
    const scene = await make.clinicWithPatient();
    const body = {
      eContactType: 'BACK_PAIN',
      patientPersonId: scene.patient.personId,
      clinicId: scene.clinicId,
      text: 'Selg valutab väga',
    } as const;
    const { body: sent } = await test.call(sendEContactText, { body }, { as: scene.asPatient });
    await sql`update e_contact set waiting_since = now() - interval '2 days', created_at = now() - interval '10 days'
      where id = ${sent.id}`.execute(test.database.system);
    await sql`insert into patient_list (clinic_id, code, last_import_at) values (${scene.clinicId}, 'N1', now())`.execute(
      test.database.system,
    );
    const answer = await test.call(getPlatformClinic, { params: { clinicId: scene.clinicId } }, { as });
    expect(answer.body).toMatchObject({
      patients: 1,
      eContacts7: 0,
      eContacts30: 1,
      unanswered: 1,
      overADay: 1,
      lastImportAt: expect.any(String),
    });
    expect(JSON.stringify(answer.raw)).not.toMatch(/Selg|Maasikas/);
    const figures = await test.call(getPlatformFigures, {}, { as });
    expect(figures.body.clinics).toBeGreaterThan(1);
    expect(figures.body.patients).toBeGreaterThan(0);
  });

  it('are found by name without accents, by place and by code, in pages', async () => {
    const body = newClinic({ clinicName: 'Õnnepäeva Perearstid', address: 'Söödi 1, Võru' });
    await add(body);
    const search = async (text: string) =>
      (await test.call(listPlatformClinics, { query: { search: text } }, { as })).body.clinics.map(
        ({ name }) => name,
      );
    for (const text of ['onnepaeva', 'voru', body.registrationCode, 'Õnnepäeva  '])
      expect(await search(text), text).toContain('Õnnepäeva Perearstid');
    expect(await search('%')).not.toContain('Õnnepäeva Perearstid');
    for (let at = 25; at >= 0; at -= 1) await make.clinic({ name: `Lehe ${String(at).padStart(2, '0')}` });
    const page = async (at: number) =>
      (await test.call(listPlatformClinics, { query: { search: 'lehe', page: at } }, { as })).body;
    expect(await page(0)).toMatchObject({ total: 26 });
    expect((await page(1)).clinics.map(({ name }) => name)).toEqual(['Lehe 25']);
    const basic = await test.call(listPlatformClinics, { query: { plan: 'BASIC' } }, { as });
    expect(basic.body.clinics.every(({ planNow }) => planNow === 'BASIC')).toBe(true);
  });

  it('are not for staff, also not for an admin of the platform who works as staff now', async () => {
    const scene = await make.clinicWithPatient();
    await sql`insert into employee (id, clinic_id, user_id, first_name, surname, role, created_at)
      values (${randomUUID()}, ${scene.clinicId}, ${adminId}, 'Kaarel', 'Viidasalu', 'DOCTOR', now())`.execute(
      test.database.system,
    );
    const asStaff = await make.session(adminId, 'PRM_DOCTOR');
    for (const token of [scene.asNurse, scene.asPatient, asStaff])
      expect((await test.call(listPlatformClinics, { query: {} }, { as: token })).status).toBe(403);
  });

  it('come from functions that ask themselves who is there', async () => {
    const scene = await make.clinicWithPatient();
    const { rows } = await sql<{ id: string }>`select user_id as id from employee
      where clinic_id = ${scene.clinicId} limit 1`.execute(test.database.system);
    const context = { userId: rows[0]?.id, clinicIds: [scene.clinicId] };
    for (const asked of [
      sql`select * from platform_clinics(null, '', null, 10, 0)`,
      sql`select * from platform_figures('Europe/Tallinn')`,
      sql`select * from platform_feedback(null, null, 10)`,
      sql`select platform_ratings()`,
      sql`select set_clinic_plan(${scene.clinicId}, 'PREMIUM', '{}', now(), '{}')`,
    ])
      await expect(test.database.write('tervita_clinic', context, (tx) => asked.execute(tx))).rejects.toThrow(
        'not an admin of the platform',
      );
  });
});
