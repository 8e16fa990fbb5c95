import { randomUUID } from 'node:crypto';
import type { Sent } from '@tervita/contract/core';
import { judgeWords } from '@tervita/contract/e-contacts';
import { questionnaireFlow } from '@tervita/contract/smart-questionnaire';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
type Without<T> = T extends unknown ? Omit<T, 'aiQuestionnaireId'> : never;

const told = [
  ['et', 'Kurk on väga valus juba kolm päeva', 'SORE_THROAT', /viimastel päevadel/],
  ['en', 'My knee hurts when I walk down the stairs', 'KNEE_PAIN', /in the last days/],
  ['ru', 'Уже неделю сильно болит ухо', 'EAR_PAIN', /последние дни/],
  ['pl', 'Od tygodnia mam katar i zatkany nos', 'RHINORRHEA_CONGESTION', /ostatnich dniach/],
] as const;

it.each(told)(
  'told freely in %s: found, asked in its words and summed up with them',
  async (locale, input, type, asks) => {
    const { clinicId, patient, asPatient: as } = await make.clinicWithPatient();
    const aiQuestionnaireId = randomUUID();
    const step = async (body: Without<Body>) =>
      (await test.call(questionnaireFlow, { body: { ...body, aiQuestionnaireId } as Body }, { as })).body;
    const begun = await step({
      stage: 'PROBLEM_TYPE',
      patientPersonId: patient.personId,
      clinicId,
      locale,
      input,
    });
    expect(begun.candidates[0]?.chiefProblemTypeId).toBe(type);
    const asked = await step({ stage: 'QUESTIONS', chiefProblemTypeId: type });
    expect(asked.questions[0]?.question.label).toMatch(asks);
    const next = await step({ stage: 'ANSWERS', answers: { danger: { choices: ['none'] } } });
    expect(next.questions.at(-1)?.question.label).not.toBe(asked.questions[0]?.question.label);
    const summed = await step({ stage: 'SUMMARY' });
    expect(summed.summary?.text).toContain(input);
  },
);

const chestHurts = [
  ['et', 'Mul on tugev suruv valu rinnus ja ma ei saa hingata', 'Helistage kohe 112'],
  ['en', 'I have crushing chest pain and cannot breathe', 'Call 112 now'],
  ['ru', 'У меня сильная давящая боль в груди, и я не могу дышать', 'Сейчас же позвоните 112'],
  ['pl', 'Mam silny ból w klatce piersiowej i nie mogę oddychać', 'Proszę zadzwonić teraz pod 112'],
] as const;

it.each(chestHurts)('words of danger in %s are judged before they go', async (language, text, title) => {
  const { clinicId, patient, asPatient: as } = await make.clinicWithPatient();
  const body = { patientPersonId: patient.personId, clinicId, text, language };
  const judged = await test.call(judgeWords, { body }, { as });
  expect(judged.body.warning).toMatchObject({ action: 'CALL_112', title });
});
