import { randomUUID } from 'node:crypto';
import {
  answerMoreDangerOfDraft,
  judgeWords,
  listClinicEContacts,
  sendEContactText,
} from '@tervita/contract/e-contacts';
import { getAiQuestionnaire, questionnaireFlow } from '@tervita/contract/smart-questionnaire';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { type Given, given } from '../../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

/** Words of alarm know neither; each sounds like danger of another kind. */
const ofStroke = 'my right hand will not button my shirt since this morning and my wife says i sound drunk';
const ofBelly = 'my belly is hard and I was sick all night and cannot stand up straight';

/** Somebody who denied every sign and writes freely, perhaps on two devices. */
const writing = async () => {
  const { clinicId, patient, asPatient: as, asNurse } = await make.clinicWithPatient();
  const id = randomUUID();
  const matter = { patientPersonId: patient.personId, clinicId };
  const step = (body: object) =>
    test.call(questionnaireFlow, { body: { aiQuestionnaireId: id, ...body } as never }, { as });
  await step({ stage: 'PROBLEM_TYPE', ...matter, locale: 'en', input: '', chiefProblemTypeId: 'COUGH' });
  await step({ stage: 'ANSWERS', answers: { danger: { choices: ['none'] } } });
  const text = (words: string) => ({ ...matter, aiQuestionnaireId: id, text: words });
  const ask = async (words: string) => {
    const body = { ...text(words), language: 'en' as const };
    return (await test.call(judgeWords, { body }, { as })).body.ask;
  };
  const answer = async (signs: string[], quote?: string) =>
    (await test.call(answerMoreDangerOfDraft, { params: { id }, body: { signs, quote } }, { as })).body;
  /** As the clinic has it. */
  const send = async (words: string) => {
    const body = { ...text(words), eContactType: 'COUGH' as const };
    const params = { id: (await test.call(sendEContactText, { body }, { as })).body.id };
    const rows = (await test.call(listClinicEContacts, { query: { clinicId } }, { as: asNurse })).body;
    const asked = await test.call(getAiQuestionnaire, { params, query: { locale: 'en' } }, { as: asNurse });
    return { soundsLike: rows.eContacts[0]?.soundsLike, asked: asked.body.dangerAsked };
  };
  const passHours = (hours: number) =>
    sql`update ai_questionnaire set danger_log = (select jsonb_agg(jsonb_set(each, '{at}', to_jsonb(
        iso((each ->> 'at')::timestamptz - make_interval(hours => ${hours}))))) from jsonb_array_elements(danger_log) each)
      where id = ${id}`.execute(test.database.system);
  return { ask, answer, send, passHours };
};

describe('two devices that were asked about different words', () => {
  it.each([
    ['that names its words', ofStroke],
    ['of a page from before', undefined],
  ])('"None" %s takes back no sign that its reader was not shown', async (_, quote) => {
    const { ask, answer } = await writing();
    await ask(ofStroke);
    await ask(ofBelly);
    expect((await answer(['pain-sudden'], ofBelly)).goesAt).not.toBeNull();
    expect((await answer([], quote)).goesAt).not.toBeNull();
  });

  it('"None" of one is not written down as said of the words of the other', async () => {
    const { ask, answer, send } = await writing();
    await ask(ofStroke);
    await ask(ofBelly);
    await answer([], ofStroke);
    const { soundsLike, asked } = await send(ofBelly);
    expect(soundsLike).toMatchObject({ quote: ofBelly, isDenied: false });
    const said = Object.fromEntries(asked.map(({ quote, isAnswered }) => [quote ?? 'list', isAnswered]));
    expect(said).toEqual({ list: true, [ofStroke]: true, [ofBelly]: false });
  });
});

it('whoever answers once more is said to have been asked about the same words', async () => {
  const { ask, answer, send } = await writing();
  await ask(ofStroke);
  await answer([], ofStroke);
  await answer(['stroke-arm'], ofStroke);
  const { asked } = await send(ofStroke);
  expect(asked.map(({ quote, ticked }) => [quote, ticked.map(({ id }) => id)])).toEqual([
    [null, []],
    [ofStroke, []],
    [ofStroke, ['stroke-arm']],
  ]);
});

it('words that were asked about on another day are asked about again', async () => {
  const { ask, answer, passHours } = await writing();
  await ask(ofStroke);
  await answer([], ofStroke);
  expect(await ask(ofStroke)).toBeNull();
  await passHours(13);
  expect(await ask(ofStroke)).toMatchObject({ kind: 'stroke', quote: ofStroke });
});

it('what was left open is kept for the last twenty words, and a sign that was ticked for good', async () => {
  const { ask, answer, send } = await writing();
  await ask(ofStroke);
  await answer(['stroke-arm'], ofStroke);
  await answer([], ofStroke);
  for (let day = 1; day <= 25; day += 1) await ask(`${ofBelly} since day ${day}`);
  const { asked } = await send(ofBelly);
  expect(asked.filter(({ isAnswered }) => !isAnswered)).toHaveLength(20);
  expect(asked.flatMap(({ ticked }) => ticked.map(({ id }) => id))).toContain('stroke-arm');
});
