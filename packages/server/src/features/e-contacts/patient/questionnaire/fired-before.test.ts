import { listClinicEContacts } from '@tervita/contract/e-contacts';
import { getAiQuestionnaire } from '@tervita/contract/smart-questionnaire';
import type { ProblemType } from '@tervita/domain/problem-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { alarmJobs, fillQuestionnaire } from '../../../../testing/fill-questionnaire.ts';
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

const beginFlow = async (type: ProblemType, birthDate?: string) => {
  const scene = await make.clinicWithPatient();
  const child = birthDate ? await make.person({ birthDate }) : undefined;
  const record = child && (await make.represented(scene.patient.userId, child.personId));
  const { asPatient: as, clinicId } = scene;
  const patientPersonId = record ?? scene.patient.personId;
  const filling = fillQuestionnaire(test, { as, type, patientPersonId, clinicId });
  const choose = async (chiefProblemTypeId: ProblemType) =>
    (await filling.step({ stage: 'QUESTIONS', chiefProblemTypeId })).body;
  const answer = async (given: Record<string, string>) => (await filling.answer(given)).body;
  await filling.begin();
  return { ...scene, id: filling.id, step: filling.step, choose, answer };
};
const none = { danger: 'none' };
const breathlessAtRest = { when: 'rest' };

describe('an answer that called for help', () => {
  it('stands when another reason is chosen, whatever is denied there, and staff read which it was', async () => {
    const { step, choose, answer, asNurse } = await beginFlow('DYSPNEA');
    await answer(none);
    expect((await answer(breathlessAtRest)).isAlarming).toBe(true);
    expect((await choose('BACK_PAIN')).isAlarming).toBe(true);
    expect((await answer(none)).isAlarming).toBe(true);
    expect((await choose('SORE_THROAT')).isAlarming).toBe(true);
    await answer(none);
    const { body: sent } = await step({ stage: 'CONFIRM', summary: 'Kurk on valus.' });
    const params = { id: sent.eContactId ?? '' };
    const { body } = await test.call(
      getAiQuestionnaire,
      { params, query: { locale: 'en' } },
      { as: asNurse },
    );
    expect(body.raised).toMatchObject([
      { reasons: [{ action: 'CALL_112', told: 'Breathlessness: at rest' }] },
    ]);
  });

  it('is filed when the one who changed the reason does not come back', async () => {
    const { id, choose, answer, clinicId, asNurse } = await beginFlow('DYSPNEA');
    await answer({ ...none, ...breathlessAtRest });
    await choose('BACK_PAIN');
    await answeredAgo(id, 11);
    await runJobs(id);
    const listed = await test.call(listClinicEContacts, { query: { clinicId } }, { as: asNurse });
    expect(listed.body.eContacts).toMatchObject([{ redFlag: { kind: 'CALL_112' } }]);
  });

  it('is taken back by who answers that question otherwise', async () => {
    const { choose, answer } = await beginFlow('DYSPNEA');
    await answer({ ...none, ...breathlessAtRest });
    await choose('BACK_PAIN');
    expect((await choose('DYSPNEA')).isAlarming).toBe(true);
    expect((await answer({ ...none, when: 'stairs' })).isAlarming).toBe(false);
    expect((await choose('BACK_PAIN')).isAlarming).toBe(false);
  });
});

it('a reason that calls for help by the age alone is nobody’s answer, and ends with it', async () => {
  const { choose } = await beginFlow(
    'DYSPNEA',
    new Date(Date.now() - 90 * 86_400_000).toISOString().slice(0, 10),
  );
  expect((await choose('SORE_THROAT')).isAlarming).toBe(false);
});
