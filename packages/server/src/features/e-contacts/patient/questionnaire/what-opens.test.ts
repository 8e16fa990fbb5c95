import { randomUUID } from 'node:crypto';
import { listOfferedTypes } from '@tervita/contract/problem-types';
import { questionnaireFlow } from '@tervita/contract/smart-questionnaire';
import { isPrescriptionType } from '@tervita/domain/prescriptions';
import { kindOf, type ProblemType } from '@tervita/domain/problem-types';
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

type Scene = Awaited<ReturnType<Given['clinicWithPatient']>>;
/** MISFIT: the questionnaire is made for others, which is said. OWN_WORDS: the blank box. */
type Opens = 'QUESTION' | 'MISFIT' | 'OWN_WORDS';

const sceneWhere = async (isAiOn: boolean): Promise<Scene> => {
  const scene = await make.clinicWithPatient();
  await sql`insert into clinic_feature (clinic_id, feature, is_on, updated_at)
    values (${scene.clinicId}, 'AI_SMART_QUESTIONNAIRE', ${isAiOn}, now())`.execute(test.database.system);
  return scene;
};

/** What stands on the page after the signs of danger. */
const opensFor = async ({ clinicId, patient, asPatient }: Scene, type: ProblemType): Promise<Opens> => {
  const aiQuestionnaireId = randomUUID();
  const step = async (body: object) => {
    const sent = { body: { aiQuestionnaireId, ...body } as never };
    const answer = await test.call(questionnaireFlow, sent, { as: asPatient });
    expect([type, answer.status]).toEqual([type, 200]);
    return answer.body;
  };
  const about = { patientPersonId: patient.personId, clinicId, locale: 'et', input: '' };
  let progress = await step({ stage: 'PROBLEM_TYPE', ...about, chiefProblemTypeId: type });
  if (progress.misfit) return 'MISFIT';
  for (;;) {
    const open = progress.questions.find(({ answer }) => answer === null)?.question;
    if (!open) return progress.stage === 'OWN_WORDS' ? 'OWN_WORDS' : 'QUESTION';
    if (!open.isDanger) return 'QUESTION';
    progress = await step({ stage: 'ANSWERS', answers: { [open.id]: { choices: [open.exclusive ?? ''] } } });
  }
};

/** Every reason that patients of the clinic can choose, by what it opens. */
const whatOpens = async (isAiOn: boolean) => {
  const scene = await sceneWhere(isAiOn);
  const params = { clinicId: scene.clinicId };
  const { types } = (await test.call(listOfferedTypes, { params }, { as: scene.asPatient })).body;
  const opened: [ProblemType, Opens][] = [];
  for (const type of types) {
    opened.push([type, await opensFor(scene, type)]);
    // Nobody keeps as many drafts as there are reasons.
    await sql`delete from ai_questionnaire where clinic_id = ${scene.clinicId}`.execute(test.database.system);
    await sql`delete from e_contact_draft where clinic_id = ${scene.clinicId}`.execute(test.database.system);
  }
  return opened;
};
const thoseThat = (opened: readonly [ProblemType, Opens][], opens: Opens): ProblemType[] =>
  opened.filter(([, what]) => what === opens).map(([type]) => type);

describe('a reason that was chosen from the catalogue', () => {
  it('never opens a blank box where the clinic has the smart questionnaire', async () => {
    const opened = await whatOpens(true);
    expect(opened.length).toBeGreaterThan(60);
    expect(thoseThat(opened, 'OWN_WORDS')).toEqual([]);
    for (const type of thoseThat(opened, 'MISFIT')) expect(kindOf(type)).toBe('QUESTIONNAIRE');
  }, 120_000);

  it('opens one only for a symptom where the clinic has switched it off: free text is the way without it', async () => {
    const opened = await whatOpens(false);
    const blank = thoseThat(opened, 'OWN_WORDS');
    expect(blank.filter((type) => kindOf(type) !== 'SYMPTOM')).toEqual([]);
    const asked = thoseThat(opened, 'QUESTION');
    expect(asked.filter((type) => kindOf(type) === 'SYMPTOM')).toEqual([
      'PREGNANCY_START',
      'PREGNANCY_COMMS',
    ]);
    expect(asked.filter(isPrescriptionType)).toEqual(['PRESCRIPTION', 'PRESCRIPTION_REFILL']);
  }, 120_000);
});
