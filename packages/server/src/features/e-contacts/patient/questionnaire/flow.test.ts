import { randomUUID } from 'node:crypto';
import type { Sent } from '@tervita/contract/core';
import {
  deleteDraft,
  getClinicEContact,
  getClinicTimeline,
  getDraft,
  listClinicEContacts,
  saveDraft,
  sendEContactText,
} from '@tervita/contract/e-contacts';
import {
  getAiQuestionnaire,
  getQuestionnaire,
  questionnaireFlow,
} from '@tervita/contract/smart-questionnaire';
import type { Language } from '@tervita/domain/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';

import { type Given, given } from '../../../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
  await test.app.startWorker();
});
afterAll(() => test.close());

type Body = Sent<typeof questionnaireFlow>['body'];
type Scene = Awaited<ReturnType<Given['clinicWithPatient']>>;
type Without<T> = T extends unknown ? Omit<T, 'aiQuestionnaireId'> : never;

const today = new Date().toISOString().slice(0, 10);
const noDanger = { danger: { choices: ['none'] } };
/** Enough of an answer to every question about a cough. */
const coughAnswers = {
  ...noDanger,
  duration: { choices: ['d1_3'] },
  kind: { choices: ['dry'] },
  temperature: { number: 37.2 },
  course: { choices: ['same'] },
  assoc: { choices: ['nose'] },
  conditions: { choices: ['none'] },
  smoking: { choices: ['never'] },
  hopes: { text: 'Kas peaksin tööle minema?' },
};

const asking = async ({
  as,
  ...over
}: {
  as?: Scene;
  language?: Language;
  type?: 'COUGH' | 'FIT_NOTE' | 'PROC_SUTURES';
} = {}) => {
  const scene = as ?? (await make.clinicWithPatient());
  const aiQuestionnaireId = randomUUID();
  const step = (body: Without<Body>) =>
    test.call(questionnaireFlow, { body: { ...body, aiQuestionnaireId } as Body }, { as: scene.asPatient });
  const begin = (input = '', chosen = true) =>
    step({
      stage: 'PROBLEM_TYPE',
      patientPersonId: scene.patient.personId,
      clinicId: scene.clinicId,
      locale: over.language ?? 'et',
      input,
      ...(chosen ? { chiefProblemTypeId: over.type ?? 'COUGH' } : {}),
    });
  return { scene, step, begin, aiQuestionnaireId };
};

/** Answers whatever is asked until nothing is. */
const answerAll = async ({ step }: Awaited<ReturnType<typeof asking>>) => {
  const answered = await step({ stage: 'ANSWERS', answers: coughAnswers });
  expect(answered.status).toBe(200);
  return answered.body;
};

const send = async (flow: Awaited<ReturnType<typeof asking>>) => {
  const { step } = flow;
  await step({ stage: 'SUMMARY' });
  const { body } = await test.call(
    getQuestionnaire,
    { params: { id: flow.aiQuestionnaireId } },
    { as: flow.scene.asPatient },
  );
  return step({ stage: 'CONFIRM', summary: body.summary?.text ?? '' });
};

