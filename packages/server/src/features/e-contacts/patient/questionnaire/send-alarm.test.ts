import { randomUUID } from 'node:crypto';
import {
  getClinicTimeline,
  getDraft,
  judgeWords,
  listClinicEContacts,
  saveDraft,
  sendAlarm,
} from '@tervita/contract/e-contacts';
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

/** Somebody is about to answer questions about a cough. */
const begun = async () => {
  const scene = await make.clinicWithPatient();
  const { clinicId, asPatient, asNurse } = scene;
  const id = randomUUID();
  const matter = { patientPersonId: scene.patient.personId, clinicId };
  const step = (body: object) =>
    test.call(questionnaireFlow, { body: { aiQuestionnaireId: id, ...body } as never }, { as: asPatient });
  const tick = (choice: string) => step({ stage: 'ANSWERS', answers: { danger: { choices: [choice] } } });
  await step({ stage: 'PROBLEM_TYPE', ...matter, locale: 'et', input: '', chiefProblemTypeId: 'COUGH' });
  const send = (as = asPatient) => test.call(sendAlarm, { params: { id } }, { as });
  const inbox = async () =>
    (await test.call(listClinicEContacts, { query: { clinicId } }, { as: asNurse })).body.eContacts;
  const first = async (eContactId: string) =>
    (await test.call(getClinicTimeline, { params: { id: eContactId } }, { as: asNurse })).body.entries[0];
  return { ...scene, id, matter, step, tick, send, inbox, first };
};

it('whoever ticked a grave sign sends with one press: nothing else is asked', async () => {
  const { id, tick, send, inbox, first, asPatient: as } = await begun();
  await tick('breathing-hard');
  const { body, status } = await send();
  expect(status).toBe(200);
  expect(await inbox()).toMatchObject([{ id: body.eContactId, redFlag: { kind: 'CALL_112' } }]);
  // Its writer sent it: it was not filed.
  expect(await first(body.eContactId)).toMatchObject({ filed: null, text: expect.stringMatching(/hinga/i) });
  expect((await test.call(getDraft, { params: { id } }, { as })).body).toMatchObject({
    draft: null,
    eContactId: body.eContactId,
  });
});

it('pressed twice, also side by side, it goes once', async () => {
  const { tick, send, inbox } = await begun();
  await tick('breathing-hard');
  const ids = (await Promise.all([send(), send()])).map(({ body }) => body.eContactId);
  expect(new Set(ids).size).toBe(1);
  expect((await send()).body.eContactId).toBe(ids[0]);
  expect(await inbox()).toHaveLength(1);
});

it('own words with a sign of danger go as they were written', async () => {
  const scene = await begun();
  const { id, matter, asPatient: as, send, first } = scene;
  const text = 'Ma ei saa hingata';
  const { body } = await test.call(getDraft, { params: { id } }, { as });
  const content = { eContactType: 'COUGH' as const, ...matter, text };
  await test.call(saveDraft, { params: { id }, body: content }, { as, seen: body.draft?.version ?? 0 });
  const judged = { ...matter, text, aiQuestionnaireId: id };
  expect((await test.call(judgeWords, { body: judged }, { as })).body.goesAt).not.toBeNull();
  const sent = await send();
  expect(await first(sent.body.eContactId)).toMatchObject({ text, filed: null });
});

it('where no grave sign stands it is refused: signs of danger are asked first', async () => {
  const { tick, send, inbox } = await begun();
  expect((await send()).body).toMatchObject({ code: 'DANGER_NOT_ASKED' });
  await tick('none');
  expect((await send()).body).toMatchObject({ code: 'DANGER_NOT_ASKED' });
  expect(await inbox()).toEqual([]);
});

it('nobody sends what somebody else wrote', async () => {
  const { tick, send, inbox } = await begun();
  await tick('breathing-hard');
  const { asPatient: stranger } = await make.clinicWithPatient();
  expect((await send(stranger)).status).toBe(404);
  expect(await inbox()).toEqual([]);
});
