import { randomUUID } from 'node:crypto';
import type { Sent } from '@tervita/contract/core';
import { getDraft, saveDraft, sendEContactText } from '@tervita/contract/e-contacts';
import {
  getAiQuestionnaire,
  getQuestionnaire,
  questionnaireFlow,
} from '@tervita/contract/smart-questionnaire';
import type { ProblemType } from '@tervita/domain/problem-types';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { type Given, given } from '../../../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

type Body = Sent<typeof questionnaireFlow>['body'];

interface For {
  readonly id?: string;
  readonly personId?: string;
}

const scene = async () => {
  const all = await make.clinicWithPatient();
  const { clinicId, patient, asPatient: as } = all;
  const child = await make.person({ birthDate: '1999-02-02', firstName: 'Oskar' });
  const childId = await make.represented(patient.userId, child.personId, { knownAt: clinicId });
  const own = { id: randomUUID(), personId: patient.personId };
  const step = (body: Body) => test.call(questionnaireFlow, { body }, { as });
  const ask = ({ id, personId }: Required<For> = own, type: ProblemType = 'COUGH') =>
    step({
      stage: 'PROBLEM_TYPE',
      aiQuestionnaireId: id,
      patientPersonId: personId,
      clinicId,
      locale: 'et',
      input: '',
      chiefProblemTypeId: type,
    });
  const tick = (choices: string[], id = own.id) =>
    step({ stage: 'ANSWERS', aiQuestionnaireId: id, answers: { danger: { choices } } });
  const words = (text: string, { id = own.id, personId = own.personId }: For = {}) => ({
    id,
    body: { eContactType: 'COUGH' as const, patientPersonId: personId, clinicId, text },
  });
  const save = (text: string, about: For = {}, more: { takenFrom?: string; seen?: number } = {}) => {
    const { id, body } = words(text, about);
    const { seen = 0, ...over } = more;
    return test.call(saveDraft, { params: { id }, body: { ...body, ...over } }, { as, seen });
  };
  const send = (text: string, about: For & { type?: ProblemType } = {}) => {
    const { id, body } = words(text, about);
    const eContactType = about.type ?? body.eContactType;
    return test.call(
      sendEContactText,
      { body: { ...body, eContactType, aiQuestionnaireId: id } },
      { as, key: randomUUID() },
    );
  };
  const read = (id = own.id) => test.call(getQuestionnaire, { params: { id } }, { as });
  const draftOf = async (id = own.id) => (await test.call(getDraft, { params: { id } }, { as })).body.draft;
  return { ...all, own, childId, ask, tick, save, send, read, draftOf, step };
};

const pass = (id: string, hours: number) =>
  sql`update ai_questionnaire set danger_answered_at = danger_answered_at - make_interval(hours => ${hours})
    where id = ${id}`.execute(test.database.system);

describe('words in a draft that nobody asked about danger for', () => {
  it('do not go, whether they were written without a connection or before it was asked', async () => {
    const { save, send, draftOf } = await scene();
    await save('Köhib');
    expect((await draftOf())?.asksDanger).toBe(true);
    expect(await send('Köhib')).toMatchObject({ status: 469, raw: { code: 'DANGER_NOT_ASKED' } });
    expect((await draftOf())?.text).toBe('Köhib');
  });

  it('stay as they are while danger alone is asked beside them, and then go with the answer', async () => {
    const { own, ask, tick, save, send, draftOf, asNurse } = await scene();
    await save('Köhib');
    const asked = await ask();
    expect(asked.body.questions.map(({ question }) => question.id)).toEqual(['danger']);
    expect((await tick(['breathing-hard'])).body).toMatchObject({
      stage: 'OWN_WORDS',
      notice: { action: 'CALL_112' },
    });
    expect(await draftOf(own.id)).toMatchObject({ kind: 'OWN_WORDS', text: 'Köhib', asksDanger: false });
    const sent = await send('Köhib');
    expect(sent.status).toBe(200);
    const params = { id: sent.body.id };
    const told = await test.call(getAiQuestionnaire, { params, query: { locale: 'en' } }, { as: asNurse });
    expect(told.body.danger?.answer).toMatch(/breath/i);
  });

  it('of somebody else are asked about for nobody', async () => {
    const { own, ask, save, childId } = await scene();
    await save('Köhib');
    expect((await ask({ id: own.id, personId: childId })).raw.code).toBe('QUESTIONNAIRE_MISMATCH');
    const stranger = await scene();
    expect((await stranger.ask({ ...stranger.own, id: own.id })).status).toBe(404);
  });
});