describe('the smart questionnaire', () => {
  it('asks one question after another, in the language of the person, and says how many there are about', async () => {
    const { begin, step } = await asking({ language: 'ru' });
    const { body } = await begin();
    expect(body.stage).toBe('ANSWERS');
    expect(body.questions).toHaveLength(1);
    expect(body.questions[0]?.question).toMatchObject({
      id: 'danger',
      type: 'MULTIPLE_CHOICE',
      required: true,
    });
    expect(body.questions[0]?.question.label).toMatch(/[а-я]/);
    expect(body.questions[0]?.question.why).toMatch(/[а-я]/);
    expect(body.aboutHowMany).toBeGreaterThan(3);
    const next = await step({ stage: 'ANSWERS', answers: noDanger });
    expect(next.body.questions.map(({ question }) => question.id)).toEqual(['danger', 'duration']);
    expect(next.body.questions[0]?.answer).toEqual({ choices: ['none'] });
  });

  it('keeps every answer: on another device it goes on from there', async () => {
    const { begin, step, scene, aiQuestionnaireId } = await asking();
    await begin();
    await step({ stage: 'ANSWERS', answers: { ...noDanger, duration: { choices: ['d1_3'] } } });
    const again = await test.call(
      getQuestionnaire,
      { params: { id: aiQuestionnaireId } },
      { as: scene.asPatient },
    );
    expect(again.body.questions.at(-1)?.answer).toBeNull();
    expect(again.body.questions.find(({ question }) => question.id === 'duration')?.answer).toEqual({
      choices: ['d1_3'],
    });
  });

  it('refuses an answer that cannot be, says where, and keeps the others', async () => {
    const { begin, step } = await asking();
    await begin();
    await step({ stage: 'ANSWERS', answers: noDanger });
    const impossible = await step({ stage: 'ANSWERS', answers: { temperature: { number: 95 } } });
    expect(impossible).toMatchObject({
      status: 400,
      raw: { issues: [{ path: ['body', 'answers', 'temperature'], key: 'outOfBounds' }] },
    });
    const rare = await step({ stage: 'ANSWERS', answers: { temperature: { number: 29 } } });
    expect(rare).toMatchObject({ status: 400, raw: { issues: [{ key: 'unusual' }] } });
    const sure = await step({ stage: 'ANSWERS', answers: { temperature: { number: 29, confirmed: true } } });
    expect(sure.status).toBe(200);
    expect(sure.body.questions[0]?.answer).toEqual({ choices: ['none'] });
  });

  it('becomes one e-contact, however often it is confirmed', async () => {
    const flow = await asking();
    await flow.begin();
    expect((await answerAll(flow)).stage).toBe('SICK_LEAVE');
    const leaveRequest = {
      type: 'SICK_NOTE',
      startDate: today,
      jobDescription: 'Müüja',
      worksWeekends: true,
      unavailableVisitTimes: '',
    } as const;
    await flow.step({ stage: 'SICK_LEAVE', leaveRequest });
    const sent = await send(flow);
    expect(sent.body.eContactId).toEqual(expect.any(String));
    const again = await flow.step({ stage: 'CONFIRM', summary: 'Midagi muud' });
    expect(again.body.eContactId).toBe(sent.body.eContactId);
    const { body } = await test.call(
      listClinicEContacts,
      { query: { clinicId: flow.scene.clinicId } },
      { as: flow.scene.asNurse },
    );
    expect(body.eContacts).toHaveLength(1);
    expect(body.eContacts[0]).toMatchObject({ type: 'COUGH', redFlag: null });
    const params = { id: sent.body.eContactId ?? '' };
    const detail = await test.call(getClinicEContact, { params }, { as: flow.scene.asNurse });
    expect(detail.body.leave).toMatchObject({
      matter: 'START',
      note: 'SICK_NOTE',
      startDate: today,
      jobDescription: 'Müüja',
      worksWeekends: true,
    });
  });

  it.each(['SICK_NOTE', 'CARE_NOTE'])('takes no leave that begins on no day: %s', async (type) => {
    const flow = await asking();
    await flow.begin();
    await answerAll(flow);
    const rest = { jobDescription: '', worksWeekends: null, unavailableVisitTimes: '' };
    const leaveRequest = { type, startDate: null, ...rest } as never;
    expect(await flow.step({ stage: 'SICK_LEAVE', leaveRequest })).toMatchObject({
      status: 400,
      raw: { issues: [{ path: ['body', 'leaveRequest', 'startDate'] }] },
    });
  });

  it('shows staff what was asked and answered, in their language, and nothing before it is sent', async () => {
    const flow = await asking();
    const { scene } = flow;
    await flow.begin();
    await answerAll(flow);
    const count = await sql<{ count: number }>`
      select count(*)::int as count from ai_questionnaire where id = ${flow.aiQuestionnaireId} and e_contact_id is null`.execute(
      test.database.system,
    );
    expect(count.rows[0]?.count).toBe(1);
    const sent = await send(flow);
    const params = { id: sent.body.eContactId ?? '' };
    const seen = await test.call(
      getAiQuestionnaire,
      { params, query: { locale: 'en' } },
      { as: scene.asNurse },
    );
    const { questionnaire } = seen.body;
    expect(questionnaire).toMatchObject({ engine: 'RULES', language: 'et', chiefProblemTypeId: 'COUGH' });
    expect(questionnaire?.answers.find(({ questionId }) => questionId === 'duration')?.answer).toMatch(
      /days/,
    );
    expect(questionnaire?.summary).toMatch(/cough/i);
    const timeline = await test.call(getClinicTimeline, { params }, { as: scene.asNurse });
    expect(timeline.body.entries[0]?.text).toMatch(/köha/i);
  });

  it('is no business of another clinic or another patient', async () => {
    const flow = await asking();
    await flow.begin();
    const stranger = await make.clinicWithPatient();
    const params = { id: flow.aiQuestionnaireId };
    expect((await test.call(getQuestionnaire, { params }, { as: stranger.asPatient })).status).toBe(404);
    const body = { stage: 'ANSWERS', aiQuestionnaireId: params.id, answers: noDanger } as const;
    expect((await test.call(questionnaireFlow, { body }, { as: stranger.asPatient })).status).toBe(404);
    await answerAll(flow);
    const sent = await send(flow);
    const theirs = { params: { id: sent.body.eContactId ?? '' }, query: { locale: 'et' as const } };
    expect((await test.call(getAiQuestionnaire, theirs, { as: stranger.asNurse })).status).toBe(404);
  });

  it('is begun without an id as well; the server makes one and says it', async () => {
    const scene = await make.clinicWithPatient();
    const body = {
      stage: 'PROBLEM_TYPE',
      patientPersonId: scene.patient.personId,
      clinicId: scene.clinicId,
      locale: 'et',
      input: 'Kurk on valus',
    } as const;
    const begun = await test.call(questionnaireFlow, { body }, { as: scene.asPatient });
    expect(begun.status).toBe(200);
    const { aiQuestionnaireId, candidates } = begun.body;
    const chiefProblemTypeId = candidates[0]?.chiefProblemTypeId ?? 'OTHER_PROBLEM';
    const next = { stage: 'QUESTIONS', aiQuestionnaireId, chiefProblemTypeId } as const;
    const asked = await test.call(questionnaireFlow, { body: next }, { as: scene.asPatient });
    expect(asked.body).toMatchObject({ aiQuestionnaireId, stage: 'ANSWERS' });
    const stranger = await make.clinicWithPatient();
    const theirs = await test.call(questionnaireFlow, { body }, { as: stranger.asPatient });
    expect(theirs.status).toBe(404);
  });

  it('asks before a procedure when one cannot come, keeps it, and tells staff', async () => {
    const flow = await asking({ type: 'PROC_SUTURES' });
    await flow.begin();
    const answers = {
      ...noDanger,
      where: { text: 'Põlv' },
      placed: { text: '2026-11-10' },
      state: { choices: ['clean'] },
      availability: { skipped: true as const },
    };
    const first = await flow.step({ stage: 'ANSWERS', answers: {} });
    const asked = await flow.step({ stage: 'ANSWERS', answers });
    expect([first.body.stage, asked.body.stage]).toEqual(['ANSWERS', 'VISIT_INFO']);
    expect(asked.body).toMatchObject({ asksVisitTimes: true, unavailableVisitTimes: null, asksLeave: false });
    const told = await flow.step({ stage: 'VISIT_INFO', unavailableVisitTimes: 'Esmaspäeviti tööl' });
    expect(told.body).toMatchObject({ stage: 'SUMMARY', unavailableVisitTimes: 'Esmaspäeviti tööl' });
    const long = { stage: 'VISIT_INFO', unavailableVisitTimes: 'x'.repeat(301) } as const;
    expect((await flow.step(long)).status).toBe(400);
    const sent = await send(flow);
    const staff = await test.call(
      getAiQuestionnaire,
      { params: { id: sent.body.eContactId ?? '' }, query: { locale: 'en' } },
      { as: flow.scene.asNurse },
    );
    expect(staff.body.questionnaire?.unavailableVisitTimes).toBe('Esmaspäeviti tööl');
  });

  it('goes on in another language: questions and summary follow, answers stay', async () => {
    const flow = await asking({ language: 'et' });
    await flow.begin();
    await answerAll(flow);
    const made = await flow.step({ stage: 'SUMMARY' });
    expect(made.body.summary?.text).toMatch(/köha/i);
    const body = {
      stage: 'PROBLEM_TYPE',
      aiQuestionnaireId: flow.aiQuestionnaireId,
      patientPersonId: flow.scene.patient.personId,
      clinicId: flow.scene.clinicId,
      locale: 'ru',
      input: '',
      chiefProblemTypeId: 'COUGH',
    } as const;
    const changed = await test.call(questionnaireFlow, { body }, { as: flow.scene.asPatient });
    expect(changed.body).toMatchObject({ locale: 'ru', summary: null });
    expect(changed.body.questions[0]?.question.label).toMatch(/[а-я]/);
    expect(changed.body.questions[0]?.answer).toEqual({ choices: ['none'] });
    expect((await flow.step({ stage: 'SUMMARY' })).body.summary?.text).toMatch(/кашель/i);
  });

  it('is offered only where the clinic has it', async () => {
    const flow = await asking();
    await sql`insert into clinic_feature (clinic_id, feature, is_on, updated_at)
      values (${flow.scene.clinicId}, 'AI_SMART_QUESTIONNAIRE', false, now())`.execute(test.database.system);
    expect(await flow.begin('Köhin', false)).toMatchObject({
      status: 468,
      raw: { code: 'AI_NOT_AVAILABLE' },
    });
  });
});

