import { randomUUID } from 'node:crypto';
import type { Sent } from '@tervita/contract/core';
import { getClinicEContact } from '@tervita/contract/e-contacts';
import { questionnaireFlow } from '@tervita/contract/smart-questionnaire';
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
type Step = Body extends infer T ? (T extends unknown ? Omit<T, 'aiQuestionnaireId'> : never) : never;
type Scene = Awaited<ReturnType<Given['clinicWithPatient']>>;

const dayFromToday = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const beginFlow = async (type: ProblemType, as?: Scene, patientPersonId?: string) => {
  const scene = as ?? (await make.clinicWithPatient());
  const aiQuestionnaireId = randomUUID();
  const step = (body: Step) =>
    test.call(questionnaireFlow, { body: { ...body, aiQuestionnaireId } as Body }, { as: scene.asPatient });
  const begin = (chiefProblemTypeId: ProblemType) =>
    step({
      stage: 'PROBLEM_TYPE',
      patientPersonId: patientPersonId ?? scene.patient.personId,
      clinicId: scene.clinicId,
      locale: 'et',
      input: '',
      chiefProblemTypeId,
    } as Step);
  expect((await begin(type)).status).toBe(200);
  return { scene, step, aiQuestionnaireId };
};
const noDanger = { danger: { choices: ['none'] } };
const sickNote = {
  type: 'SICK_NOTE',
  startDate: dayFromToday(0),
  jobDescription: 'Laos',
  worksWeekends: true,
  unavailableVisitTimes: '',
} as const;

describe('days of leave', () => {
  it.each([
    ['before birth', '1900-01-01', 'beforeBirth'],
    ['two years ago', dayFromToday(-730), 'tooFarAway'],
    ['in two years', dayFromToday(730), 'tooFarAway'],
  ])('that begins %s are refused by name, and nothing is kept', async (_, startDate, key) => {
    const { step } = await beginFlow('COUGH');
    const refused = await step({ stage: 'SICK_LEAVE', leaveRequest: { ...sickNote, startDate } });
    expect(refused).toMatchObject({
      status: 400,
      raw: { issues: [{ path: ['body', 'leaveRequest', 'startDate'], key }] },
    });
    expect((await step({ stage: 'ANSWERS', answers: noDanger })).body.leaveRequest).toBe(null);
  });

  it('that ends before it began are refused in the question about its end', async () => {
    const { step } = await beginFlow('FIT_NOTE_END');
    await step({ stage: 'ANSWERS', answers: { ...noDanger, leaveType: { choices: ['SICK_NOTE'] } } });
    await step({ stage: 'ANSWERS', answers: { startDate: { text: dayFromToday(-3) } } });
    expect(
      await step({ stage: 'ANSWERS', answers: { returnDate: { text: dayFromToday(-4) } } }),
    ).toMatchObject({
      status: 400,
      raw: { issues: [{ path: ['body', 'answers', 'returnDate'], key: 'endBeforeStart' }] },
    });
    expect(
      (await step({ stage: 'ANSWERS', answers: { returnDate: { text: dayFromToday(1) } } })).status,
    ).toBe(200);
  });

  it.each(['FIT_NOTE', 'SICK_LEAVE', 'FIT_NOTE_ENLENGTHEN'] as const)(
    'of %s are judged too',
    async (type) => {
      const { step } = await beginFlow(type);
      await step({ stage: 'ANSWERS', answers: { ...noDanger, leaveType: { choices: ['SICK_NOTE'] } } });
      expect((await step({ stage: 'ANSWERS', answers: { startDate: { text: '1905-05-05' } } })).status).toBe(
        400,
      );
    },
  );
});

describe('a day that has aged since it was answered', () => {
  const withAgedDays = async () => {
    const flow = await beginFlow('FIT_NOTE_END');
    await flow.step({ stage: 'ANSWERS', answers: { ...noDanger, leaveType: { choices: ['SICK_NOTE'] } } });
    const days = JSON.stringify({ startDate: { text: '2020-01-02' }, returnDate: { text: '2020-01-09' } });
    await sql`update ai_questionnaire set answers = answers || ${days}::jsonb
      where id = ${flow.aiQuestionnaireId}`.execute(test.database.system);
    return flow;
  };

  it('holds up no answer about danger', async () => {
    const { step } = await withAgedDays();
    const ticked = await step({ stage: 'ANSWERS', answers: { danger: { choices: ['breathing-hard'] } } });
    expect([ticked.status, ticked.body.isAlarming]).toEqual([200, true]);
    expect((await step({ stage: 'SUMMARY' })).status).toBe(200);
  });

  it('is answered anew, one day after the other', async () => {
    const { step } = await withAgedDays();
    const bring = async (answers: object) => (await step({ stage: 'ANSWERS', answers } as Step)).status;
    expect(await bring({ startDate: { text: dayFromToday(-3) } })).toBe(200);
    expect(await bring({ returnDate: { text: dayFromToday(1) } })).toBe(200);
    expect(await bring({ returnDate: { text: dayFromToday(-4) } })).toBe(400);
  });
});

