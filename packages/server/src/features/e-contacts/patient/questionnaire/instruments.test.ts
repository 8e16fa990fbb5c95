import { listClinicEContacts, sendEContactText } from '@tervita/contract/e-contacts';
import { listQuestionnaireResponses } from '@tervita/contract/instruments';
import { listOfferedTypes } from '@tervita/contract/problem-types';
import { getAiQuestionnaire, getQuestionnaire } from '@tervita/contract/smart-questionnaire';
import { sql } from 'kysely';
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

const system = () => test.database.system;
type Scene = Awaited<ReturnType<Given['clinicWithPatient']>>;

const setPlan = ({ clinicId }: Scene, plan: string) =>
  sql`update clinic set plan = ${plan} where id = ${clinicId}`.execute(system());
const setFeature = ({ clinicId }: Scene, feature: string, { isOn = true, isGranted = false }) =>
  sql`insert into clinic_feature (clinic_id, feature, is_on, is_granted, updated_at)
    values (${clinicId}, ${feature}, ${isOn}, ${isGranted}, now())`.execute(system());

const fillIn = (
  { asPatient: as, clinicId, patient }: Scene,
  type: string,
  patientPersonId = patient.personId,
  id?: string,
) => fillQuestionnaire(test, { as, clinicId, patientPersonId, type, ...(id ? { id } : {}) });

const { answeredAgo, runJobs } = alarmJobs(() => test);

const phq9 = (values: readonly number[], more: Readonly<Record<string, string>> = {}) => ({
  danger: 'none',
  ...Object.fromEntries(values.map((value, at) => [`PHQ9.q${at + 1}`, String(value)])),
  ...more,
});

const responsesOf = async (scene: Scene, eContactId: string) =>
  test.call(
    listQuestionnaireResponses,
    { params: { id: eContactId }, query: { locale: 'en' } },
    { as: scene.asNurse },
  );

describe('a questionnaire is filled in item by item', () => {
  it('after danger, in the person’s language, with the time that it is about', async () => {
    const filling = fillIn(await make.clinicWithPatient(), 'PHQ9');
    const begun = await filling.begin();
    expect(begun.body).toMatchObject({ stage: 'ANSWERS', isScored: true, misfit: null, aboutHowMany: 10 });
    const { body } = await filling.answer({ danger: 'none' });
    expect(body.questions[1]?.question).toMatchObject({
      id: 'PHQ9.q1',
      type: 'SINGLE_CHOICE',
      takesOwnWords: true,
      needsChoice: true,
      options: [{ id: '0' }, { id: '1' }, { id: '2' }, { id: '3' }],
    });
    expect(body.questions[1]?.question.stem).toContain('2 nädala');
    expect(body.questions[1]?.question.source).toContain('oma tõlge, mitte ametlik');
    expect(body.questions[0]?.question.source).toBeNull();
  });

  it('also where the clinic has its patients write freely', async () => {
    const scene = await make.clinicWithPatient();
    await setFeature(scene, 'AI_SMART_QUESTIONNAIRE', { isOn: false });
    const filling = fillIn(scene, 'GAD');
    await filling.begin();
    const { body } = await filling.answer({ danger: 'none' });
    expect(body.questions.map(({ question }) => question.id)).toEqual(['danger', 'GAD7.q1']);
  });

  it('and goes on where it was left, on another device', async () => {
    const scene = await make.clinicWithPatient();
    const filling = fillIn(scene, 'PHQ9');
    await filling.begin();
    await filling.answer(phq9([0, 0]));
    const { body } = await test.call(
      getQuestionnaire,
      { params: { id: filling.id } },
      { as: scene.asPatient },
    );
    expect(body.questions.filter(({ answer }) => answer !== null)).toHaveLength(3);
    expect(body.questions.at(-1)?.question.id).toBe('PHQ9.q3');
  });

  it('a wrong answer is refused by the name of its item, a missing one before it is sent', async () => {
    const filling = fillIn(await make.clinicWithPatient(), 'PHQ9');
    await filling.begin();
    expect(await filling.answer({ danger: 'none', 'PHQ9.q1': '7' })).toMatchObject({
      status: 400,
      raw: { issues: [{ path: ['body', 'answers', 'PHQ9.q1'] }] },
    });
    await filling.answer(phq9([1, 0, 0]));
    expect(await filling.send()).toMatchObject({ status: 469, raw: { code: 'QUESTIONNAIRE_NOT_COMPLETE' } });
  });
});

