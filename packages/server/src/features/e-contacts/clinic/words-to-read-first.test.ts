import { randomUUID } from 'node:crypto';
import {
  acknowledgeRedFlag,
  addInfo,
  answerMoreDangerOfDraft,
  completeEContact,
  countClinicEContacts,
  downloadEContactPdf,
  getClinicEContact,
  judgeWords,
  listClinicEContacts,
  sendEContactText,
  sendInquiry,
  undoAcknowledgeRedFlag,
} from '@tervita/contract/e-contacts';
import { getAiQuestionnaire, questionnaireFlow } from '@tervita/contract/smart-questionnaire';
import { sql } from 'kysely';
import { extractText, getDocumentProxy } from 'unpdf';
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

/** From the safety review: words of a stroke, after "None" to every sign. */
const words = 'my right hand will not button my shirt since this morning and my wife says i sound drunk';

/** Somebody who denies every sign and then writes these words, answered about them or not, at a clinic where an older message waits. */
const sent = async ({ isAnswered, times = 1 }: { isAnswered: boolean; times?: number }) => {
  const scene = await make.clinicWithPatient();
  const { clinicId, patient, asPatient: as, asNurse } = scene;
  const matter = { patientPersonId: patient.personId, clinicId };
  const older = { ...matter, eContactType: 'KNEE_PAIN' as const, text: 'Põlv on jäik' };
  const unmarked = (await test.call(sendEContactText, { body: older }, { as })).body.id;
  const id = randomUUID();
  const begun = { ...matter, aiQuestionnaireId: id, locale: 'en' as const, input: '' };
  const step = (body: object) => test.call(questionnaireFlow, { body: body as never }, { as });
  await step({ ...begun, stage: 'PROBLEM_TYPE', chiefProblemTypeId: 'COUGH' });
  await step({ stage: 'ANSWERS', aiQuestionnaireId: id, answers: { danger: { choices: ['none'] } } });
  const text = { ...matter, aiQuestionnaireId: id, text: words };
  for (let time = 0; time < times; time += 1)
    await test.call(judgeWords, { body: { ...text, language: 'en' } }, { as });
  if (isAnswered)
    await test.call(answerMoreDangerOfDraft, { params: { id }, body: { signs: [], locale: 'en' } }, { as });
  const body = { ...text, eContactType: 'COUGH' as const };
  const params = { id: (await test.call(sendEContactText, { body }, { as })).body.id };
  const query = { locale: 'en' } as const;
  const list = { clinicId };
  const rows = (await test.call(listClinicEContacts, { query: list }, { as: asNurse })).body.eContacts;
  const asked = (await test.call(getAiQuestionnaire, { params, query }, { as: asNurse })).body;
  const { bytes } = await test.call(downloadEContactPdf, { params, query }, { as: asNurse });
  const paper = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return { params, unmarked, rows, asked, paper: paper.text.replaceAll(/\s+/g, ' ') };
};

it('words that sound like danger stand above older ones that are unmarked, with what they sound like, the quote and the answer', async () => {
  const { params, unmarked, rows, asked, paper } = await sent({ isAnswered: true });
  expect(rows.map(({ id }) => id)).toEqual([params.id, unmarked]);
  expect(rows[0]).toMatchObject({
    redFlag: { kind: 'WORDS', seenAt: null },
    soundsLike: { kind: 'stroke', quote: expect.stringMatching(/my right hand/), isDenied: true },
  });
  const [list, again] = asked.dangerAsked;
  expect(list).toMatchObject({ quote: null, ticked: [], isAnswered: true });
  expect(again).toMatchObject({ quote: rows[0]?.soundsLike?.quote, ticked: [], isAnswered: true });
  expect(again?.notTicked.map(({ id }) => id)).toContain('stroke-arm');
  for (const told of [
    'Words sound like: stroke. “my right hand',
    'Asked because of the words “my right hand',
    'Nothing was ticked. Asked and not ticked: ',
  ])
    expect(paper).toContain(told);
});

it('of whom left the question open nobody says that they denied it', async () => {
  const { rows, asked, paper } = await sent({ isAnswered: false });
  expect(rows[0]).toMatchObject({ redFlag: { kind: 'WORDS' }, soundsLike: { isDenied: false } });
  expect(asked.dangerAsked.map(({ isAnswered }) => isAnswered)).toEqual([true, false]);
  expect(paper).toContain('Shown, not answered');
});

