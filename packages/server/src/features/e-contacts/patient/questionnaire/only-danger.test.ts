import { randomUUID } from 'node:crypto';
import type { Sent } from '@tervita/contract/core';
import {
  getClinicEContact,
  getDraft,
  listClinicEContacts,
  listDrafts,
  sendEContactText,
} from '@tervita/contract/e-contacts';
import { getAiQuestionnaire, questionnaireFlow } from '@tervita/contract/smart-questionnaire';
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

/** Of a clinic that has its patients write freely. */
const beginAt = async (type: ProblemType, isOn = false) => {
  const scene = await make.clinicWithPatient();
  const { clinicId, patient, asPatient } = scene;
  if (!isOn)
    await sql`insert into clinic_feature (clinic_id, feature, is_on, updated_at)
      values (${clinicId}, 'AI_SMART_QUESTIONNAIRE', false, now())`.execute(test.database.system);
  const id = randomUUID();
  const step = (body: Body) => test.call(questionnaireFlow, { body }, { as: asPatient });
  const begun = await step({
    stage: 'PROBLEM_TYPE',
    aiQuestionnaireId: id,
    patientPersonId: patient.personId,
    clinicId,
    locale: 'et',
    input: '',
    chiefProblemTypeId: type,
  });
  const tick = (...choices: string[]) =>
    step({ stage: 'ANSWERS', aiQuestionnaireId: id, answers: { danger: { choices } } });
  const send = (text: string) =>
    test.call(
      sendEContactText,
      {
        body: {
          aiQuestionnaireId: id,
          patientPersonId: patient.personId,
          clinicId,
          eContactType: type,
          text,
        },
      },
      { as: asPatient },
    );
  return { ...scene, id, begun, step, tick, send };
};

describe('where a clinic has its patients write freely', () => {
  it.each(['COUGH', 'OTHER_PROBLEM'] as const)(
    'somebody who writes about %s is asked about danger, and about nothing else',
    async (type) => {
      const { begun, tick } = await beginAt(type);
      expect(begun.body.questions.map(({ question }) => question.id)).toEqual(['danger']);
      expect(begun.body).toMatchObject({ stage: 'ANSWERS', aboutHowMany: 1 });
      const { body } = await tick('none');
      expect(body).toMatchObject({ stage: 'OWN_WORDS', notice: null, asksLeave: false });
    },
  );

  it('whoever has answered goes on from there: the page that takes the words finds the draft', async () => {
    const { tick, id, asPatient } = await beginAt('COUGH');
    const drafts = async () => (await test.call(listDrafts, {}, { as: asPatient })).body.drafts;
    expect(await drafts()).toEqual([]);
    await tick('none');
    expect(await drafts()).toMatchObject([{ id, preview: '' }]);
  });

  it('a sign that was ticked stops the writer, and stands with the words for the clinic', async () => {
    const { tick, send, asNurse, id, asPatient } = await beginAt('COUGH');
    const { body } = await tick('breathing-hard');
    expect(body.notice).toMatchObject({ action: 'CALL_112', questionId: 'danger' });
    const draft = await test.call(getDraft, { params: { id } }, { as: asPatient });
    expect(draft.body.draft?.text).toBe('');
    const sent = await send('Köha ei lähe üle');
    const params = { id: sent.body.id };
    const seen = await test.call(getClinicEContact, { params }, { as: asNurse });
    expect(seen.body.redFlag).toMatchObject({ kind: 'CALL_112' });
    const asked = await test.call(getAiQuestionnaire, { params, query: { locale: 'en' } }, { as: asNurse });
    expect(asked.body.danger?.answer).toMatch(/breath/i);
    expect(asked.body.questionnaire?.answers).toEqual([]);
  });
});

describe('a request, in a clinic that has its patients write freely', () => {
  it('asks its few questions all the same, then when one can come, and is told by rules', async () => {
    const { begun, tick, step, id } = await beginAt('PROC_WOUNDDRESSING');
    expect(begun.body).toMatchObject({ stage: 'ANSWERS', aboutHowMany: 6 });
    const { body } = await tick('none');
    expect(body.questions.map(({ question }) => question.id)).toEqual(['danger', 'where']);
    const answers = {
      where: { text: 'Vasak säär' },
      cause: { choices: ['surgery'] },
      state: { choices: ['clean'] },
      availability: { skipped: true as const },
    };
    const answered = await step({ stage: 'ANSWERS', aiQuestionnaireId: id, answers });
    expect(answered.body.stage).toBe('VISIT_INFO');
    await step({ stage: 'VISIT_INFO', aiQuestionnaireId: id, unavailableVisitTimes: 'Reedel' });
    const told = await step({ stage: 'SUMMARY', aiQuestionnaireId: id });
    expect(told.body.summary).toMatchObject({
      engine: 'RULES',
      text: expect.stringContaining('Vasak säär'),
    });
  });

  it('chosen instead of an illness asks its questions, and the illness chosen again is written freely', async () => {
    const { tick, step, id } = await beginAt('COUGH');
    await tick('none');
    const choose = (chiefProblemTypeId: ProblemType) =>
      step({ stage: 'QUESTIONS', aiQuestionnaireId: id, chiefProblemTypeId });
    expect((await choose('APPOINTMENT')).body.aboutHowMany).toBeGreaterThan(3);
    expect((await choose('COUGH')).body.aboutHowMany).toBe(1);
  });
});

it('words without a draft bring the answer about danger along, or are refused', async () => {
  const { clinicId, patient, asPatient: as, asNurse } = await make.clinicWithPatient();
  const words = { eContactType: 'COUGH', patientPersonId: patient.personId, clinicId, text: 'Köha' } as const;
  const send = (more: { dangerSigns?: string[] | undefined; aiQuestionnaireId?: string }) =>
    test.call(sendEContactText, { body: { ...words, ...more } }, { as });
  const refused = { status: 469, raw: { code: 'DANGER_NOT_ASKED' } };
  expect(await send({ dangerSigns: undefined })).toMatchObject(refused);
  // An id that was never saved stands for no answer either.
  expect(await send({ aiQuestionnaireId: randomUUID() })).toMatchObject(refused);
  expect((await send({ dangerSigns: ['no-such-sign'] })).status).toBe(400);
  expect((await send({ dangerSigns: ['breathing-hard'] })).status).toBe(200);
  const { eContacts } = (await test.call(listClinicEContacts, { query: { clinicId } }, { as: asNurse })).body;
  expect(eContacts).toMatchObject([{ redFlag: { kind: 'CALL_112' } }]);
});
