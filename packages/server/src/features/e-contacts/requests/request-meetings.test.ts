import {
  askForQuestionnaire,
  getClinicEContact,
  getClinicTimeline,
  getPatientTimeline,
  listClinicEContacts,
  listDrafts,
  sendEContactText,
} from '@tervita/contract/e-contacts';
import { listQuestionnaireResponses } from '@tervita/contract/instruments';
import { getAiQuestionnaire } from '@tervita/contract/smart-questionnaire';
import type { ProblemType } from '@tervita/domain/problem-types';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { alarmJobs, fillQuestionnaire } from '../../../testing/fill-questionnaire.ts';
import { type Given, given } from '../../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
  await test.app.startWorker();
});
afterAll(() => test.close());

const { answeredAgo, runJobs } = alarmJobs(() => test);

/** Staff asked for a questionnaire in what the patient wrote, or somebody who acts for the patient. */
const asked = async ({ type = 'GAD', byRepresentative = false }: Options = {}) => {
  const scene = await make.clinicWithPatient();
  const { clinicId, asNurse, patient, asPatient } = scene;
  const daughter = await make.person();
  const asDaughter = await make.session(daughter.userId);
  const record = await make.represented(daughter.userId, patient.personId, { knownAt: clinicId });
  const [as, patientPersonId] = byRepresentative ? [asDaughter, record] : [asPatient, patient.personId];
  const body = { eContactType: 'QUESTION', patientPersonId, clinicId, text: 'Väsimus' } as const;
  const params = { id: (await test.call(sendEContactText, { body }, { as })).body.id };
  const wanted = { params, body: { eContactType: type, text: '' } };
  const { actionId: requestId } = (await test.call(askForQuestionnaire, wanted, { as: asNurse })).body;
  const matter = { clinicId, type, requestId };
  const byPatient = () =>
    fillQuestionnaire(test, { ...matter, as: asPatient, patientPersonId: patient.personId });
  const byDaughter = () => fillQuestionnaire(test, { ...matter, as: asDaughter, patientPersonId: record });
  const seen = async () => (await test.call(getClinicEContact, { params }, { as: asNurse })).body;
  const moves = async () =>
    (await test.call(getClinicTimeline, { params }, { as: asNurse })).body.entries.map(({ move }) => move);
  const totals = async () => {
    const read = { params, query: { locale: 'en' } } as const;
    const { body: read_ } = await test.call(listQuestionnaireResponses, read, { as: asNurse });
    return read_.responses.map(({ total }) => total);
  };
  const inbox = async () =>
    (await test.call(listClinicEContacts, { query: { clinicId } }, { as: asNurse })).body.eContacts;
  /** The clinic says that it does not know the daughter as somebody who acts for the patient. */
  const takeOff = () =>
    sql`select take_off_record(${clinicId}, ${record}, 'Helen Lillepuu')`.execute(test.database.system);
  return {
    ...scene,
    daughter,
    asDaughter,
    takeOff,
    params,
    byPatient,
    byDaughter,
    seen,
    moves,
    totals,
    inbox,
  };
};
interface Options {
  readonly type?: ProblemType;
  readonly byRepresentative?: boolean;
}

/** Up to and with the thought of harming oneself; nothing after it. */
const untilSelfHarm = async (filling: ReturnType<typeof fillQuestionnaire>) => {
  await filling.begin();
  expect((await filling.answerAll('1')).notice).toMatchObject({ action: 'CRISIS' });
};

const readWarning = async (filling: ReturnType<typeof fillQuestionnaire>) => {
  const { body } = await filling.step({ stage: 'ANSWERS', answers: {} });
  await filling.step({ stage: 'ANSWERS', answers: {}, acknowledged: body.notice?.ruleIds ?? [] });
};

