import { randomUUID } from 'node:crypto';
import {
  askForQuestionnaire,
  getClinicTimeline,
  getDraft,
  judgeWords,
  listClinicEContacts,
  saveDraft,
  sendAlarm,
  sendEContactText,
} from '@tervita/contract/e-contacts';
import { getAiQuestionnaire, questionnaireFlow } from '@tervita/contract/smart-questionnaire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { fillQuestionnaire } from '../../../../testing/fill-questionnaire.ts';
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

it('words that were only typed beside the sign are listened to, as when they are sent', async () => {
  const { id, matter, tick, send, inbox, asPatient: as, asNurse } = await begun();
  await tick('injured');
  const text = 'Ta kukkus trepist. Ta ei saa hingata';
  const { body } = await test.call(getDraft, { params: { id } }, { as });
  const content = { eContactType: 'COUGH' as const, ...matter, text };
  await test.call(saveDraft, { params: { id }, body: content }, { as, seen: body.draft?.version ?? 0 });
  const params = { id: (await send()).body.eContactId };
  const query = { locale: 'en' } as const;
  const { raised } = (await test.call(getAiQuestionnaire, { params, query }, { as: asNurse })).body;
  const told = raised.flatMap(({ reasons }) => reasons.map((each) => each.told));
  expect(told).toContain('A head injury, a bad fall or burn');
  expect(told.join()).toContain('Ta ei saa hingata');
  expect(await inbox()).toMatchObject([{ redFlag: { kind: 'CALL_112' } }]);
});

it('what the clinic asked for goes to its thread, and pressed again it is the same answer', async () => {
  const { clinicId, patient, asPatient: as, asNurse } = await make.clinicWithPatient();
  const matter = { patientPersonId: patient.personId, clinicId };
  const words = { eContactType: 'QUESTION' as const, ...matter, text: 'Väsimus' };
  const params = { id: (await test.call(sendEContactText, { body: words }, { as })).body.id };
  const wanted = { params, body: { eContactType: 'PHQ9' as const, text: '' } };
  const { actionId: requestId } = (await test.call(askForQuestionnaire, wanted, { as: asNurse })).body;
  const filling = fillQuestionnaire(test, { ...matter, as, type: 'PHQ9', requestId });
  await filling.begin();
  await filling.answer({ danger: 'breathing-hard' });
  const press = () => test.call(sendAlarm, { params: { id: filling.id } }, { as });
  const pressed = [...(await Promise.all([press(), press()])), await press()];
  expect(pressed.map(({ body }) => body.eContactId)).toEqual([params.id, params.id, params.id]);
  const { entries } = (await test.call(getClinicTimeline, { params }, { as: asNurse })).body;
  expect(entries.filter(({ move }) => move === 'fillQuestionnaire')).toHaveLength(1);
});