describe('leave that is not for this patient or reason', () => {
  it('a sick note of a small child is refused, a note for who cares for it is not', async () => {
    const scene = await make.clinicWithPatient();
    const child = await make.person({ birthDate: dayFromToday(-5 * 365) });
    const record = await make.represented(scene.patient.userId, child.personId, { knownAt: scene.clinicId });
    const { step } = await beginFlow('COUGH', scene, record);
    expect(await step({ stage: 'SICK_LEAVE', leaveRequest: sickNote })).toMatchObject({
      status: 400,
      raw: { issues: [{ path: ['body', 'leaveRequest', 'type'] }] },
    });
    const careNote = { ...sickNote, type: 'CARE_NOTE' as const };
    expect((await step({ stage: 'SICK_LEAVE', leaveRequest: careNote })).status).toBe(200);
  });

  it('is refused where the reason asks for none', async () => {
    const { step } = await beginFlow('REQUEST_LABS');
    expect((await step({ stage: 'SICK_LEAVE', leaveRequest: sickNote })).status).toBe(400);
  });

  it('is gone when another reason is chosen that asks for none', async () => {
    const { step, scene } = await beginFlow('COUGH');
    await step({ stage: 'ANSWERS', answers: noDanger });
    expect((await step({ stage: 'SICK_LEAVE', leaveRequest: sickNote })).body.leaveRequest).not.toBe(null);
    await step({ stage: 'QUESTIONS', chiefProblemTypeId: 'REQUEST_LABS' });
    await step({ stage: 'ANSWERS', answers: noDanger });
    const sent = await step({ stage: 'CONFIRM', summary: 'Palun vereproovi.' });
    expect(sent.status).toBe(200);
    const id = sent.body.eContactId ?? '';
    const seen = await test.call(getClinicEContact, { params: { id } }, { as: scene.asNurse });
    expect(seen.body.leave).toBe(null);
  });
});

describe('half of a leave', () => {
  it.each(['FIT_NOTE', 'SICK_LEAVE', 'FIT_NOTE_END', 'FIT_NOTE_ENLENGTHEN'] as const)(
    'of %s is not sent: nobody could write it',
    async (type) => {
      const { step } = await beginFlow(type);
      await step({ stage: 'ANSWERS', answers: noDanger });
      expect(await step({ stage: 'CONFIRM', summary: 'Palun leht.' })).toMatchObject({
        status: 469,
        raw: { code: 'QUESTIONNAIRE_NOT_COMPLETE' },
      });
    },
  );

  it('a care leave does not end without the code of whom it was for', async () => {
    const { step } = await beginFlow('FIT_NOTE_END');
    const answers = {
      ...noDanger,
      leaveType: { choices: ['CARE_NOTE'] },
      startDate: { skipped: true as const },
      returnDate: { text: dayFromToday(1) },
      note: { skipped: true as const },
    };
    await step({ stage: 'ANSWERS', answers });
    expect((await step({ stage: 'CONFIRM', summary: 'Palun lõpetada.' })).status).toBe(469);
    await step({ stage: 'ANSWERS', answers: { carePatientCode: { text: '47101010033' } } });
    const answered = await step({ stage: 'CONFIRM', summary: 'Palun lõpetada.' });
    expect([answered.status, answered.raw]).toEqual([200, expect.anything()]);
  });

  it('is sent with a sign of danger all the same', async () => {
    const { step } = await beginFlow('FIT_NOTE_END');
    await step({ stage: 'ANSWERS', answers: { danger: { choices: ['breathing-hard'] } }, acknowledged: [] });
    expect((await step({ stage: 'CONFIRM', summary: 'Ei saa hingata.' })).status).toBe(200);
  });
});
