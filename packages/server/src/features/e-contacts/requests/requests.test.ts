import { randomUUID } from 'node:crypto';
import {
  askForQuestionnaire,
  completeEContact,
  getClinicEContact,
  getClinicTimeline,
  getPatientTimeline,
  listDrafts,
  moveManyEContacts,
  sendEContactText,
} from '@tervita/contract/e-contacts';
import { listQuestionnaireResponses } from '@tervita/contract/instruments';
import type { ProblemType } from '@tervita/domain/problem-types';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { fillQuestionnaire } from '../../../testing/fill-questionnaire.ts';
import { type Given, given } from '../../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

type Scene = Awaited<ReturnType<Given['clinicWithPatient']>>;
const key = () => ({ idempotencyKey: randomUUID() });

/** An e-contact that waits for the clinic. */
const written = async (scene?: Scene) => {
  const at = scene ?? (await make.clinicWithPatient());
  const { clinicId, patient, asPatient } = at;
  const sent = await test.call(
    sendEContactText,
    { body: { eContactType: 'QUESTION', patientPersonId: patient.personId, clinicId, text: 'Olen väsinud' } },
    { as: asPatient },
  );
  return { ...at, params: { id: sent.body.id } };
};
type Written = Awaited<ReturnType<typeof written>>;

const ask = ({ params, asNurse }: Written, eContactType: ProblemType = 'GAD', text = '') =>
  test.call(askForQuestionnaire, { params, body: { eContactType, text }, ...key() }, { as: asNurse });

const timelineOf = async ({ params, asPatient }: Written) =>
  (await test.call(getPatientTimeline, { params }, { as: asPatient })).body;

/** Answers all of what was asked for with the same number. */
const fill = async (
  { asPatient: as, patient, clinicId }: Written,
  requestId: string,
  type: ProblemType = 'GAD',
) => {
  const matter = { as, patientPersonId: patient.personId, clinicId, type, requestId };
  const { begin, answerAll: answer, ...filling } = fillQuestionnaire(test, matter);
  return { begun: await begin(), ...filling, answer };
};

const requestIn = async (at: Written) => (await timelineOf(at)).questionnaireRequests[0]?.id ?? '';

