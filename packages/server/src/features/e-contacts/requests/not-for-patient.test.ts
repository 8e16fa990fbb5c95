import { randomUUID } from 'node:crypto';
import {
  askForQuestionnaire,
  getClinicEContact,
  getPatientTimeline,
  moveManyEContacts,
  sendEContactText,
} from '@tervita/contract/e-contacts';
import type { ProblemType } from '@tervita/domain/problem-types';
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

const key = () => ({ idempotencyKey: randomUUID() });

interface KnownAs {
  readonly birthDate: string | null;
  readonly sex: 'MALE' | 'FEMALE' | 'NOT_DISCLOSED';
}

/** An e-contact of somebody whom the clinic knows as this. */
const written = async ({ birthDate, sex }: KnownAs) => {
  const scene = await make.clinicWithPatient();
  const { clinicId, patient, asPatient, asNurse } = scene;
  await sql`update clinic_member set birth_date = ${birthDate}, sex = ${sex} where person_id = ${patient.personId}`.execute(
    test.database.system,
  );
  const send = () =>
    test.call(
      sendEContactText,
      { body: { eContactType: 'QUESTION', patientPersonId: patient.personId, clinicId, text: 'Tere' } },
      { as: asPatient },
    );
  const params = { id: (await send()).body.id };
  const ask = (eContactType: ProblemType) =>
    test.call(askForQuestionnaire, { params, body: { eContactType, text: '' }, ...key() }, { as: asNurse });
  return { ...scene, params, ask };
};

const refused = { status: 468, raw: { code: 'QUESTIONNAIRE_NOT_FOR_PATIENT' } };

describe('a questionnaire that is not made for the patient', () => {
  it.each([
    ['too young', 'GAD', { birthDate: '2015-05-06', sex: 'MALE' }],
    ['too old', 'SNAP_IV', { birthDate: '1980-05-06', sex: 'MALE' }],
    ['of the other sex', 'IPSS', { birthDate: '1980-05-06', sex: 'FEMALE' }],
  ] as const)('is not asked of who is %s, and the turn stays: %s', async (_, type, known) => {
    const at = await written(known);
    expect(await at.ask(type)).toMatchObject(refused);
    const { body } = await test.call(getPatientTimeline, { params: at.params }, { as: at.asPatient });
    expect(body.questionnaireRequests).toEqual([]);
    expect(body.eContact.turn).toBe('CLINIC');
  });

  it.each(['GAD', 'SNAP_IV', 'IPSS'] as const)('is asked where nobody knows better: %s', async (type) => {
    const at = await written({ birthDate: null, sex: 'NOT_DISCLOSED' });
    expect((await at.ask(type)).status).toBe(200);
  });

  it('is left and named among several, and the others are asked', async () => {
    const grown = await written({ birthDate: '1980-05-06', sex: 'MALE' });
    const { clinicId, asNurse } = grown;
    const other = await make.person();
    const memberId = await make.member(clinicId, other.personId);
    await sql`update clinic_member set birth_date = '2015-05-06' where id = ${memberId}`.execute(
      test.database.system,
    );
    const body = {
      eContactType: 'QUESTION',
      patientPersonId: other.personId,
      clinicId,
      text: 'Tere',
    } as const;
    const asOther = await make.session(other.userId);
    const { id } = (await test.call(sendEContactText, { body }, { as: asOther })).body;
    const named = async (eContactId: string) => {
      const seen = await test.call(getClinicEContact, { params: { id: eContactId } }, { as: asNurse });
      return { id: eContactId, version: seen.body.version };
    };
    const eContacts = [await named(grown.params.id), await named(id)];
    const action = { kind: 'ASK_QUESTIONNAIRE' as const, eContactType: 'GAD' as const, text: '' };
    const moved = await test.call(
      moveManyEContacts,
      { body: { clinicId, eContacts, action }, ...key() },
      { as: asNurse },
    );
    expect(moved.body.moved.map((each) => each.id)).toEqual([grown.params.id]);
    expect(moved.body.left).toEqual([{ id, code: 'QUESTIONNAIRE_NOT_FOR_PATIENT' }]);
  });
});
