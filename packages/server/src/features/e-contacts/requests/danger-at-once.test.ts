import {
  acknowledgeRedFlag,
  askForQuestionnaire,
  completeEContact,
  getClinicEContact,
  getClinicTimeline,
  listClinicEContacts,
  sendEContactText,
  sendInquiry,
} from '@tervita/contract/e-contacts';
import { getAiQuestionnaire } from '@tervita/contract/smart-questionnaire';
import type { ProblemType } from '@tervita/domain/problem-types';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { alarmJobs, fillQuestionnaire } from '../../../testing/fill-questionnaire.ts';
import { type Given, given } from '../../../testing/given.ts';
import { passMinutes } from '../../../testing/pass-minutes.ts';
import { plannedMoves } from '../clinic/planned/run-planned.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
  await test.app.startWorker();
});
afterAll(() => test.close());

const { answeredAgo, runJobs } = alarmJobs(() => test);

const textEntered = (clinicId: string, userId: string, instrument: string) =>
  sql`insert into clinic_instrument_text (clinic_id, instrument, language, words, version, updated_by_user_id, updated_at)
    values (${clinicId}, ${instrument}, 'et', '{}', 1, ${userId}, now())`.execute(test.database.system);

interface Options {
  readonly type?: ProblemType;
  /** The clinic has entered the text of this instrument. */
  readonly entered?: string;
}

/** Staff asked for a questionnaire, and the patient has begun to fill it in. */
const begun = async ({ type = 'PHQ9', entered }: Options = {}) => {
  const scene = await make.clinicWithPatient();
  const { clinicId, patient, nurse, asPatient, asNurse } = scene;
  if (entered) await textEntered(clinicId, nurse.userId, entered);
  const matter = { patientPersonId: patient.personId, clinicId };
  const write = async () => {
    const body = { eContactType: 'QUESTION', ...matter, text: 'Väsimus' } as const;
    return { id: (await test.call(sendEContactText, { body }, { as: asPatient })).body.id };
  };
  const params = await write();
  const wanted = { params, body: { eContactType: type, text: '' } };
  const { actionId: requestId } = (await test.call(askForQuestionnaire, wanted, { as: asNurse })).body;
  const filling = fillQuestionnaire(test, { ...matter, as: asPatient, type, requestId });
  await filling.begin();
  await filling.answer({ danger: 'none' });
  const seen = async () => (await test.call(getClinicEContact, { params }, { as: asNurse })).body;
  const entries = async () => (await test.call(getClinicTimeline, { params }, { as: asNurse })).body.entries;
  const inbox = async () =>
    (await test.call(listClinicEContacts, { query: { clinicId } }, { as: asNurse })).body.eContacts;
  const raised = async () => {
    const read = { params, query: { locale: 'en' } } as const;
    return (await test.call(getAiQuestionnaire, read, { as: asNurse })).body.raised;
  };
  const acknowledge = async () => {
    const { version } = await seen();
    const { status } = await test.call(acknowledgeRedFlag, { params }, { as: asNurse, seen: version });
    expect(status).toBe(200);
  };
  const close = () =>
    test.call(completeEContact, { params, body: { fixedInfoText: 'INFO_DELIVERED' } }, { as: asNurse });
  return { ...scene, params, write, filling, seen, entries, inbox, raised, acknowledge, close };
};

const marked = { turn: 'CLINIC', redFlag: { kind: 'CALL_112', seenAt: null } };
/** Nothing but the thought of harming oneself. */
const thought = { 'PHQ9.q9': '1' };
const noThought = { 'PHQ9.q9': '0' };

