import { randomUUID } from 'node:crypto';
import {
  deleteDraft,
  getClinicEContact,
  getDraft,
  listClinicEContacts,
  saveDraft,
  sendEContactText,
} from '@tervita/contract/e-contacts';
import { getQuestionnaire, questionnaireFlow } from '@tervita/contract/smart-questionnaire';
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

const mismatch = { status: 469, raw: { code: 'QUESTIONNAIRE_MISMATCH' } };
const none = { danger: { choices: ['none'] } };

/** A mother with two children has answered for the first that nothing is dangerous about a cough. */
const family = async () => {
  const scene = await make.clinicWithPatient();
  const child = async (birthDate: string, firstName: string) => {
    const { personId } = await make.person({ birthDate, firstName });
    return { personId: await make.represented(scene.patient.userId, personId) };
  };
  const [first, second] = [await child('2019-05-06', 'Oskar'), await child('2021-07-08', 'Mirtel')];
  const otherClinicId = await make.clinic({ kind: 'OPEN' });
  const id = randomUUID();
  const as = scene.asPatient;
  const step = (body: object) =>
    test.call(questionnaireFlow, { body: { aiQuestionnaireId: id, ...body } as never }, { as });
  const matter = {
    patientPersonId: first.personId,
    clinicId: scene.clinicId,
    chiefProblemTypeId: 'COUGH' as const,
  };
  const begin = { stage: 'PROBLEM_TYPE', locale: 'et', input: '', ...matter };
  expect((await step(begin)).status).toBe(200);
  expect((await step({ stage: 'ANSWERS', answers: none, ...matter })).status).toBe(200);
  const read = async () => (await test.call(getQuestionnaire, { params: { id } }, { as })).body;
  return { ...scene, first, second, otherClinicId, id, as, step, matter, begin, read };
};
type Family = Awaited<ReturnType<typeof family>>;

const others: [string, (all: Family) => object][] = [
  ['person', ({ second }) => ({ patientPersonId: second.personId })],
  ['clinic', ({ otherClinicId }) => ({ clinicId: otherClinicId })],
  ['reason', () => ({ chiefProblemTypeId: 'KNEE_PAIN' })],
];
const leaveRequest = {
  type: 'NOT_NEEDED',
  startDate: null,
  jobDescription: '',
  worksWeekends: null,
  unavailableVisitTimes: '',
};

describe('a step for another person, clinic or reason than the questionnaire is about', () => {
  it.each(others)('is refused at every stage, and nothing is changed: another %s', async (_, otherOf) => {
    const all = await family();
    const before = await all.read();
    const other = { ...all.matter, ...otherOf(all) };
    const stages = [
      { stage: 'PROBLEM_TYPE', locale: 'et', input: 'Põlv valutab' },
      { stage: 'ANSWERS', answers: { duration: { choices: ['d1_3'] } } },
      { stage: 'SICK_LEAVE', leaveRequest },
      { stage: 'VISIT_INFO', unavailableVisitTimes: 'Esmaspäeval' },
      { stage: 'SUMMARY', summary: 'Põlv valutab' },
      { stage: 'CONFIRM', summary: 'Põlv valutab' },
    ];
    for (const stage of stages) expect(await all.step({ ...stage, ...other })).toMatchObject(mismatch);
    expect(await all.read()).toEqual(before);
  });

  it('is refused after the sending as well: nobody is told that it arrived for them', async () => {
    const all = await family();
    const sent = await all.step({ stage: 'CONFIRM', summary: 'Köhib', ...all.matter });
    expect(sent.body.eContactId).toEqual(expect.any(String));
    const again = { stage: 'CONFIRM', summary: 'Köhib', ...all.matter };
    expect((await all.step(again)).body.eContactId).toBe(sent.body.eContactId);
    const other = { ...again, patientPersonId: all.second.personId };
    expect(await all.step(other)).toMatchObject(mismatch);
  });

  it('does not stand in the way of a step that does not say it, nor of choosing another problem', async () => {
    const all = await family();
    const answered = await all.step({ stage: 'ANSWERS', answers: { duration: { choices: ['d1_3'] } } });
    expect(answered.status).toBe(200);
    const chosen = await all.step({ stage: 'QUESTIONS', chiefProblemTypeId: 'SORE_THROAT' });
    expect(chosen.body.chiefProblemTypeId).toBe('SORE_THROAT');
  });

  it('one after the other: begun for both children there are two, each under its own name', async () => {
    const all = await family();
    const ids = [all.id, randomUUID()];
    const persons = [all.first.personId, all.second.personId];
    const bodyOf = (at: number) => ({ aiQuestionnaireId: ids[at], patientPersonId: persons[at] });
    await all.step({ ...all.begin, ...bodyOf(1) });
    const none = { danger: { choices: ['none'] } };
    await Promise.all([0, 1].map((at) => all.step({ stage: 'ANSWERS', answers: none, ...bodyOf(at) })));
    await Promise.all(
      [0, 1].map((at) => all.step({ stage: 'CONFIRM', summary: `Laps ${at}`, ...bodyOf(at) })),
    );
    const { body } = await test.call(
      listClinicEContacts,
      { query: { clinicId: all.clinicId } },
      { as: all.asNurse },
    );
    const opened = await Promise.all(
      body.eContacts.map(({ id }) => test.call(getClinicEContact, { params: { id } }, { as: all.asNurse })),
    );
    expect(opened.map((each) => each.body.patient.firstName).sort()).toEqual(['Mirtel', 'Oskar']);
  });
});