it('a question that was shown several times and left open stands there once', async () => {
  const { asked } = await sent({ isAnswered: false, times: 4 });
  expect(asked.dangerAsked.map(({ isAnswered }) => isAnswered)).toEqual([true, false]);
});

/** An emergency that was seen and answered; then its patient writes what a machine takes for a stroke. */
const beneathAnAlarm = async () => {
  const scene = await make.clinicWithPatient();
  const { clinicId, patient, asPatient, asNurse: as } = scene;
  const write = async (text: string) => {
    const body = { eContactType: 'COUGH' as const, patientPersonId: patient.personId, clinicId, text };
    return (await test.call(sendEContactText, { body }, { as: asPatient })).body.id;
  };
  const params = { id: await write('Ma ei saa hingata') };
  const unmarked = await write('Köha');
  const detail = async () => (await test.call(getClinicEContact, { params }, { as })).body;
  const seen = async () => ({ as, seen: (await detail()).version });
  const acknowledge = async () => (await test.call(acknowledgeRedFlag, { params }, await seen())).status;
  await acknowledge();
  const body = { question: 'Kuidas on?', undoable: false };
  await test.call(sendInquiry, { params, body }, await seen());
  await test.call(addInfo, { params, body: { infoText: words } }, { as: asPatient });
  const list = async () => {
    const query = { clinicId, sort: 'createdAt', order: 'desc' } as const;
    return (await test.call(listClinicEContacts, { query }, { as })).body.eContacts.map(({ id }) => id);
  };
  return { ...scene, params, unmarked, detail, seen, acknowledge, list };
};

describe('words that sound like danger, beneath an alarm that was seen', () => {
  it('make no red emergency of it, and are read first until somebody marks or answers them', async () => {
    const {
      params,
      unmarked,
      detail,
      seen,
      acknowledge,
      list,
      clinicId,
      asNurse: as,
    } = await beneathAnAlarm();
    const { redFlag, soundsLike } = await detail();
    expect(redFlag).toMatchObject({ kind: 'CALL_112', seenAt: expect.any(String), isAnswered: true });
    expect(soundsLike).toMatchObject({ kind: 'stroke', isUnread: true });
    // The newest first, but for what is to be read first.
    expect(await list()).toEqual([params.id, unmarked]);
    expect((await test.call(countClinicEContacts, { query: { clinicId } }, { as })).body.incoming).toBe(2);
    expect(await acknowledge()).toBe(200);
    expect((await detail()).redFlag).toEqual(redFlag);
    expect(await list()).toEqual([unmarked, params.id]);
    expect(await acknowledge()).not.toBe(200);
    // Taken back, the words wait again and the alarm does not.
    await test.call(undoAcknowledgeRedFlag, { params }, await seen());
    expect(await detail()).toMatchObject({ redFlag, soundsLike: { isUnread: true } });
    const body = { question: 'Helistan kohe.', undoable: false };
    await test.call(sendInquiry, { params, body }, await seen());
    expect((await detail()).soundsLike).toMatchObject({ isUnread: false });
  });

  it('stop nobody from completing it', async () => {
    const { params, seen, detail } = await beneathAnAlarm();
    const alarmOutcome = { kind: 'ADVISED' } as const;
    const body = { infoText: 'Saage terveks!', alarmOutcome, undoable: false };
    const completed = await test.call(completeEContact, { params, body } as never, await seen());
    expect([completed.status, (await detail()).status]).toEqual([200, 'COMPLETED']);
  });

  it('are not taken down by their writer, and a new alarm waits as ever', async () => {
    const { params, patient, detail, list, asPatient: as } = await beneathAnAlarm();
    const { personId, userId } = patient;
    const lowered = test.database.write('tervita_patient', { personId, userId }, (tx) =>
      sql`update e_contact set sounds_like_waits = false where id = ${params.id}`.execute(tx),
    );
    await expect(lowered).rejects.toThrow(/warning/);
    await test.call(addInfo, { params, body: { infoText: 'Ma ei saa jälle hingata' } }, { as });
    expect(await detail()).toMatchObject({
      redFlag: { kind: 'CALL_112', seenAt: null },
      soundsLike: { isUnread: false },
    });
    expect((await list())[0]).toBe(params.id);
  });
});
