import { randomUUID } from 'node:crypto';
import type { Sent } from '@tervita/contract/core';
import {
  askForQuestionnaire,
  completeEContact,
  getClinicEContact,
  getClinicTimeline,
  getPatientTimeline,
  sendEContactText,
} from '@tervita/contract/e-contacts';
import { listQuestionnaireResponses } from '@tervita/contract/instruments';
import { fillWithPatient, getAiQuestionnaire } from '@tervita/contract/smart-questionnaire';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { type Given, given } from '../../../testing/given.ts';
import { unverifiedWriter } from '../../../testing/unverified-writer.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

type Body = Sent<typeof fillWithPatient>['body'];

const written = async () => {
  const scene = await make.clinicWithPatient();
  const { clinicId, patient, asPatient, asNurse } = scene;
  const sent = await test.call(
    sendEContactText,
    { body: { eContactType: 'QUESTION', patientPersonId: patient.personId, clinicId, text: 'Olen väsinud' } },
    { as: asPatient },
  );
  const params = { id: sent.body.id };
  const step = (body: Partial<Body>, options: { as?: typeof asNurse; key?: string } = {}) =>
    test.call(
      fillWithPatient,
      { params, body: { eContactType: 'GAD', locale: 'en', answers: {}, ...body } },
      { as: asNurse, ...options },
    );
  return { ...scene, params, step };
};
type Written = Awaited<ReturnType<typeof written>>;

const answered = (prefix: string, values: readonly number[]) =>
  Object.fromEntries(values.map((value, at) => [`${prefix}.q${at + 1}`, { choices: [String(value)] }]));
const none = { danger: { choices: ['none'] } };

const flagOf = async ({ params, asNurse }: Written) =>
  (await test.call(getClinicEContact, { params }, { as: asNurse })).body.redFlag;
const recorded = async ({ params, asNurse }: Written) =>
  (await test.call(getClinicTimeline, { params }, { as: asNurse })).body.entries.filter(
    ({ move }) => move === 'recordAnswers',
  );
const responsesOf = async ({ params, asNurse }: Written) =>
  (await test.call(listQuestionnaireResponses, { params, query: { locale: 'en' } }, { as: asNurse })).body
    .responses;

describe('a questionnaire that staff fill in with the patient', () => {
  it('asks about danger first, then one item after another', async () => {
    const at = await written();
    const first = (await at.step({})).body;
    expect(first.questions.map(({ question }) => question.id)).toEqual(['danger']);
    const next = (await at.step({ answers: none })).body;
    expect(next.questions.map(({ question }) => question.id)).toEqual(['danger', 'GAD7.q1']);
    expect(next).toMatchObject({ howMany: 8, isComplete: false, isKept: false, warning: null });
    const asked = (await at.step({ wasDangerAsked: true })).body;
    expect(asked.questions.map(({ question }) => question.id)).toEqual(['GAD7.q1']);
    expect(await recorded(at)).toEqual([]);
  });

  it('is kept once at its end with its score, in the name of staff', async () => {
    const at = await written();
    const answers = { ...none, ...answered('GAD7', [1, 1, 1, 1, 1, 1, 1]) };
    expect((await at.step({ answers })).body).toMatchObject({ isComplete: true, isKept: false });
    expect(await responsesOf(at)).toEqual([]);
    const key = randomUUID();
    // The answer was lost, and the button pressed again.
    for (const _ of [1, 2])
      expect((await at.step({ answers, isDone: true }, { key })).body.isKept).toBe(true);
    expect(await responsesOf(at)).toMatchObject([{ instrument: 'GAD7', total: 7, source: 'STAFF' }]);
    expect(await recorded(at)).toMatchObject([{ reason: 'GAD', direction: 'CLINIC_BEHALF_OF_PATIENT' }]);
  });

  it('settles what the patient was asked to fill in alone', async () => {
    const at = await written();
    await test.call(
      askForQuestionnaire,
      { params: at.params, body: { eContactType: 'GAD', text: '' } },
      { as: at.asNurse },
    );
    const asked = async () =>
      (await test.call(getPatientTimeline, { params: at.params }, { as: at.asPatient })).body
        .questionnaireRequests;
    expect(await asked()).toHaveLength(1);
    await at.step({ answers: { ...none, ...answered('GAD7', [0, 0, 0, 0, 0, 0, 0]) }, isDone: true });
    expect(await asked()).toEqual([]);
  });

  it('is not kept half, and a wrong answer is refused by its item', async () => {
    const at = await written();
    const half = { ...none, ...answered('GAD7', [1, 1]) };
    expect(await at.step({ answers: half, isDone: true })).toMatchObject({
      status: 469,
      raw: { code: 'QUESTIONNAIRE_NOT_COMPLETE' },
    });
    expect(await at.step({ answers: { ...none, ...answered('GAD7', [9]) } })).toMatchObject({
      status: 400,
      raw: { issues: [{ path: ['body', 'answers', 'GAD7.q1'] }] },
    });
  });

  it('marks the e-contact the moment that self-harm is answered, once, and says why', async () => {
    const at = await written();
    const answers = { ...none, ...answered('PHQ9', [1, 1, 1, 1, 1, 1, 1, 1, 1]) };
    expect(await flagOf(at)).toBeNull();
    // It would wait for the patient.
    await test.call(
      askForQuestionnaire,
      { params: at.params, body: { eContactType: 'PHQ9', text: '' } },
      { as: at.asNurse },
    );
    const { body } = await at.step({ eContactType: 'PHQ9', answers });
    expect(body.warning).toMatchObject({ action: 'CRISIS' });
    expect(body.warning?.crisisLines.length).toBeGreaterThan(0);
    expect(await flagOf(at)).toMatchObject({ seenAt: null });
    const { body: marked } = await test.call(getClinicEContact, { params: at.params }, { as: at.asNurse });
    expect(marked.turn).toBe('CLINIC');
    await at.step({ eContactType: 'PHQ9', answers });
    expect(await recorded(at)).toHaveLength(1);
    const { raised } = (
      await test.call(getAiQuestionnaire, { params: at.params, query: { locale: 'en' } }, { as: at.asNurse })
    ).body;
    expect(raised[0]?.reasons[0]?.told).toMatch(/dead|hurting/i);
  });

  it('is another clinic’s business never, and none of a closed e-contact or of a plan without it', async () => {
    const at = await written();
    const stranger = await make.clinicWithPatient();
    expect((await at.step({}, { as: stranger.asNurse })).status).toBe(404);
    expect((await at.step({}, { as: at.asPatient })).status).toBe(403);
    expect((await at.step({ eContactType: 'COUGH' })).status).toBe(468);
    await sql`update clinic set plan = 'BASIC' where id = ${at.clinicId}`.execute(test.database.system);
    expect(await at.step({})).toMatchObject({ status: 468, raw: { code: 'FEATURE_NOT_IN_PLAN' } });
    await sql`update clinic set plan = 'PREMIUM' where id = ${at.clinicId}`.execute(test.database.system);
    const body = { fixedInfoText: 'INFO_DELIVERED' as const };
    await test.call(completeEContact, { params: at.params, body }, { as: at.asNurse });
    expect(await at.step({})).toMatchObject({ status: 468, raw: { code: 'E_CONTACT_ALREADY_CLOSED' } });
  });
});

