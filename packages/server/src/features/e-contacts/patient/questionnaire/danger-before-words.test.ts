import { randomUUID } from 'node:crypto';
import type { Sent } from '@tervita/contract/core';
import { getClinicTimeline, getDraft, listClinicEContacts, listDrafts } from '@tervita/contract/e-contacts';
import {
  getAiQuestionnaire,
  getQuestionnaire,
  type QuestionnaireProgress,
  questionnaireFlow,
} from '@tervita/contract/smart-questionnaire';
import type { ProblemType } from '@tervita/domain/problem-types';
import { dangerScreen } from '@tervita/domain/smart-questionnaire';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { alarmJobs } from '../../../../testing/fill-questionnaire.ts';
import { type Given, given } from '../../../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
  await test.app.startWorker();
});
afterAll(() => test.close());

const { answeredAgo, runJobs } = alarmJobs(() => test);

type Body = Sent<typeof questionnaireFlow>['body'];
type Flow = { readonly body: QuestionnaireProgress };

const signsIn = ({ body }: Flow): string[] =>
  (body.questions[0]?.question.options ?? []).map(({ id }) => id).filter((id) => id !== 'none');
const isDangerOpen = ({ body }: Flow): boolean =>
  body.questions.some(({ question, answer }) => question.isDanger && answer === null);

/** A man who is about to describe his concern in his own words. */
const begun = async () => {
  const { clinicId, patient, asPatient: as, asNurse } = await make.clinicWithPatient();
  await sql`update person set sex = 'MALE', birth_date = '1980-01-01' where id = ${patient.personId}`.execute(
    test.database.system,
  );
  const aiQuestionnaireId = randomUUID();
  const step = (body: Body) => test.call(questionnaireFlow, { body }, { as });
  const tell = (input: string, more: { chiefProblemTypeId?: ProblemType; isTyping?: boolean } = {}) =>
    step({
      stage: 'PROBLEM_TYPE',
      aiQuestionnaireId,
      patientPersonId: patient.personId,
      clinicId,
      locale: 'en',
      input,
      ...more,
    });
  const tick = (...choices: string[]) =>
    step({ stage: 'ANSWERS', aiQuestionnaireId, answers: { danger: { choices } } });
  const choose = (chiefProblemTypeId: ProblemType) =>
    step({ stage: 'QUESTIONS', aiQuestionnaireId, chiefProblemTypeId });
  const send = (summary = 'What I told') => step({ stage: 'CONFIRM', aiQuestionnaireId, summary });
  const read = () => test.call(getQuestionnaire, { params: { id: aiQuestionnaireId } }, { as });
  const pass = (hours: number) =>
    sql`update ai_questionnaire set danger_answered_at = danger_answered_at - make_interval(hours => ${hours}),
      danger_denied_at = danger_denied_at - make_interval(hours => ${hours})
      where id = ${aiQuestionnaireId}`.execute(test.database.system);
  const first = await tell('');
  return { first, as, asNurse, clinicId, id: aiQuestionnaireId, step, tell, tick, choose, send, read, pass };
};

const man = { ageMonths: 46 * 12, sex: 'MALE' as const };
const ofAnyProblem = dangerScreen('OTHER_PROBLEM', man);

