import {
  acknowledgeRedFlag,
  addInfo,
  getPatientTimeline,
  listClinicEContacts,
  listDrafts,
  listPatientEContacts,
  sendEContactText,
  sendInquiry,
} from '@tervita/contract/e-contacts';
import { questionnaireFlow } from '@tervita/contract/smart-questionnaire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { type Given, given } from '../../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

it('whoever told of an emergency is to call until the clinic has written, not only seen it', async () => {
  const { clinicId, patient, asPatient: as, asNurse } = await make.clinicWithPatient();
  const body = {
    eContactType: 'COUGH' as const,
    patientPersonId: patient.personId,
    clinicId,
    text: 'Ema ei saa hingata',
  };
  const { id } = (await test.call(sendEContactText, { body }, { as })).body;
  const params = { id };
  const isEmergency = async () => {
    const { eContact } = (await test.call(getPatientTimeline, { params }, { as })).body;
    const { eContacts } = (await test.call(listPatientEContacts, { query: {} }, { as })).body;
    return [eContact.emergencySince !== null, eContacts[0]?.emergencySince !== null];
  };
  expect(await isEmergency()).toEqual([true, true]);
  await test.call(acknowledgeRedFlag, { params }, { as: asNurse, seen: 1 });
  expect(await isEmergency()).toEqual([true, true]);
  const reply = { question: 'Helistasime.', undoable: false };
  await test.call(sendInquiry, { params, body: reply }, { as: asNurse, seen: 2 });
  expect(await isEmergency()).toEqual([false, false]);
  await test.call(addInfo, { params, body: { infoText: 'Ei saa jälle hingata' } }, { as, seen: 3 });
  expect(await isEmergency()).toEqual([true, true]);
});

it('words after its reply that only sound like danger are no emergency that nobody answered', async () => {
  const { clinicId, patient, asPatient: as, asNurse } = await make.clinicWithPatient();
  const about = { eContactType: 'COUGH' as const, patientPersonId: patient.personId, clinicId };
  const words = { ...about, text: 'Ema ei saa hingata' };
  const params = { id: (await test.call(sendEContactText, { body: words }, { as })).body.id };
  const reply = { question: 'Helistasime.', undoable: false };
  await test.call(sendInquiry, { params, body: reply }, { as: asNurse, seen: 1 });
  const infoText = 'my right hand will not button my shirt since this morning and my wife says i sound drunk';
  await test.call(addInfo, { params, body: { infoText } }, { as, seen: 2 });
  const { eContact } = (await test.call(getPatientTimeline, { params }, { as })).body;
  expect(eContact.emergencySince).toBeNull();
  const query = { clinicId };
  const list = await test.call(listClinicEContacts, { query }, { as: asNurse });
  // Staff read it all the same, and the emergency that they answered stays seen.
  expect(list.body.eContacts).toMatchObject([
    { redFlag: { seenAt: expect.any(String) }, soundsLike: { kind: 'stroke', isUnread: true } },
  ]);
});

it('the clinic has an emergency since the words that told of it, not since the first ones', async () => {
  const { clinicId, patient, asPatient: as } = await make.clinicWithPatient();
  const about = { eContactType: 'COUGH' as const, patientPersonId: patient.personId, clinicId };
  const { id } = (await test.call(sendEContactText, { body: { ...about, text: 'Köha' } }, { as })).body;
  const read = async () => (await test.call(getPatientTimeline, { params: { id } }, { as })).body;
  expect((await read()).eContact.emergencySince).toBeNull();
  await test.call(addInfo, { params: { id }, body: { infoText: 'Ei saa hingata' } }, { as, seen: 1 });
  await test.call(addInfo, { params: { id }, body: { infoText: 'Ikka ei saa hingata' } }, { as, seen: 2 });
  const { eContact, entries } = await read();
  expect(eContact.emergencySince).toBe(entries.find(({ text }) => text === 'Ei saa hingata')?.at);
});

it('a draft says when it goes to the clinic by itself, and no longer once the sign is taken back', async () => {
  const { clinicId, patient, asPatient: as } = await make.clinicWithPatient();
  const about = { patientPersonId: patient.personId, clinicId, locale: 'et', input: '' } as const;
  const begun = await test.call(
    questionnaireFlow,
    { body: { ...about, stage: 'PROBLEM_TYPE', chiefProblemTypeId: 'COUGH' } },
    { as },
  );
  const { aiQuestionnaireId, questions } = begun.body;
  const gravest = questions[0]?.question.options[0]?.id ?? '';
  const tick = (choices: string[]) =>
    test.call(
      questionnaireFlow,
      { body: { stage: 'ANSWERS', aiQuestionnaireId, answers: { danger: { choices } } } },
      { as },
    );
  const goesAt = async () => (await test.call(listDrafts, {}, { as })).body.drafts.map((each) => each.goesAt);
  await tick([gravest]);
  expect(await goesAt()).toEqual([expect.any(String)]);
  await tick(['none']);
  expect((await goesAt()).filter(Boolean)).toEqual([]);
});