describe('words that were moved to another person', () => {
  it('do not go with the answer that was given for the first one', async () => {
    const { ask, tick, save, send, own, childId } = await scene();
    await ask();
    await tick(['none']);
    await save('Köhib', {}, { seen: 3 });
    const moved = { id: randomUUID(), personId: childId };
    expect((await save('Köhib', moved, { takenFrom: own.id })).status).toBe(200);
    expect((await send('Köhib', moved)).raw.code).toBe('DANGER_NOT_ASKED');
    await ask(moved);
    await tick(['none'], moved.id);
    expect((await send('Köhib', moved)).status).toBe(200);
  });

  it('and those that go for another reason are asked about that one', async () => {
    const { ask, tick, save, send, own, step } = await scene();
    await ask();
    await tick(['none']);
    await save('Köhib', {}, { seen: 3 });
    expect((await send('Köhib', { type: 'HEADACHE' })).raw.code).toBe('DANGER_NOT_ASKED');
    await step({ stage: 'QUESTIONS', aiQuestionnaireId: own.id, chiefProblemTypeId: 'HEADACHE' });
    await tick(['none']);
    expect((await send('Köhib', { type: 'HEADACHE' })).status).toBe(200);
  });
});

describe('words that somebody writes freely after answering questions', () => {
  const written = async () => {
    const all = await scene();
    await all.ask();
    await all.tick(['none']);
    await all.save('Köhib', {}, { seen: 3 });
    return all;
  };

  it('can go with an instrument, after danger was asked for it', async () => {
    const { own, step, tick, send, draftOf } = await written();
    expect((await send('Köhib', { type: 'PHQ9' })).raw.code).toBe('DANGER_NOT_ASKED');
    const asked = await step({ stage: 'QUESTIONS', aiQuestionnaireId: own.id, chiefProblemTypeId: 'PHQ9' });
    expect(asked.body.questions.map(({ question }) => question.id)).toEqual(['danger']);
    expect((await tick(['none'])).body.stage).toBe('OWN_WORDS');
    expect(await draftOf()).toMatchObject({ kind: 'OWN_WORDS', text: 'Köhib', type: 'PHQ9' });
    expect((await send('Köhib', { type: 'PHQ9' })).status).toBe(200);
  });

  it('stay free words when another reason is chosen, or the page speaks another language', async () => {
    const { own, clinicId, step, draftOf } = await written();
    await step({ stage: 'QUESTIONS', aiQuestionnaireId: own.id, chiefProblemTypeId: 'HEADACHE' });
    expect(await draftOf()).toMatchObject({ kind: 'OWN_WORDS', text: 'Köhib', type: 'HEADACHE' });
    await step({
      stage: 'PROBLEM_TYPE',
      aiQuestionnaireId: own.id,
      patientPersonId: own.personId,
      clinicId,
      locale: 'ru',
      input: '',
      chiefProblemTypeId: 'HEADACHE',
      mustExist: true,
    });
    expect(await draftOf()).toMatchObject({ kind: 'OWN_WORDS', text: 'Köhib' });
    await step({ stage: 'ANSWERS', aiQuestionnaireId: own.id, answers: { danger: { choices: ['none'] } } });
    const answers = { duration: { choices: ['d1_3'] } };
    await step({ stage: 'ANSWERS', aiQuestionnaireId: own.id, answers });
    expect((await draftOf())?.kind).toBe('QUESTIONNAIRE');
  });

  it('an instrument that was only looked at leaves the questions of the reason one comes back to', async () => {
    const { own, ask, tick, step } = await scene();
    await ask();
    await tick(['none']);
    await step({ stage: 'QUESTIONS', aiQuestionnaireId: own.id, chiefProblemTypeId: 'PHQ9' });
    await step({ stage: 'QUESTIONS', aiQuestionnaireId: own.id, chiefProblemTypeId: 'COUGH' });
    const { body } = await tick(['none']);
    expect(body.questions.length).toBeGreaterThan(1);
  });
});