describe('before a concern is told in own words', () => {
  it('the signs of any problem are asked, then the words, and then what the reason asks besides', async () => {
    const { first, tick, tell, choose, send } = await begun();
    expect(first.body).toMatchObject({ stage: 'ANSWERS', chiefProblemTypeId: null, input: '' });
    expect(signsIn(first)).toEqual(ofAnyProblem);
    expect((await tick('none')).body).toMatchObject({ stage: 'QUESTIONS', chiefProblemTypeId: null });
    expect((await tell('My back hurts')).body).toMatchObject({ stage: 'QUESTIONS', input: 'My back hurts' });
    const chosen = await choose('BACK_PAIN');
    expect(isDangerOpen(chosen)).toBe(true);
    expect(signsIn(chosen).toSorted()).toEqual(['cauda', 'flank', 'injured', 'legweak']);
    // The server is the lock: the signs of the reason were not answered.
    expect((await send()).raw.code).toBe('DANGER_NOT_ASKED');
    const answered = await tick('none');
    expect(isDangerOpen(answered)).toBe(false);
    // Whoever comes back to the list finds all of it.
    expect(signsIn(answered)).toEqual(dangerScreen('BACK_PAIN', man));
    expect((await send()).body.eContactId).toBeTruthy();
  });

  it('a reason that asks nothing besides is not asked again, and neither are words that have no reason', async () => {
    for (const type of ['CERTIFICATE', 'OTHER_PROBLEM'] as const) {
      const { tick, tell, choose, send } = await begun();
      await tick('none');
      await tell('I need a paper');
      expect(isDangerOpen(await choose(type))).toBe(false);
      expect((await send()).body.eContactId).toBeTruthy();
    }
  });

  it('what was denied is asked in full once it is too old, and is never younger than its denial', async () => {
    const { tick, tell, choose, pass, read, send } = await begun();
    await tick('none');
    await tell('My back hurts');
    await pass(7);
    await choose('BACK_PAIN');
    await tick('none');
    await pass(6);
    const later = await read();
    expect(isDangerOpen(later)).toBe(true);
    expect(signsIn(later)).toEqual(dangerScreen('BACK_PAIN', man));
    expect((await send()).raw.code).toBe('DANGER_NOT_ASKED');
  });

  it('a sign that was ticked is warned of, stands for every reason, and leaves nothing out', async () => {
    const { tick, tell, choose, step, id, asNurse, send } = await begun();
    const ticked = await tick('breathing-hard');
    expect(ticked.body).toMatchObject({
      isAlarming: true,
      notice: { action: 'CALL_112', questionId: 'danger' },
    });
    const acknowledged = ticked.body.notice?.ruleIds ?? [];
    await step({ stage: 'ANSWERS', aiQuestionnaireId: id, answers: {}, acknowledged });
    expect((await tell('My back hurts')).body.stage).toBe('QUESTIONS');
    const chosen = await choose('BACK_PAIN');
    expect(chosen.body.isAlarming).toBe(true);
    expect(signsIn(chosen)).toEqual(dangerScreen('BACK_PAIN', man));
    await tick('breathing-hard');
    const { eContactId } = (await send()).body;
    const told = await test.call(
      getAiQuestionnaire,
      { params: { id: eContactId ?? '' }, query: { locale: 'en' } },
      { as: asNurse },
    );
    expect(told.body.danger?.answer).toMatch(/^Hard to breathe/);
  });

  it('a sign that was ticked and left before a word was told goes to the clinic by itself', async () => {
    const { tick, tell, id, clinicId, asNurse } = await begun();
    await tick('breathing-hard');
    await tell('My ba', { isTyping: true });
    await answeredAgo(id, 10);
    await runJobs(id);
    const { eContacts } = (await test.call(listClinicEContacts, { query: { clinicId } }, { as: asNurse }))
      .body;
    expect(eContacts).toMatchObject([{ redFlag: { kind: 'CALL_112' } }]);
    const params = { id: eContacts[0]?.id ?? '' };
    const { entries } = (await test.call(getClinicTimeline, { params }, { as: asNurse })).body;
    expect(entries[0]?.text).toMatch(/hard to breathe[\s\S]*My ba/);
    const told = await test.call(getAiQuestionnaire, { params, query: { locale: 'en' } }, { as: asNurse });
    expect(told.body.danger?.answer).toMatch(/^Hard to breathe/);
  });

  it('words that are typed are kept, and asked about before one goes on with them', async () => {
    const { first, tell, tick, pass, read, as, id } = await begun();
    expect(isDangerOpen(first)).toBe(true);
    await tick('none');
    const { drafts: left } = (await test.call(listDrafts, {}, { as })).body;
    expect(left).toMatchObject([{ id, isBegun: false }]);
    await tell('My back', { isTyping: true });
    await pass(13);
    const resumed = await read();
    expect(resumed.body).toMatchObject({ stage: 'ANSWERS', typed: 'My back', input: '' });
    expect((await tick('none')).body).toMatchObject({ stage: 'QUESTIONS', typed: 'My back' });
    expect((await test.call(getDraft, { params: { id } }, { as })).body.draft?.text).toBe('My back');
  });

  it('what was told before anybody asked goes on, and is asked about in full with its reason', async () => {
    const { tell, choose } = await begun();
    const told = await tell('My back hurts');
    expect(told.body).toMatchObject({ stage: 'QUESTIONS' });
    const chosen = await choose('BACK_PAIN');
    expect(signsIn(chosen)).toEqual(dangerScreen('BACK_PAIN', man));
  });

  it('nothing but danger is answered while there is no reason', async () => {
    const { step, id, read } = await begun();
    await step({
      stage: 'ANSWERS',
      aiQuestionnaireId: id,
      answers: { danger: { choices: ['none'] }, hopes: { text: 'Nothing' } },
    });
    expect((await read()).body.questions.map(({ question }) => question.id)).toEqual(['danger']);
  });
});
