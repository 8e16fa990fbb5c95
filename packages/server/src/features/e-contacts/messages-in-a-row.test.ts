import {
  addInfo,
  closeMyEContact,
  getPatientTimeline,
  reopenMyEContact,
  sendInquiry,
} from '@tervita/contract/e-contacts';
import { messagesInARow } from '@tervita/domain/e-contacts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given } from '../../testing/given.ts';
import { type Scene, threads } from '../../testing/threads.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const add = ({ asPatient }: Scene, id: string, infoText = 'Veel midagi') =>
  test.call(addInfo, { params: { id }, body: { infoText } }, { as: asPatient });
const reply = ({ asNurse }: Scene, id: string, seen: number) =>
  test.call(sendInquiry, { params: { id }, body: { question: 'Kas on palavik?' } }, { as: asNurse, seen });
const versionOf = async ({ asPatient }: Scene, id: string) =>
  (await test.call(getPatientTimeline, { params: { id } }, { as: asPatient })).body.eContact.version;

/** As many as may be written without an answer. */
const usedUp = async () => {
  const scene = await make.clinicWithPatient();
  const id = await threads(() => test).sent(scene);
  const answers = await Promise.all(Array.from({ length: messagesInARow + 5 }, () => add(scene, id)));
  return { scene, id, answers };
};
const refused = { status: 468, raw: { code: 'TOO_MANY_MESSAGES' } };

describe('messages of a patient that nobody has answered', () => {
  it('are thirty an hour in one e-contact, also when all come at the same moment', async () => {
    const { scene, id, answers } = await usedUp();
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(messagesInARow);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject(refused);
    const { body } = await test.call(getPatientTimeline, { params: { id } }, { as: scene.asPatient });
    expect(body.entries.filter(({ move }) => move === 'addInfo')).toHaveLength(messagesInARow);
  });

  it('beyond it name the emergency number of the clinic’s country', async () => {
    const { scene, id } = await usedUp();
    await sql`update clinic set country = 'US' where id = ${scene.clinicId}`.execute(test.database.system);
    const { raw } = await add(scene, id);
    expect(raw).toMatchObject({ emergencyNumber: '911', message: expect.stringMatching(/ 911\.$/) });
  });

  it('are never refused when they tell of danger', async () => {
    const { scene, id } = await usedUp();
    const alarming = await add(scene, id, 'Mul on tugev suruv valu rinnus ja ma ei saa hingata');
    expect(alarming).toMatchObject({ status: 200, body: { warning: { action: 'CALL_112' } } });
    expect(await add(scene, id)).toMatchObject(refused);
  });

  it('begin anew after an answer', async () => {
    const { scene, id } = await usedUp();
    expect((await reply(scene, id, await versionOf(scene, id))).status).toBe(200);
    expect((await add(scene, id)).status).toBe(200);
  });

  it.each([
    [59, 468],
    [61, 200],
  ])('%i minutes ago: one more is answered by %i', async (minutes, status) => {
    const scene = await make.clinicWithPatient();
    const id = await threads(() => test).sent(scene);
    await sql`insert into timeline_entry (id, clinic_id, e_contact_id, version, move, at, author_user_id, author_kind,
        author_name, text, direction)
      select gen_random_uuid(), clinic_id, id, 1000 + n, 'addInfo', now() - make_interval(mins => ${minutes}),
        ${scene.patient.userId}, 'PATIENT', 'Mari', 'Veel', 'PATIENT_TO_CLINIC'
      from e_contact, generate_series(1, ${messagesInARow}::integer) n where id = ${id}`.execute(
      test.database.system,
    );
    expect((await add(scene, id)).status).toBe(status);
  });

  it('of one e-contact are not those of another', async () => {
    const { scene } = await usedUp();
    expect((await add(scene, await threads(() => test).sent(scene))).status).toBe(200);
  });

  it('cannot be gone round by closing and opening again; closing is always possible', async () => {
    const { scene, id } = await usedUp();
    const as = scene.asPatient;
    const closed = await test.call(
      closeMyEContact,
      { params: { id }, body: { reason: 'PROBLEM_RESOLVED', comment: 'Aitäh' } },
      { as },
    );
    expect(closed.status).toBe(200);
    const reopen = (infoText: string) =>
      test.call(reopenMyEContact, { params: { id }, body: { reason: 'OTHER', infoText } }, { as });
    expect(await reopen('Ikka veel')).toMatchObject(refused);
    expect((await reopen('Ma ei taha enam elada')).status).toBe(200);
  });
});

it('replies of a clinic that nobody has answered are thirty an hour as well', async () => {
  const scene = await make.clinicWithPatient();
  const id = await threads(() => test).sent(scene);
  for (let seen = 1; seen <= messagesInARow; seen += 1)
    expect((await reply(scene, id, seen)).status).toBe(200);
  expect(await reply(scene, id, messagesInARow + 1)).toMatchObject(refused);
  expect((await add(scene, id)).status).toBe(200);
  expect((await reply(scene, id, messagesInARow + 2)).status).toBe(200);
});