describe('an answer about danger', () => {
  it('of twelve hours ago still holds', async () => {
    const { own, ask, tick, send, read } = await scene();
    await ask();
    await tick(['none']);
    await pass(own.id, 11);
    expect((await read()).body.questions[0]?.answer).toEqual({ choices: ['none'] });
    expect((await send('Köhib')).status).toBe(200);
  });

  it('that is older is asked again, without its ticks, and nothing is sent before', async () => {
    const { own, ask, tick, send, read, step } = await scene();
    await ask();
    await tick(['none']);
    await step({ stage: 'ANSWERS', aiQuestionnaireId: own.id, answers: { duration: { choices: ['d1_3'] } } });
    await pass(own.id, 13);
    const { body } = await read();
    expect(body.stage).toBe('ANSWERS');
    expect(body.questions).toMatchObject([{ question: { id: 'danger' }, answer: null }]);
    expect((await send('Köhib')).raw.code).toBe('DANGER_NOT_ASKED');
    const confirmed = await step({ stage: 'CONFIRM', aiQuestionnaireId: own.id, summary: 'Köhib' });
    expect(confirmed.raw.code).toBe('DANGER_NOT_ASKED');
    // What was answered besides is still there.
    expect((await tick(['none'])).body.questions[1]?.answer).toEqual({ choices: ['d1_3'] });
    expect((await send('Köhib')).status).toBe(200);
  });

  it('given again warns again; the same one a moment later does not', async () => {
    const { own, ask, tick, step } = await scene();
    await ask();
    const first = await tick(['breathing-hard']);
    const acknowledged = first.body.notice?.ruleIds ?? [];
    await step({ stage: 'ANSWERS', aiQuestionnaireId: own.id, answers: {}, acknowledged });
    expect((await tick(['breathing-hard'])).body.notice).toBeNull();
    expect((await tick(['breathing-hard', 'inhaled'])).body.notice).toMatchObject({ action: 'CALL_112' });
    await step({ stage: 'ANSWERS', aiQuestionnaireId: own.id, answers: {}, acknowledged });
    await pass(own.id, 13);
    expect((await tick(['breathing-hard', 'inhaled'])).body.notice).toMatchObject({ action: 'CALL_112' });
  });

  it('is needed before a questionnaire is sent, too', async () => {
    const { own, ask, step } = await scene();
    await ask();
    const confirmed = await step({ stage: 'CONFIRM', aiQuestionnaireId: own.id, summary: 'Köhib' });
    expect(confirmed).toMatchObject({ status: 469, raw: { code: 'DANGER_NOT_ASKED' } });
  });
});

it('a sign that only the former reason asks about stands, and is shown again to be taken back', async () => {
  const { own, ask, tick, step } = await scene();
  await ask(own, 'SORE_THROAT');
  expect((await tick(['drool'])).body.isAlarming).toBe(true);
  const next = {
    stage: 'QUESTIONS',
    aiQuestionnaireId: own.id,
    chiefProblemTypeId: 'OTHER_PROBLEM',
  } as const;
  const changed = (await step(next)).body;
  expect(changed.isAlarming).toBe(true);
  expect(changed.questions[0]?.question.options.map(({ id }) => id)).toContain('drool');
  expect((await tick(['drool'])).body).toMatchObject({ isAlarming: true, notice: { action: 'CALL_112' } });
  expect((await tick(['none'])).body.isAlarming).toBe(false);
});

it('what was ticked stands for the clinic until the signs of another reason are answered', async () => {
  const { own, ask, tick, step } = await scene();
  await ask();
  expect((await tick(['breathing-hard'])).body.isAlarming).toBe(true);
  const changed = (
    await step({ stage: 'QUESTIONS', aiQuestionnaireId: own.id, chiefProblemTypeId: 'HEADACHE' })
  ).body;
  expect(changed).toMatchObject({ isAlarming: true, stage: 'ANSWERS' });
  // Asked anew, with nothing ticked.
  expect(changed.questions).toMatchObject([{ question: { id: 'danger' }, answer: null }]);
  expect((await tick(['none'])).body.isAlarming).toBe(false);
});