describe('a sign of danger', () => {
  it('stops at once, is filed all the same, and stands on top for the clinic', async () => {
    const flow = await asking();
    await flow.begin();
    const stopped = await flow.step({
      stage: 'ANSWERS',
      answers: { danger: { choices: ['breathing-hard'] } },
    });
    expect(stopped.body.notice).toMatchObject({ action: 'CALL_112', questionId: 'danger' });
    expect(stopped.body.notice?.title).toContain('112');
    expect(stopped.body.notice?.signs).toEqual([
      { id: 'breathing-hard', label: expect.stringMatching(/hing/i) },
    ]);
    const sent = await send(flow);
    const params = { id: sent.body.eContactId ?? '' };
    const { body } = await test.call(getClinicEContact, { params }, { as: flow.scene.asNurse });
    expect(body.redFlag).toMatchObject({ kind: 'CALL_112' });
    const staff = await test.call(
      getAiQuestionnaire,
      { params, query: { locale: 'en' } },
      { as: flow.scene.asNurse },
    );
    expect(staff.body.questionnaire?.fired[0]).toMatchObject({ action: 'CALL_112' });
    expect(staff.body.questionnaire?.fired[0]?.told).toMatch(/breath/i);
  });

  it('that was ticked by mistake is gone with the tick', async () => {
    const flow = await asking();
    await flow.begin();
    await flow.step({ stage: 'ANSWERS', answers: { danger: { choices: ['breathing-hard'] } } });
    const corrected = await flow.step({ stage: 'ANSWERS', answers: noDanger });
    expect(corrected.body.notice).toBeNull();
  });

  it('is shown once; what was read is not shown again', async () => {
    const flow = await asking();
    await flow.begin();
    const stopped = await flow.step({
      stage: 'ANSWERS',
      answers: { danger: { choices: ['breathing-hard'] } },
    });
    const acknowledged = stopped.body.notice?.ruleIds ?? [];
    expect((await flow.step({ stage: 'ANSWERS', answers: {}, acknowledged })).body.notice).toBeNull();
  });

  it('in free words warns as well', async () => {
    const { begin } = await asking();
    const told = await begin('Ma ei saa hingata', false);
    expect(told.body.notice).toMatchObject({ action: 'CALL_112', questionId: null });
  });
});