describe('free words in the draft of a questionnaire', () => {
  it.each(others.slice(0, 2))(
    'are not saved nor sent for another %s: the answers would go along',
    async (_, otherOf) => {
      const all = await family();
      const params = { id: all.id };
      const { body } = await test.call(getDraft, { params }, { as: all.as });
      expect(body.draft?.hasQuestionnaire).toBe(true);
      const { patientPersonId, clinicId } = { ...all.matter, ...otherOf(all) };
      const words = { eContactType: 'COUGH' as const, patientPersonId, clinicId, text: 'Köhib' };
      const seen = body.draft?.version ?? 0;
      expect(await test.call(saveDraft, { params, body: words }, { as: all.as, seen })).toMatchObject(
        mismatch,
      );
      const sending = { ...words, aiQuestionnaireId: all.id };
      expect(await test.call(sendEContactText, { body: sending }, { as: all.as })).toMatchObject(mismatch);
      // Under a name of their own they may go.
      const fresh = { id: randomUUID() };
      const saved = await test.call(saveDraft, { params: fresh, body: words }, { as: all.as, seen: 0 });
      expect(saved.status).toBe(200);
      const opened = await test.call(getDraft, { params: fresh }, { as: all.as });
      expect(opened.body.draft?.hasQuestionnaire).toBe(false);
    },
  );
});

it('deleted in another place, a questionnaire does not come back by a change of the language', async () => {
  const all = await family();
  const inRussian = { ...all.begin, locale: 'ru', mustExist: true };
  expect((await all.step(inRussian)).body.locale).toBe('ru');
  expect((await test.call(deleteDraft, { params: { id: all.id } }, { as: all.as })).status).toBe(200);
  expect((await all.step(inRussian)).status).toBe(404);
  expect((await test.call(getQuestionnaire, { params: { id: all.id } }, { as: all.as })).status).toBe(404);
});

it('sent already, a questionnaire takes no new words: the page is told, and the same words are answered as before', async () => {
  const all = await family();
  const sent = await all.step({ stage: 'CONFIRM', summary: 'Köhib', ...all.matter });
  const before = await all.read();
  for (const isTyping of [true, false])
    expect(await all.step({ ...all.begin, input: 'Hoopis uus mure', isTyping })).toMatchObject({
      status: 469,
      raw: { code: 'DRAFT_ALREADY_SENT' },
    });
  expect((await all.step(all.begin)).body.eContactId).toBe(sent.body.eContactId);
  expect(await all.read()).toEqual(before);
});
