import { randomUUID } from 'node:crypto';
import { sendEContactText } from '@tervita/contract/e-contacts';
import { listClinicTypes, listOfferedTypes } from '@tervita/contract/problem-types';
import { hasShippedText } from '@tervita/domain/instruments';
import { fixedOftenChosen, kindOf, type ProblemType, problemTypes } from '@tervita/domain/problem-types';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withClient } from '../../core/database/users.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given } from '../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

type Scene = Awaited<ReturnType<Given['clinicWithPatient']>>;
const switchOff = ({ clinicId }: Scene, type: ProblemType) =>
  sql`insert into clinic_type_off (clinic_id, type, created_at) values (${clinicId}, ${type}, now())`.execute(
    test.database.system,
  );
const offered = async (scene: Scene, clinicId = scene.clinicId) =>
  test.call(listOfferedTypes, { params: { clinicId } }, { as: scene.asPatient });

interface Earlier {
  readonly type: ProblemType;
  readonly count: number;
  readonly daysAgo?: number;
  readonly by?: 'PATIENT' | 'CLINIC';
}
const earlier = (scene: Scene, { type, count, daysAgo = 1, by = 'PATIENT' }: Earlier) =>
  sql`insert into e_contact (id, clinic_id, clinic_member_id, patient_person_id, creator_user_id, creator_kind,
      creator_name, type, status, waiting_since, created_at, updated_at)
    select gen_random_uuid(), m.clinic_id, m.id, m.person_id, ${scene.patient.userId}, ${by}, 'Mari', ${type},
      'COMPLETED', at, at, at
    from clinic_member m, (select now() - make_interval(days => ${daysAgo}) as at) t, generate_series(1, ${count}::int)
    where m.clinic_id = ${scene.clinicId}`.execute(test.database.system);

describe('reasons that a clinic takes', () => {
  it('are all, until it switches one off', async () => {
    const scene = await make.clinicWithPatient();
    const filled = problemTypes.filter((type) => kindOf(type) !== 'QUESTIONNAIRE' || hasShippedText(type));
    expect((await offered(scene)).body.types).toEqual(filled);
    await switchOff(scene, 'COUGH');
    const { types } = (await offered(scene)).body;
    expect(filled.filter((type) => !types.includes(type))).toEqual(['COUGH']);
  });

  it('leave out questionnaires where the plan has none', async () => {
    const scene = await make.clinicWithPatient();
    await sql`update clinic set plan = 'BASIC' where id = ${scene.clinicId}`.execute(test.database.system);
    expect((await offered(scene)).body.types).not.toContain('PHQ9');
  });

  it('always leave own words', async () => {
    await expect(switchOff(await make.clinicWithPatient(), 'OTHER_PROBLEM')).rejects.toThrow('check');
  });

  it('are not found for a clinic that is not there', async () => {
    expect((await offered(await make.clinicWithPatient(), randomUUID())).status).toBe(404);
  });

  it('are shown to staff of that clinic, with those that are off', async () => {
    const [scene, stranger] = [await make.clinicWithPatient(), await make.clinicWithPatient()];
    await switchOff(scene, 'SKIN_RASH');
    const params = { clinicId: scene.clinicId };
    const { body } = await test.call(listClinicTypes, { params }, { as: scene.asNurse });
    expect(body.eContactTypes).toHaveLength(81);
    expect(body.eContactTypes.find(({ type }) => type === 'SKIN_RASH')).toEqual({
      type: 'SKIN_RASH',
      group: 'OTHER_HEALTH_CONCERN',
      icon: 'rash',
      colour: 'honey',
      isOffered: false,
      filling: null,
    });
    expect(body.questionnaires).toBe('ENABLED');
    const fillingOf = (name: ProblemType) => body.eContactTypes.find(({ type }) => type === name)?.filling;
    expect([fillingOf('PHQ9'), fillingOf('BDI')]).toEqual(['OWN_PAGES', null]);
    expect((await test.call(listClinicTypes, { params }, { as: stranger.asNurse })).status).toBe(404);
  });

  it('are the only ones that can be sent', async () => {
    const scene = await make.clinicWithPatient();
    await switchOff(scene, 'COUGH');
    const send = (eContactType: ProblemType) => {
      const { clinicId, patient } = scene;
      const body = { eContactType, patientPersonId: patient.personId, clinicId, text: 'Tere' };
      return test.call(sendEContactText, { body }, { as: scene.asPatient });
    };
    expect(await send('COUGH')).toMatchObject({ status: 468, raw: { code: 'E_CONTACT_TYPE_NOT_OFFERED' } });
    expect((await send('OTHER_PROBLEM')).status).toBe(200);
  });
});

describe('often chosen', () => {
  it('is a fixed list until there are fifty', async () => {
    const scene = await make.clinicWithPatient();
    await earlier(scene, { type: 'VERTIGO', count: 49 });
    expect((await offered(scene)).body.oftenChosen).toEqual(fixedOftenChosen);
    await earlier(scene, { type: 'VERTIGO', count: 1 });
    expect((await offered(scene)).body.oftenChosen[0]).toBe('VERTIGO');
  });

  it('counts what patients chose in the last 90 days, in this clinic', async () => {
    const [scene, other] = [await make.clinicWithPatient(), await make.clinicWithPatient()];
    await earlier(scene, { type: 'BACK_PAIN', count: 30 });
    await earlier(scene, { type: 'EAR_PAIN', count: 20, daysAgo: 89 });
    await earlier(scene, { type: 'COUGH', count: 10 });
    await earlier(scene, { type: 'OTHER_PROBLEM', count: 40 });
    await earlier(scene, { type: 'HEADACHE', count: 90, daysAgo: 91 });
    await earlier(scene, { type: 'QUESTION', count: 90, by: 'CLINIC' });
    await earlier(other, { type: 'ANXIETY', count: 90 });
    await switchOff(scene, 'COUGH');
    expect((await offered(scene)).body.oftenChosen).toEqual([
      'BACK_PAIN',
      'EAR_PAIN',
      'ACUTE_INFECTION',
      'PRESCRIPTION',
    ]);
  });

  it('reads its index alone, however many e-contacts there are', async () => {
    const scene = await make.clinicWithPatient();
    for (const daysAgo of [10, 200, 400, 800])
      await earlier(scene, { type: 'BACK_PAIN', count: 4_000, daysAgo });
    const plan = await withClient(test.testDatabase.superuserUrl, async (client) => {
      await client.query('vacuum analyze e_contact');
      const { rows } = await client.query(`select prosrc from pg_proc where proname = 'often_chosen_types'`);
      const body = String(rows[0].prosrc).replace('in_clinic_id', `'${scene.clinicId}'`);
      const explained = await client.query(`explain (format json) ${body}`);
      return JSON.stringify(explained.rows);
    });
    expect(plan).toContain('e_contact_chosen');
    expect(plan).not.toContain('Seq Scan');
  });
});