describe('own words instead of questions', () => {
  it('take what was answered along, and the answers go with them', async () => {
    const flow = await asking();
    const { scene, aiQuestionnaireId } = flow;
    await flow.begin();
    await flow.step({ stage: 'ANSWERS', answers: { ...noDanger, duration: { choices: ['d1_3'] } } });
    const params = { id: aiQuestionnaireId };
    const opened = await test.call(getDraft, { params }, { as: scene.asPatient });
    expect(opened.body.draft?.kind).toBe('QUESTIONNAIRE');
    expect(opened.body.draft?.text).toMatch(/köha.*1–3 päeva/is);
    const content = {
      eContactType: 'COUGH',
      patientPersonId: scene.patient.personId,
      clinicId: scene.clinicId,
      text: 'Köhin juba kolmandat päeva.',
    } as const;
    const seen = opened.body.draft?.version ?? 0;
    await test.call(saveDraft, { params, body: content }, { as: scene.asPatient, seen });
    const sent = await test.call(
      sendEContactText,
      { body: { ...content, aiQuestionnaireId } },
      { as: scene.asPatient },
    );
    const staff = await test.call(
      getAiQuestionnaire,
      { params: { id: sent.body.id }, query: { locale: 'et' } },
      { as: scene.asNurse },
    );
    expect(staff.body.questionnaire?.answers.length).toBeGreaterThan(0);
  });

  it('are never overwritten by answering on', async () => {
    const flow = await asking();
    const { scene, aiQuestionnaireId } = flow;
    await flow.begin();
    const params = { id: aiQuestionnaireId };
    const before = await test.call(getDraft, { params }, { as: scene.asPatient });
    const body = {
      eContactType: 'COUGH',
      patientPersonId: scene.patient.personId,
      clinicId: scene.clinicId,
      text: 'Minu enda jutt',
    } as const;
    const seen = before.body.draft?.version ?? 0;
    await test.call(saveDraft, { params, body }, { as: scene.asPatient, seen });
    await flow.step({ stage: 'ANSWERS', answers: noDanger });
    const after = await test.call(getDraft, { params }, { as: scene.asPatient });
    expect(after.body.draft?.text).toBe('Minu enda jutt');
  });

  it('and the questions go when the draft is thrown away', async () => {
    const flow = await asking();
    await flow.begin();
    const params = { id: flow.aiQuestionnaireId };
    await test.call(deleteDraft, { params }, { as: flow.scene.asPatient });
    expect((await test.call(getQuestionnaire, { params }, { as: flow.scene.asPatient })).status).toBe(404);
  });
});
