import { randomUUID } from 'node:crypto';
import type { Sent } from '@tervita/contract/core';
import { getClinicEContact } from '@tervita/contract/e-contacts';
import { getAiQuestionnaire, questionnaireFlow } from '@tervita/contract/smart-questionnaire';
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
type Without<T> = T extends unknown ? Omit<T, 'aiQuestionnaireId'> : never;
const alarming = 'Ma ei saa hingata';

const summarised = async () => {
  const scene = await make.clinicWithPatient();
  const aiQuestionnaireId = randomUUID();
  const step = (body: Without<Body>) =>
    test.call(questionnaireFlow, { body: { ...body, aiQuestionnaireId } as Body }, { as: scene.asPatient });
  const matter = { patientPersonId: scene.patient.personId, clinicId: scene.clinicId };
  await step({ stage: 'PROBLEM_TYPE', ...matter, locale: 'et', input: '', chiefProblemTypeId: 'COUGH' });
  await step({ stage: 'ANSWERS', answers: { danger: { choices: ['none'] } } });
  const { body } = await step({ stage: 'SUMMARY' });
  return { ...scene, id: aiQuestionnaireId, step, made: body.summary?.text ?? '' };
};

it('danger written into the summary warns its writer before it goes, once, and stops nobody', async () => {
  const { step, made, asNurse } = await summarised();
  const summary = `${made}\n${alarming}`;
  const { notice } = (await step({ stage: 'SUMMARY', summary })).body;
  expect(notice).toMatchObject({ action: 'CALL_112' });
  expect(notice?.signs.map(({ label }) => label).join()).toContain('ei saa hingata');
  const read = await step({ stage: 'ANSWERS', answers: {}, acknowledged: notice?.ruleIds ?? [] });
  expect(read.body).toMatchObject({ notice: null, isAlarming: true, summary: { text: summary } });
  const sent = await step({ stage: 'CONFIRM', summary });
  const params = { id: sent.body.eContactId ?? '' };
  const { body } = await test.call(getClinicEContact, { params }, { as: asNurse });
  expect(body.redFlag).toMatchObject({ kind: 'CALL_112' });
});

it('what the product wrote itself, and what was taken back, warns nobody', async () => {
  const { step, made } = await summarised();
  expect((await step({ stage: 'SUMMARY', summary: `${made}\nAitäh!` })).body.notice).toBeNull();
  expect((await step({ stage: 'SUMMARY', summary: alarming })).body.notice).not.toBeNull();
  const restored = await step({ stage: 'SUMMARY', summary: null });
  expect(restored.body).toMatchObject({ notice: null, isAlarming: false });
});

it('what a model made and a person only added to is not judged as theirs; what they added is', async () => {
  const { step, id } = await summarised();
  const made = 'Patsient ütles, et ema ei saa hingata ja kiirabi on kutsutud.';
  await sql`update ai_questionnaire set summary = ${made}, made_summary = ${made}, engine = 'LLM' where id = ${id}`.execute(
    test.database.system,
  );
  const thanked = await step({ stage: 'SUMMARY', summary: `${made}\nAitäh!` });
  expect(thanked.body).toMatchObject({ notice: null, isAlarming: false });
  const worse = await step({ stage: 'SUMMARY', summary: `${made}\nKaotasin teadvuse` });
  expect(worse.body.notice).toMatchObject({ action: 'CALL_112' });
});

describe('the clinic reads that the summary was changed', () => {
  const isChanged = async (eContactId: string | null | undefined, as: string) => {
    const { body } = await test.call(
      getAiQuestionnaire,
      { params: { id: eContactId ?? '' }, query: { locale: 'en' } },
      { as },
    );
    return body.questionnaire?.isSummaryEdited;
  };

  it('where its writer changed it, and not where it went as it was made', async () => {
    const [changed, asMade] = [await summarised(), await summarised()];
    const first = await changed.step({ stage: 'CONFIRM', summary: `${changed.made} Aitäh!` });
    expect(await isChanged(first.body.eContactId, changed.asNurse)).toBe(true);
    // Written by hand and then as before, it is what was made.
    await asMade.step({ stage: 'SUMMARY', summary: asMade.made });
    const second = await asMade.step({ stage: 'CONFIRM', summary: asMade.made });
    expect(await isChanged(second.body.eContactId, asMade.asNurse)).toBe(false);
  });

  it('not of own words that nobody summarised', async () => {
    const scene = await make.clinicWithPatient();
    const aiQuestionnaireId = randomUUID();
    const step = (body: object) =>
      test.call(questionnaireFlow, { body: { ...body, aiQuestionnaireId } as Body }, { as: scene.asPatient });
    const matter = { patientPersonId: scene.patient.personId, clinicId: scene.clinicId };
    const input = 'Mul on imelik tunne';
    await step({ stage: 'PROBLEM_TYPE', ...matter, locale: 'et', input });
    await step({ stage: 'ANSWERS', answers: { danger: { choices: ['none'] } } });
    await step({ stage: 'SUMMARY', chiefProblemTypeId: 'OTHER_PROBLEM', summary: input });
    const sent = await step({ stage: 'CONFIRM', summary: input });
    expect(await isChanged(sent.body.eContactId, scene.asNurse)).toBe(false);
  });
});