describe('what was filled in', () => {
  it('comes to the clinic with its score, its answers in words, and how it went over time', async () => {
    const scene = await make.clinicWithPatient();
    const sendOne = async (values: readonly number[]) => {
      const filling = fillIn(scene, 'PHQ9');
      await filling.begin();
      await filling.answer(phq9(values, { 'PHQ9.q10': '2' }));
      return (await filling.send()).body.eContactId ?? '';
    };
    const first = await sendOne([1, 1, 1, 1, 1, 0, 0, 0, 0]);
    const second = await sendOne([2, 2, 3, 2, 1, 2, 1, 0, 0]);
    const { body } = await responsesOf(scene, second);
    expect(body.responses).toHaveLength(1);
    expect(body.responses[0]).toMatchObject({
      instrument: 'PHQ9',
      wording: expect.stringContaining('own translation'),
      total: 13,
      range: { min: 0, max: 27 },
      band: { code: 'moderate', label: 'Moderate' },
      findings: [expect.stringContaining('interview'), expect.stringContaining('depressive episode')],
      overTime: [
        { eContactId: first, total: 5, band: { code: 'mild' } },
        { eContactId: second, total: 13 },
      ],
    });
    expect(body.responses[0]?.items[2]).toMatchObject({ answer: 'Nearly every day', value: 3, max: 3 });
    expect(body.responses[0]?.items[9]).toMatchObject({ answer: 'Very difficult', isScored: false });
    expect((await responsesOf(scene, first)).body.responses[0]?.overTime).toHaveLength(1);
    expect(body).toMatchObject({
      others: [{ eContactId: first, instrument: 'PHQ9', total: 5 }],
      othersCount: 1,
    });
  });

  it('is nobody else’s: another clinic and another patient do not see it', async () => {
    const [scene, stranger] = [await make.clinicWithPatient(), await make.clinicWithPatient()];
    const filling = fillIn(scene, 'GAD');
    await filling.begin();
    await filling.answer({
      danger: 'none',
      ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((item) => [`GAD7.q${item}`, '1'])),
    });
    const eContactId = (await filling.send()).body.eContactId ?? '';
    expect((await responsesOf(scene, eContactId)).body.responses[0]).toMatchObject({ total: 7 });
    expect((await responsesOf(stranger, eContactId)).status).toBe(404);
    const params = { id: eContactId };
    expect(
      (await test.call(listQuestionnaireResponses, { params, query: {} }, { as: scene.asPatient })).status,
    ).toBe(403);
  });

  it('is kept once, however often it is sent', async () => {
    const scene = await make.clinicWithPatient();
    const filling = fillIn(scene, 'ASTHMA');
    await filling.begin();
    await filling.answer({
      danger: 'none',
      'ASTHMA4.q1': 'yes',
      'ASTHMA4.q2': 'no',
      'ASTHMA4.q3': 'no',
      'ASTHMA4.q4': 'yes',
    });
    const eContactId = (await filling.send()).body.eContactId ?? '';
    const again = await filling.step({ stage: 'CONFIRM', summary: 'Uuesti' });
    expect(again.body.eContactId).toBe(eContactId);
    expect((await responsesOf(scene, eContactId)).body.responses).toMatchObject([
      { total: 2, band: { code: 'partlyControlled' } },
    ]);
  });

  it('of a child is scored for the child, whoever filled it in', async () => {
    const scene = await make.clinicWithPatient();
    const child = await make.person({ birthDate: '2017-05-06' });
    const record = await make.represented(scene.patient.userId, child.personId);
    const filling = fillIn(scene, 'SNAP_IV', record);
    expect((await filling.begin()).body.misfit).toBeNull();
    await filling.answer({
      danger: 'none',
      ...Object.fromEntries(Array.from({ length: 26 }, (_, at) => [`SNAPIV26.q${at + 1}`, '1'])),
    });
    const eContactId = (await filling.send()).body.eContactId ?? '';
    expect((await responsesOf(scene, eContactId)).body.responses[0]).toMatchObject({
      total: null,
      wording: expect.stringContaining('Our own wording, based on the instrument'),
      subscores: [{ sum: 9 }, { sum: 9 }, { sum: 8, band: { code: 'mild' } }],
    });
  });
});