describe('a questionnaire that staff ask for', () => {
  it('stands in the thread, on the patient’s turn, with what was written beside it', async () => {
    const at = await written();
    const asked = await ask(at, 'GAD', 'Palun täitke enne vastuvõttu.');
    expect(asked.body).toMatchObject({ status: 'SUBMITTED', turn: 'PATIENT' });
    const { questionnaireRequests, entries } = await timelineOf(at);
    expect(questionnaireRequests).toMatchObject([{ id: asked.body.actionId, type: 'GAD' }]);
    expect(entries.at(-1)).toMatchObject({
      move: 'askQuestionnaire',
      reason: 'GAD',
      text: 'Palun täitke enne vastuvõttu.',
    });
  });

  it('comes back to the same e-contact, once, and it is the clinic’s turn', async () => {
    const at = await written();
    await ask(at);
    const { answer, send } = await fill(at, await requestIn(at));
    await answer('1');
    const sent = await send();
    expect(sent.body.eContactId).toBe(at.params.id);
    expect((await send()).body.eContactId).toBe(at.params.id);
    const { questionnaireRequests, entries, eContact } = await timelineOf(at);
    expect(questionnaireRequests).toEqual([]);
    expect(eContact.turn).toBe('CLINIC');
    expect(entries.filter(({ move }) => move === 'fillQuestionnaire')).toHaveLength(1);
    const read = await test.call(
      listQuestionnaireResponses,
      { params: at.params, query: { locale: 'en' } },
      { as: at.asNurse },
    );
    expect(read.body.responses).toMatchObject([{ instrument: 'GAD7', total: 7 }]);
  });

  it('asks only what was asked for, of whom it was asked', async () => {
    const at = await written();
    await ask(at);
    const requestId = await requestIn(at);
    const other = await fill(at, requestId, 'PHQ9');
    expect(other.begun).toMatchObject({ status: 469, raw: { code: 'QUESTIONNAIRE_MISMATCH' } });
    const stranger = await written();
    expect((await fill(stranger, requestId)).begun.status).toBe(404);
  });

  it('cannot be asked for twice while it is open, nor of a closed e-contact, nor by another clinic', async () => {
    const at = await written();
    await ask(at);
    expect(await ask(at)).toMatchObject({ status: 468, raw: { code: 'QUESTIONNAIRE_ALREADY_ASKED' } });
    expect(await ask(at, 'COUGH')).toMatchObject({
      status: 468,
      raw: { code: 'E_CONTACT_TYPE_NOT_OFFERED' },
    });
    const stranger = await make.clinicWithPatient();
    expect((await ask({ ...at, asNurse: stranger.asNurse }, 'PHQ9')).status).toBe(404);
    const body = { fixedInfoText: 'INFO_DELIVERED' as const };
    await test.call(completeEContact, { params: at.params, body }, { as: at.asNurse });
    expect(await ask(at, 'PHQ9')).toMatchObject({ status: 468, raw: { code: 'E_CONTACT_ALREADY_CLOSED' } });
  });

  it('is not there where the plan has none', async () => {
    const at = await written();
    await sql`update clinic set plan = 'BASIC' where id = ${at.clinicId}`.execute(test.database.system);
    expect((await ask(at)).status).toBe(468);
  });

  it('filled in on two devices is taken from the first', async () => {
    const at = await written();
    await ask(at);
    const requestId = await requestIn(at);
    const [one, other] = [await fill(at, requestId), await fill(at, requestId)];
    await one.answer('1');
    await other.answer('2');
    expect((await one.send()).status).toBe(200);
    expect(await other.send()).toMatchObject({ status: 469, raw: { code: 'QUESTIONNAIRE_REQUEST_ENDED' } });
  });

  it('says that the e-contact was closed meanwhile, and keeps the answers', async () => {
    const at = await written();
    await ask(at);
    const { answer, send, step } = await fill(at, await requestIn(at));
    await answer('1');
    const body = { fixedInfoText: 'INFO_DELIVERED' as const };
    await test.call(completeEContact, { params: at.params, body }, { as: at.asNurse });
    expect(await send()).toMatchObject({ status: 468, raw: { code: 'E_CONTACT_ALREADY_CLOSED' } });
    const kept = await step({ stage: 'ANSWERS', answers: {} });
    expect(kept.body.questions.filter(({ answer: said }) => said !== null).length).toBeGreaterThan(5);
  });

  it('with a thought of harming oneself raises the flag where it was asked for', async () => {
    const at = await written();
    await ask(at, 'PHQ9');
    const { answer, send, step } = await fill(at, await requestIn(at), 'PHQ9');
    const stopped = await answer('1');
    const acknowledged = stopped.notice?.ruleIds ?? [];
    await step({ stage: 'ANSWERS', answers: {}, acknowledged });
    await answer('1');
    expect((await send()).status).toBe(200);
    const { body: seen } = await test.call(getClinicEContact, { params: at.params }, { as: at.asNurse });
    expect(seen).toMatchObject({ status: 'SUBMITTED', turn: 'CLINIC', redFlag: { seenAt: null } });
  });

  it('is gone on with where it was left, and is not mistaken for one that the patient began alone', async () => {
    const at = await written();
    await ask(at);
    const requestId = await requestIn(at);
    expect((await timelineOf(at)).questionnaireRequests).toMatchObject([{ isBegun: false }]);
    const { begun, step, id } = await fill(at, requestId);
    expect(begun.body.request).toEqual({ id: requestId, eContactId: at.params.id });
    await step({ stage: 'ANSWERS', answers: { danger: { choices: ['none'] } } });
    expect((await timelineOf(at)).questionnaireRequests).toMatchObject([{ isBegun: true }]);
    const { drafts } = (await test.call(listDrafts, {}, { as: at.asPatient })).body;
    expect(drafts).toMatchObject([{ id, requestId }]);
  });

  it('about somebody else is filled in by who acts for them', async () => {
    const scene = await make.clinicWithPatient();
    const other = await make.person();
    const otherId = await make.represented(scene.patient.userId, other.personId, { knownAt: scene.clinicId });
    const at = await written({ ...scene, patient: { ...scene.patient, personId: otherId } });
    await ask(at);
    const { questionnaireRequests, eContact } = await timelineOf(at);
    expect(eContact.patient.personId).toBe(otherId);
    const { answer, send } = await fill(at, questionnaireRequests[0]?.id ?? '');
    await answer('1');
    expect((await send()).body.eContactId).toBe(at.params.id);
  });

  it('is not begun in an e-contact that was closed meanwhile', async () => {
    const at = await written();
    await ask(at);
    const requestId = await requestIn(at);
    const body = { fixedInfoText: 'INFO_DELIVERED' as const };
    await test.call(completeEContact, { params: at.params, body }, { as: at.asNurse });
    expect((await timelineOf(at)).questionnaireRequests).toEqual([]);
    const { begun } = await fill(at, requestId);
    expect(begun).toMatchObject({ status: 468, raw: { code: 'E_CONTACT_ALREADY_CLOSED' } });
  });

  it('with a thought of harming oneself opens again what was closed', async () => {
    const at = await written();
    await ask(at, 'PHQ9');
    const { answer, send, step } = await fill(at, await requestIn(at), 'PHQ9');
    const stopped = await answer('1');
    expect(stopped.notice).toMatchObject({ action: 'CRISIS' });
    const body = { fixedInfoText: 'INFO_DELIVERED' as const };
    await test.call(completeEContact, { params: at.params, body }, { as: at.asNurse });
    const acknowledged = stopped.notice?.ruleIds ?? [];
    await step({ stage: 'ANSWERS', answers: {}, acknowledged });
    await answer('1');
    expect((await send()).status).toBe(200);
    const { body: seen } = await test.call(getClinicEContact, { params: at.params }, { as: at.asNurse });
    expect(seen).toMatchObject({ status: 'SUBMITTED', turn: 'CLINIC', redFlag: { seenAt: null } });
  });
});

it('several patients are asked at once; who has it open already is left and named', async () => {
  const scene = await make.clinicWithPatient();
  const [first, second] = [await written(scene), await written(scene)];
  await ask(second);
  const versionOf = async ({ params, asNurse }: Written) =>
    (await test.call(getClinicEContact, { params }, { as: asNurse })).body.version;
  const eContacts = [
    { id: first.params.id, version: await versionOf(first) },
    { id: second.params.id, version: await versionOf(second) },
  ];
  const action = { kind: 'ASK_QUESTIONNAIRE' as const, eContactType: 'GAD' as const, text: '' };
  const { body } = await test.call(
    moveManyEContacts,
    { body: { clinicId: scene.clinicId, eContacts, action }, ...key() },
    { as: scene.asNurse },
  );
  expect(body.moved.map(({ id }) => id)).toEqual([first.params.id]);
  expect(body.left).toEqual([{ id: second.params.id, code: 'QUESTIONNAIRE_ALREADY_ASKED' }]);
  const timeline = await test.call(getClinicTimeline, { params: first.params }, { as: scene.asNurse });
  expect(timeline.body.entries.at(-1)).toMatchObject({ move: 'askQuestionnaire', reason: 'GAD' });
});