describe('a questionnaire that staff asked for', () => {
  it('in what somebody wrote for the patient is filled in by the patient', async () => {
    const { byPatient, totals, seen, moves } = await asked({ byRepresentative: true });
    const filling = byPatient();
    expect((await filling.begin()).status).toBe(200);
    await filling.answerAll('1');
    expect((await filling.send()).status).toBe(200);
    expect(await totals()).toEqual([7]);
    expect(await seen()).toMatchObject({ turn: 'CLINIC' });
    expect((await moves()).at(-1)).toBe('fillQuestionnaire');
  });

  it('in what somebody wrote for the patient is filled in by them', async () => {
    const { byDaughter, totals } = await asked({ byRepresentative: true });
    const filling = byDaughter();
    await filling.begin();
    await filling.answerAll('2');
    expect((await filling.send()).status).toBe(200);
    expect(await totals()).toEqual([14]);
  });

  it('in what the patient wrote is nothing for others, also for who acts for the patient', async () => {
    const { byDaughter } = await asked();
    expect((await byDaughter().begin()).status).toBe(404);
  });

  it('is no longer filled in by somebody whose right has ended since', async () => {
    const { byDaughter, daughter, totals, asDaughter, params } = await asked({ byRepresentative: true });
    const begun = byDaughter();
    await begun.begin();
    await begun.answerAll('1');
    await sql`update representation set ended_at = now() where user_id = ${daughter.userId}`.execute(
      test.database.system,
    );
    expect((await begun.step({ stage: 'SUMMARY' })).status).toBe(404);
    expect((await byDaughter().begin()).status).toBe(404);
    expect((await test.call(getPatientTimeline, { params }, { as: asDaughter })).status).toBe(404);
    expect(await totals()).toEqual([]);
  });

  it('can be filled in although the clinic’s plan has no questionnaires any more', async () => {
    const { byPatient, totals, clinicId } = await asked();
    await sql`update clinic set plan = 'BASIC' where id = ${clinicId}`.execute(test.database.system);
    const filling = byPatient();
    expect((await filling.begin()).status).toBe(200);
    await filling.answerAll('1');
    expect((await filling.send()).status).toBe(200);
    expect(await totals()).toEqual([7]);
  });

  it('is one thing, and a draft of the same questionnaire another', async () => {
    const { byPatient, totals, clinicId, patient, asPatient, inbox } = await asked();
    const matter = { as: asPatient, clinicId, patientPersonId: patient.personId, type: 'GAD' };
    const own = fillQuestionnaire(test, matter);
    await own.begin();
    await own.answer({ danger: 'none', 'GAD7.q1': '3' });
    const filling = byPatient();
    await filling.begin();
    await filling.answerAll('1');
    await filling.send();
    expect(await totals()).toEqual([7]);
    const { drafts } = (await test.call(listDrafts, {}, { as: asPatient })).body;
    expect(drafts.map(({ id }) => id)).toEqual([own.id]);
    await own.answerAll('3');
    expect((await own.send()).status).toBe(200);
    expect(await inbox()).toHaveLength(2);
    expect(await totals()).toEqual([7]);
  });
});

