import { createClinicEContact, getClinicEContact } from '@tervita/contract/e-contacts';
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

const clinicWithoutCough = async () => {
  const scene = await make.clinicWithPatient();
  const { id: clinicMemberId } = await test.database.system
    .selectFrom('clinic_member')
    .select('id')
    .where('person_id', '=', scene.patient.personId)
    .executeTakeFirstOrThrow();
  await test.database.system
    .insertInto('clinic_type_off')
    .values({ clinic_id: scene.clinicId, type: 'COUGH', created_at: new Date() })
    .execute();
  const create = (over: object) =>
    test.call(
      createClinicEContact,
      { body: { clinicId: scene.clinicId, clinicMemberId, text: 'Köhib', ...over } as never },
      { as: scene.asNurse },
    );
  return { ...scene, create };
};

it.each(['AS_PATIENT', 'TO_PATIENT'])(
  'staff write nothing about a reason that the clinic has switched off (%s)',
  async (kind) => {
    const { create } = await clinicWithoutCough();
    expect(await create({ kind, eContactType: 'COUGH' })).toMatchObject({
      status: 468,
      raw: { code: 'E_CONTACT_TYPE_NOT_OFFERED' },
    });
    expect((await create({ kind, eContactType: 'PRESCRIPTION_REFILL' })).status).toBe(200);
  },
);

it('a questionnaire that the plan does not have is refused with what can be done about it', async () => {
  const { create, clinicId } = await clinicWithoutCough();
  await test.database.system
    .updateTable('clinic')
    .set({ plan: 'BASIC', trial_until: null })
    .where('id', '=', clinicId)
    .execute();
  expect(await create({ kind: 'TO_PATIENT', eContactType: 'PHQ9' })).toMatchObject({
    status: 468,
    raw: { code: 'FEATURE_NOT_IN_PLAN' },
  });
});

it('a call that tells of danger is written down all the same', async () => {
  const { create } = await clinicWithoutCough();
  expect(
    (await create({ kind: 'AS_PATIENT', eContactType: 'COUGH', dangerSigns: ['breathing-hard'] })).status,
  ).toBe(200);
});

it.each([
  ['Mul on juba kolmandat päeva köha ja palavik, kas pean tulema?', 'et'],
  ['У меня уже третий день кашель, что мне делать?', 'ru'],
])('what is written down is in the language of its words, not of the page: %s', async (text, language) => {
  const { create, asNurse, patient } = await clinicWithoutCough();
  await sql`update app_user set language = 'en' where person_id <> ${patient.personId}`.execute(
    test.database.system,
  );
  const { body } = await create({
    kind: 'AS_PATIENT',
    eContactType: 'QUESTION',
    isDangerUnasked: true,
    text,
  });
  const read = await test.call(getClinicEContact, { params: { id: body.id } }, { as: asNurse });
  expect(read.body.language).toBe(language);
});