describe('a thought of harming oneself in a questionnaire that staff asked for', () => {
  it('marks the thread when it is answered, before the last question, and moves it up', async () => {
    const { filling, params, seen, entries, inbox, raised, write } = await begun();
    await write();
    expect((await inbox())[0]?.id).not.toBe(params.id);
    const { body } = await filling.answer(thought);
    expect(body).toMatchObject({ stage: 'ANSWERS', notice: { action: 'CRISIS' }, eContactId: null });
    expect(await seen()).toMatchObject(marked);
    expect((await inbox())[0]).toMatchObject({ id: params.id, redFlag: { kind: 'CALL_112' } });
    expect((await entries()).at(-1)).toMatchObject({ move: 'addInfo', author: { kind: 'PATIENT' } });
    expect((await raised()).map(({ reasons }) => reasons)).toMatchObject([[{ action: 'CRISIS' }]]);
    expect((await raised())[0]?.reasons[0]?.told).toMatch(/dead|hurting/i);
  });

  it.each([
    ['EEK2', 'EEK2', 'EEK2.q5'],
    ['BDI', 'BDI2', 'BDI2.q9'],
  ] as const)('of %s does so too', async (type, entered, item) => {
    const { filling, seen } = await begun({ type, entered });
    await filling.answer({ [item]: '0' });
    expect(await seen()).toMatchObject({ redFlag: null });
    expect((await filling.answer({ [item]: '1' })).body.notice).toMatchObject({ action: 'CRISIS' });
    expect(await seen()).toMatchObject(marked);
  });

  it('is told to open screens of the clinic at once', async () => {
    const { filling, params } = await begun();
    const isOfThread = () => test.told.some(({ ids }) => ids.eContactId === params.id);
    test.told.length = 0;
    await filling.answer({ 'PHQ9.q1': '1' });
    expect(isOfThread()).toBe(false);
    await filling.answer(thought);
    expect(isOfThread()).toBe(true);
  });

  it('is told once, however often the step is repeated and whatever is answered after it', async () => {
    const { filling, entries, acknowledge, seen } = await begun();
    for (const _ of [1, 2]) await filling.answer(thought);
    const told = (await entries()).length;
    await acknowledge();
    await filling.answer({ 'PHQ9.q1': '1' });
    await filling.answer(thought);
    expect((await entries()).filter(({ move }) => move === 'addInfo')).toHaveLength(1);
    expect(await entries()).toHaveLength(told + 1);
    expect((await seen()).redFlag?.seenAt).not.toBeNull();
  });

  it('opens again what was closed meanwhile', async () => {
    const { filling, seen, close, entries } = await begun();
    await close();
    await filling.answer(thought);
    expect(await seen()).toMatchObject({ ...marked, status: 'SUBMITTED' });
    expect((await entries()).at(-1)).toMatchObject({ move: 'reopen' });
  });

  it('stands with the answers when they are sent, and is not a second alarm then', async () => {
    const { filling, seen, entries, raised, acknowledge } = await begun();
    const stopped = await filling.answer(thought);
    await acknowledge();
    await filling.step({ stage: 'ANSWERS', answers: {}, acknowledged: stopped.body.notice?.ruleIds ?? [] });
    await filling.answerAll('1');
    expect((await filling.send()).status).toBe(200);
    expect((await entries()).at(-1)).toMatchObject({ move: 'fillQuestionnaire' });
    expect((await seen()).redFlag?.seenAt).not.toBeNull();
    expect(await raised()).toHaveLength(1);
  });

  it('that became stronger is an alarm of its own', async () => {
    const { filling, seen, acknowledge } = await begun();
    await filling.answer(thought);
    await acknowledge();
    await filling.answer({ 'PHQ9.q9': '3' });
    expect(await seen()).toMatchObject(marked);
  });

  it('holds a reply that was planned before; that it was changed back holds none', async () => {
    const { filling, params, asNurse, seen, clinicId } = await begun();
    const planned = async () => {
      const sendAt = new Date(Date.now() + 3_600_000).toISOString();
      const body = { question: 'Kuidas läheb?', sendAt };
      const { version } = await seen();
      const plannedId = (await test.call(sendInquiry, { params, body }, { as: asNurse, seen: version })).body
        .planned?.id;
      return plannedId ?? '';
    };
    const isSent = async (plannedId: string) => {
      await sql`update planned_move set due_at = now(), created_at = now() - interval '1 day'
        where id = ${plannedId}`.execute(test.database.system);
      const worker = plannedMoves({ database: test.database, announce: () => undefined });
      const ids = { plannedId, eContactId: params.id, clinicId };
      await worker.handle({ type: 'e-contact.planned', key: plannedId, ids }, async () => undefined);
      const { rows } = await sql<{ status: string }>`
        select status from planned_move where id = ${plannedId}`.execute(test.database.system);
      return rows[0]?.status === 'DONE';
    };
    const before = await planned();
    await filling.answer(thought);
    expect(await isSent(before)).toBe(false);
    const after = await planned();
    await filling.answer(noThought);
    expect(await isSent(after)).toBe(true);
  });

  it('is no alarm in an e-contact where nobody asked: there is none before it is sent', async () => {
    const { asPatient, patient, clinicId, inbox } = await begun();
    const matter = { as: asPatient, clinicId, patientPersonId: patient.personId, type: 'PHQ9' };
    const own = fillQuestionnaire(test, matter);
    await own.begin();
    await own.answer({ danger: 'none', ...thought });
    expect(await inbox()).toMatchObject([{ redFlag: null }]);
  });
});

it('the other answers that nobody sends come to the thread by themselves, and say so', async () => {
  const { filling, entries, raised } = await begun();
  await filling.answer(thought);
  await passMinutes(test.database, filling.id, 10);
  await runJobs(filling.id);
  expect((await entries()).at(-1)).toMatchObject({ move: 'fillQuestionnaire', filed: 'ANSWERED' });
  // The sign stood in the thread when it was chosen: it is no second alarm.
  expect(await raised()).toHaveLength(1);
});

describe('an answer that is changed back before it is sent', () => {
  it('goes no further, and the clinic reads both: that it was there, and that it was changed', async () => {
    const { filling, seen, entries, raised } = await begun();
    await filling.answer(thought);
    await filling.answer(noThought);
    const [told, changed] = (await entries()).slice(-2);
    expect(told).toMatchObject({ move: 'addInfo' });
    expect(changed).toMatchObject({ move: 'addInfo' });
    expect(changed?.text).not.toBe(told?.text);
    expect(await seen()).toMatchObject(marked);
    expect(await raised()).toHaveLength(1);
    await answeredAgo(filling.id, 10);
    await runJobs(filling.id);
    expect((await entries()).at(-1)).toMatchObject({ id: changed?.id });
  });

  it('and given again is an alarm again', async () => {
    const { filling, seen, acknowledge, raised } = await begun();
    await filling.answer(thought);
    await filling.answer(noThought);
    await acknowledge();
    await filling.answer(thought);
    expect(await seen()).toMatchObject(marked);
    expect(await raised()).toHaveLength(2);
  });
});