describe('words of one’s own beside an item', () => {
  const withWords = async (ownWords: string) => {
    const scene = await make.clinicWithPatient();
    const filling = fillIn(scene, 'PHQ9');
    await filling.begin();
    await filling.answer(phq9([1, 0]));
    const beside = { choices: ['2'], ownWords };
    const { body } = await filling.step({ stage: 'ANSWERS', answers: { 'PHQ9.q3': beside } });
    return { scene, filling, body };
  };

  it('reach the clinic with the answer', async () => {
    const { scene, filling } = await withWords('Ärkan kell neli');
    const rest = Object.fromEntries([4, 5, 6, 7, 8, 9, 10].map((item) => [`PHQ9.q${item}`, '0']));
    await filling.answer(rest);
    const eContactId = (await filling.send()).body.eContactId ?? '';
    const [response] = (await responsesOf(scene, eContactId)).body.responses;
    expect(response).toMatchObject({ total: 3 });
    expect(response?.items[2]).toMatchObject({
      answer: 'More than half the days',
      ownWords: 'Ärkan kell neli',
    });
  });

  it('do not stand instead of it: a score needs a choice', async () => {
    const { filling } = await withWords('Ärkan kell neli');
    const alone = { choices: [], ownWords: 'Mõnikord' };
    expect((await filling.step({ stage: 'ANSWERS', answers: { 'PHQ9.q4': alone } })).status).toBe(400);
  });

  it('are judged like any other words, at once', async () => {
    const { body } = await withWords('Ma ei taha enam elada, tahan end tappa');
    expect(body.isAlarming).toBe(true);
  });
});

describe('a thought of harming oneself', () => {
  const told = async (scene: Scene) => {
    const filling = fillIn(scene, 'PHQ9');
    await filling.begin();
    return { filling, ...(await filling.answer(phq9([0, 0, 0, 0, 0, 0, 0, 0, 1]))) };
  };

  it('is answered with crisis lines at once, before the last question', async () => {
    const { body } = await told(await make.clinicWithPatient());
    expect(body.stage).toBe('ANSWERS');
    expect(body.isAlarming).toBe(true);
    expect(body.notice).toMatchObject({
      action: 'CRISIS',
      questionId: 'PHQ9.q9',
      ruleIds: ['PHQ9.q9-crisis'],
    });
    expect(body.notice?.crisisLines.length).toBeGreaterThan(0);
  });

  it('marks the e-contact, whatever the total', async () => {
    const scene = await make.clinicWithPatient();
    const { filling } = await told(scene);
    await filling.step({ stage: 'ANSWERS', answers: {}, acknowledged: ['PHQ9.q9-crisis'] });
    await filling.answer({ 'PHQ9.q10': '0' });
    const eContactId = (await filling.send()).body.eContactId ?? '';
    const { body } = await test.call(
      listClinicEContacts,
      { query: { clinicId: scene.clinicId } },
      { as: scene.asNurse },
    );
    expect(body.eContacts[0]).toMatchObject({ id: eContactId, redFlag: { kind: 'CALL_112' } });
    const [response] = (await responsesOf(scene, eContactId)).body.responses;
    expect(response).toMatchObject({ total: 1, band: { code: 'minimal' } });
    expect(response?.items[8]).toMatchObject({ isRedFlag: true, answer: 'Several days' });
    const asked = await test.call(
      getAiQuestionnaire,
      { params: { id: eContactId }, query: { locale: 'en' } },
      { as: scene.asNurse },
    );
    expect(asked.body.questionnaire?.fired).toMatchObject([{ action: 'CRISIS' }]);
    expect(asked.body.questionnaire?.fired[0]?.told).toMatch(/self-harm.*several days/i);
  });

  it('goes to the clinic by itself when whoever told of it has left, with the score of the nine', async () => {
    const scene = await make.clinicWithPatient();
    const { filling } = await told(scene);
    await answeredAgo(filling.id, 11);
    await runJobs(filling.id);
    const query = { clinicId: scene.clinicId };
    const { body } = await test.call(listClinicEContacts, { query }, { as: scene.asNurse });
    expect(body.eContacts[0]).toMatchObject({ redFlag: { kind: 'CALL_112' } });
    expect((await responsesOf(scene, body.eContacts[0]?.id ?? '')).body.responses).toMatchObject([
      { instrument: 'PHQ9', total: 1 },
    ]);
  });
});