describe('a thought of harming oneself in it', () => {
  it('reaches the clinic in the thread that it was asked in, also when the patient left there', async () => {
    const { byPatient, seen, moves, inbox, params, asNurse } = await asked({ type: 'PHQ9' });
    const filling = byPatient();
    await untilSelfHarm(filling);
    await answeredAgo(filling.id, 10);
    await runJobs(filling.id);
    expect(await seen()).toMatchObject({ turn: 'CLINIC', redFlag: { kind: 'CALL_112', seenAt: null } });
    expect((await moves()).at(-1)).toBe('fillQuestionnaire');
    expect(await inbox()).toHaveLength(1);
    const read = { params, query: { locale: 'en' } } as const;
    const { body } = await test.call(getAiQuestionnaire, read, { as: asNurse });
    expect(body.raised).toMatchObject([{ reasons: [{ action: 'CRISIS' }] }]);
    expect(body.raised[0]?.reasons[0]?.told).toMatch(/harm|dead/i);
  });

  it('reaches it also from a second device, after the first has sent the answers', async () => {
    const { byPatient, seen, inbox, totals } = await asked({ type: 'PHQ9' });
    const [first, second] = [byPatient(), byPatient()];
    await first.begin();
    await first.answerAll('0');
    await second.begin();
    expect((await first.send()).status).toBe(200);
    expect(await seen()).toMatchObject({ redFlag: null });
    expect((await second.answerAll('1')).notice).toMatchObject({ action: 'CRISIS' });
    expect(await seen()).toMatchObject({ turn: 'CLINIC', redFlag: { kind: 'CALL_112' } });
    await answeredAgo(second.id, 10);
    await runJobs(second.id);
    expect(await seen()).toMatchObject({ turn: 'CLINIC', redFlag: { kind: 'CALL_112' } });
    expect(await inbox()).toHaveLength(1);
    expect(await totals()).toEqual([0, 9]);
  });

  it('is sent from a second device too, once, however often the call is repeated', async () => {
    const { byPatient, seen, moves, params } = await asked({ type: 'PHQ9' });
    const [first, second] = [byPatient(), byPatient()];
    await first.begin();
    await first.answerAll('0');
    await untilSelfHarm(second);
    await first.send();
    await readWarning(second);
    await second.answerAll('1');
    expect((await second.send()).body.eContactId).toBe(params.id);
    expect((await second.send()).body.eContactId).toBe(params.id);
    expect(await seen()).toMatchObject({ redFlag: { kind: 'CALL_112' } });
    expect((await moves()).slice(-2)).toEqual(['fillQuestionnaire', 'addInfo']);
  });

  it('comes as an e-contact of its own where the patient no longer has the thread', async () => {
    const { byPatient, takeOff, seen, inbox, params } = await asked({ type: 'PHQ9', byRepresentative: true });
    const filling = byPatient();
    await filling.begin();
    await takeOff();
    expect((await filling.answerAll('1')).notice).toMatchObject({ action: 'CRISIS' });
    await answeredAgo(filling.id, 10);
    await runJobs(filling.id);
    const [own, ...more] = (await inbox()).filter(({ id }) => id !== params.id);
    expect(more).toEqual([]);
    expect(own).toMatchObject({ type: 'PHQ9', redFlag: { kind: 'CALL_112' } });
    expect(await seen()).toMatchObject({ redFlag: null });
  });

  it('is sent so by the patient too, and other answers are not', async () => {
    const { byPatient, takeOff, inbox } = await asked({ type: 'PHQ9', byRepresentative: true });
    const [calm, filling] = [byPatient(), byPatient()];
    await calm.begin();
    await calm.answerAll('0');
    await untilSelfHarm(filling);
    await takeOff();
    expect((await calm.send()).status).toBe(404);
    expect((await filling.send()).status).toBe(200);
    expect(await inbox()).toHaveLength(2);
  });

  it('of somebody whose right has ended stays a mark, and the answers are not sent in the patient’s name', async () => {
    const { byDaughter, daughter, seen, moves } = await asked({ type: 'PHQ9', byRepresentative: true });
    const filling = byDaughter();
    await untilSelfHarm(filling);
    await sql`update representation set ended_at = now() where user_id = ${daughter.userId}`.execute(
      test.database.system,
    );
    await answeredAgo(filling.id, 10);
    await runJobs(filling.id);
    expect(await seen()).toMatchObject({ turn: 'CLINIC', redFlag: { kind: 'CALL_112' } });
    expect((await moves()).at(-1)).toBe('addInfo');
  });

  it('is answered by nobody whose right ended before', async () => {
    const { byDaughter, daughter, seen } = await asked({ type: 'PHQ9', byRepresentative: true });
    const filling = byDaughter();
    await filling.begin();
    await sql`update representation set ended_at = now() where user_id = ${daughter.userId}`.execute(
      test.database.system,
    );
    expect((await filling.answer({ danger: 'none', 'PHQ9.q9': '1' })).status).toBe(404);
    expect(await seen()).toMatchObject({ turn: 'PATIENT', redFlag: null });
  });
});
