import { randomUUID } from 'node:crypto';
import {
  listInstrumentTexts,
  listQuestionnaireResponses,
  saveInstrumentText,
} from '@tervita/contract/instruments';
import { questionnaireFlow } from '@tervita/contract/smart-questionnaire';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given } from '../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

/** A clinic that holds a licence for the asthma control test, and has entered its words. */
const licensedClinic = async () => {
  const scene = await make.clinicWithPatient();
  const { clinicId, asNurse: as } = scene;
  await sql`update employee set is_admin = true where clinic_id = ${clinicId}`.execute(test.database.system);
  const { body } = await test.call(
    listInstrumentTexts,
    { params: { clinicId }, query: { locale: 'en' } },
    { as },
  );
  const act = body.instruments.find(({ instrument }) => instrument === 'ACT');
  expect(act).toMatchObject({
    hasOwnUntilThen: true,
    types: ['ASTHMA'],
    holder: expect.stringContaining('QualityMetric'),
  });
  const items = Object.fromEntries(
    (act?.items ?? []).map(({ id, options }) => [
      id,
      {
        label: `Küsimus ${id}`,
        options: Object.fromEntries(options.map((each) => [each.id, `${each.id} p`])),
      },
    ]),
  );
  const saved = await test.call(
    saveInstrumentText,
    {
      params: { clinicId, instrument: 'ACT', language: 'et' },
      body: { hasLicence: true, replaces: null, words: { stem: '', items } },
    },
    { as },
  );
  expect(saved.status).toBe(200);
  return scene;
};
type Scene = Awaited<ReturnType<typeof licensedClinic>>;

const begin = async ({ clinicId, asPatient }: Scene, patientPersonId: string) => {
  const aiQuestionnaireId = randomUUID();
  const step = (body: object) =>
    test.call(questionnaireFlow, { body: { aiQuestionnaireId, ...body } as never }, { as: asPatient });
  const begun = { patientPersonId, clinicId, locale: 'et', input: '', chiefProblemTypeId: 'ASTHMA' };
  await step({ stage: 'PROBLEM_TYPE', ...begun });
  const asked = await step({ stage: 'ANSWERS', answers: { danger: { choices: ['none'] } } });
  return { step, first: asked.body.questions[1]?.question };
};

it('asthma is asked by the licensed questions of the clinic, and scored by them', async () => {
  const scene = await licensedClinic();
  const { step, first } = await begin(scene, scene.patient.personId);
  expect(first).toMatchObject({ id: 'ACT.q1', label: 'Küsimus q1' });
  const answers = [4, 4, 4, 4, 3].map((points, at) => [`ACT.q${at + 1}`, { choices: [String(points)] }]);
  await step({ stage: 'ANSWERS', answers: Object.fromEntries(answers) });
  const { body } = await step({ stage: 'SUMMARY' });
  const sent = await step({ stage: 'CONFIRM', summary: body.summary?.text ?? '' });
  const params = { id: sent.body.eContactId ?? '' };
  const read = await test.call(
    listQuestionnaireResponses,
    { params, query: { locale: 'en' } },
    { as: scene.asNurse },
  );
  expect(read.body.responses).toMatchObject([
    { instrument: 'ACT', total: 19, band: { code: 'notWellControlled' } },
  ]);
});

it('a child for whom the licensed questions are not made is asked our own', async () => {
  const scene = await licensedClinic();
  const child = await make.person({ birthDate: '2018-05-06' });
  const record = await make.represented(scene.patient.userId, child.personId);
  expect((await begin(scene, record)).first).toMatchObject({ id: 'ASTHMA4.q1' });
});