describe('where nothing else can be added', () => {
  it('a thought of harming oneself is taken: a closed thread opens again', async () => {
    const at = await written();
    const body = { fixedInfoText: 'INFO_DELIVERED' as const };
    await test.call(completeEContact, { params: at.params, body }, { as: at.asNurse });
    const answers = { ...none, ...answered('PHQ9', [0, 0, 0, 0, 0, 0, 0, 0, 1]) };
    expect((await at.step({ eContactType: 'PHQ9', answers })).status).toBe(200);
    const { body: seen } = await test.call(getClinicEContact, { params: at.params }, { as: at.asNurse });
    expect(seen).toMatchObject({ status: 'SUBMITTED', turn: 'CLINIC', redFlag: { seenAt: null } });
  });

  it('and so is one that had been told before the thread was closed', async () => {
    const at = await written();
    const answers = { ...none, ...answered('PHQ9', [0, 0, 0, 0, 0, 0, 0, 0, 1]) };
    await at.step({ eContactType: 'PHQ9', answers });
    const body = { fixedInfoText: 'INFO_DELIVERED' as const };
    await test.call(completeEContact, { params: at.params, body }, { as: at.asNurse });
    expect((await at.step({ eContactType: 'PHQ9', answers })).status).toBe(200);
    const { body: seen } = await test.call(getClinicEContact, { params: at.params }, { as: at.asNurse });
    expect(seen).toMatchObject({ status: 'SUBMITTED', turn: 'CLINIC', redFlag: { seenAt: null } });
  });

  it('what a patient tells staff is not written where a stranger reads it', async () => {
    const { patient, clinicId, asNurse } = await make.clinicWithPatient();
    const { as, patientPersonId } = await unverifiedWriter(test, make, patient.personId);
    const body = { eContactType: 'QUESTION', patientPersonId, clinicId, text: 'Ta on kurb' } as const;
    const { id } = (await test.call(sendEContactText, { body }, { as })).body;
    const step = { eContactType: 'GAD', locale: 'en', answers: none } as const;
    expect(await test.call(fillWithPatient, { params: { id }, body: step }, { as: asNurse })).toMatchObject({
      status: 468,
      raw: { code: 'REPRESENTATION_TO_CONFIRM' },
    });
  });
});

it('once staff have filled in what was asked for, it is the clinic’s turn again', async () => {
  const at = await written();
  const asked = { eContactType: 'GAD', text: '' } as const;
  await test.call(askForQuestionnaire, { params: at.params, body: asked }, { as: at.asNurse });
  const answers = { ...none, ...answered('GAD7', [1, 1, 1, 1, 1, 1, 1]) };
  expect((await at.step({ answers, isDone: true })).body).toMatchObject({ isKept: true });
  const { body } = await test.call(getClinicEContact, { params: at.params }, { as: at.asNurse });
  expect(body.turn).toBe('CLINIC');
});
