import {
  answerInquiry,
  changePlannedMove,
  completeEContact,
  sendInquiry,
} from '@tervita/contract/e-contacts';
import { answerMax } from '@tervita/domain/e-contacts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given } from '../../testing/given.ts';
import { threads } from '../../testing/threads.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const { sent } = threads(() => test);
const fits = 'a'.repeat(answerMax);
const tooLong = `${fits}a`;
const refused = { status: 468, raw: { code: 'E_CONTACT_ANSWER_TOO_LONG' } };
const begun = async () => {
  const scene = await make.clinicWithPatient();
  return { ...scene, params: { id: await sent(scene) } };
};

describe('3000 characters may be sent, 3001 are refused with their own code', () => {
  it('in a reply', async () => {
    const { asNurse, params } = await begun();
    const reply = (question: string) =>
      test.call(sendInquiry, { params, body: { question } }, { as: asNurse, seen: 1 });
    expect(await reply(tooLong)).toMatchObject(refused);
    expect((await reply(fits)).status).toBe(200);
  });

  it('in the word with which the clinic closes', async () => {
    const { asNurse, params } = await begun();
    const complete = (infoText: string) =>
      test.call(completeEContact, { params, body: { infoText } }, { as: asNurse, seen: 1 });
    expect(await complete(tooLong)).toMatchObject(refused);
    expect((await complete(fits)).status).toBe(200);
  });

  it('in a reply that waits for its time, when it is made and when it is changed', async () => {
    const { asNurse, params } = await begun();
    const sendAt = new Date(Date.now() + 3_600_000).toISOString();
    const plan = (question: string) =>
      test.call(sendInquiry, { params, body: { question, sendAt } }, { as: asNurse, seen: 1 });
    expect(await plan(tooLong)).toMatchObject(refused);
    const plannedId = (await plan(fits)).body.planned?.id ?? '';
    const change = (text: string) =>
      test.call(
        changePlannedMove,
        { params: { ...params, plannedId }, body: { text } },
        { as: asNurse, seen: 1 },
      );
    expect(await change(tooLong)).toMatchObject(refused);
    expect((await change(fits)).status).toBe(200);
  });

  it("in the patient's answer", async () => {
    const { asNurse, asPatient, params } = await begun();
    await test.call(sendInquiry, { params, body: { question: 'Kas palavik on?' } }, { as: asNurse, seen: 1 });
    const answer = (text: string) =>
      test.call(answerInquiry, { params, body: { answer: text } }, { as: asPatient, seen: 2 });
    expect(await answer(tooLong)).toMatchObject(refused);
    expect((await answer(fits)).status).toBe(200);
  });

  it('and a stranger learns nothing from it', async () => {
    const [{ params }, stranger] = [await begun(), await begun()];
    const body = { question: tooLong };
    expect((await test.call(sendInquiry, { params, body }, { as: stranger.asNurse, seen: 1 })).status).toBe(
      404,
    );
  });
});