describe('whom a questionnaire is not made for', () => {
  it('is told so before the first item, and writes freely', async () => {
    const scene = await make.clinicWithPatient();
    const child = await make.person({ birthDate: '2017-05-06' });
    const record = await make.represented(scene.patient.userId, child.personId);
    const filling = fillIn(scene, 'PHQ9', record);
    expect((await filling.begin()).body).toMatchObject({ misfit: 'TOO_YOUNG', aboutHowMany: 1 });
    expect((await filling.answer({ danger: 'none' })).body).toMatchObject({ stage: 'OWN_WORDS' });
    const sent = await test.call(
      sendEContactText,
      {
        body: {
          aiQuestionnaireId: filling.id,
          patientPersonId: record,
          clinicId: scene.clinicId,
          eContactType: 'PHQ9',
          text: 'Laps on kurb',
        },
      },
      { as: scene.asPatient },
    );
    expect(sent.status).toBe(200);
    expect((await responsesOf(scene, sent.body.id)).body.responses).toEqual([]);
  });
});

describe('which questionnaires a clinic has', () => {
  const offered = async ({ clinicId, asPatient }: Scene) =>
    (await test.call(listOfferedTypes, { params: { clinicId } }, { as: asPatient })).body.types;

  it('are those whose words we have, until it enters its own', async () => {
    const scene = await make.clinicWithPatient();
    expect(await offered(scene)).toContain('PHQ9');
    expect(await offered(scene)).not.toContain('ISI');
    await sql`insert into clinic_instrument_text (clinic_id, instrument, language, words, version, updated_by_user_id, updated_at)
      values (${scene.clinicId}, 'ISI', 'et', '{}', 1, ${scene.nurse.userId}, now())`.execute(system());
    expect(await offered(scene)).toContain('ISI');
  });

  it('are none in the basic plan, whatever the page believes', async () => {
    const scene = await make.clinicWithPatient();
    await setPlan(scene, 'BASIC');
    expect(await offered(scene)).not.toContain('PHQ9');
    expect(await fillIn(scene, 'PHQ9').begin()).toMatchObject({
      status: 468,
      raw: { code: 'E_CONTACT_TYPE_NOT_OFFERED' },
    });
  });

  it.each([
    ['the plan ends', (scene: Scene) => setPlan(scene, 'BASIC')],
    [
      'it is switched off',
      (scene: Scene) =>
        sql`insert into clinic_type_off (clinic_id, type, created_at) values (${scene.clinicId}, 'PHQ9', now())`.execute(
          system(),
        ),
    ],
  ])(
    'whoever is filling one in when %s is told at the next step, and what was answered stays',
    async (_, end) => {
      const scene = await make.clinicWithPatient();
      const filling = fillIn(scene, 'PHQ9');
      await filling.begin();
      expect((await filling.answer(phq9([1, 1]))).body.refusal).toBe(null);
      await end(scene);
      const { body } = await filling.answer({ 'PHQ9.q3': '1' });
      expect(body.refusal).toBe('E_CONTACT_TYPE_NOT_OFFERED');
      expect(body.questions.filter(({ answer }) => answer !== null).length).toBeGreaterThanOrEqual(3);
      expect((await filling.answer({ 'PHQ9.q9': '3' })).body.refusal).toBe(null);
    },
  );

  it('are for the platform admin to say in a special plan', async () => {
    const scene = await make.clinicWithPatient();
    await setPlan(scene, 'SPECIAL');
    expect(await offered(scene)).not.toContain('PHQ9');
    await setFeature(scene, 'QUESTIONNAIRES', { isGranted: true });
    expect(await offered(scene)).toContain('PHQ9');
  });

  it('are taken by their names of the Polish catalogue', async () => {
    const filling = fillIn(await make.clinicWithPatient(), 'QUEST_PHQ9');
    expect((await filling.begin()).body.chiefProblemTypeId).toBe('PHQ9');
  });
});
