import { createClinicEContact, sendInquiry } from '@tervita/contract/e-contacts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { type Given, given } from '../../../../testing/given.ts';
import { threads } from '../../../../testing/threads.ts';

/** From when on the patient may answer: a time that the page could have offered. */
let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const { sent } = threads(() => test);
const hour = 3_600_000;
const day = 24 * hour;
const fromNow = async (ms: number) => {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(test.database.system);
  return new Date((rows[0]?.now.getTime() ?? 0) + ms).toISOString();
};
const refused = (field: string) => ({
  status: 400,
  raw: { issues: [{ path: ['body', field], key: 'badDate' }] },
});

it.each([
  ['an hour ago', -hour, false],
  ['a moment ago, by a clock that goes wrong', -hour / 60, true],
  ['next day', day, true],
  ['in a week and the hour of summer time', 7 * day + hour, true],
  ['in ten days', 10 * day, false],
  ['in the year 9999', 7_900 * 365 * day, false],
])('a reply that opens %s', async (_, ms, isTaken) => {
  const scene = await make.clinicWithPatient();
  const body = { question: 'Kuidas läheb?', openedAt: await fromNow(ms) };
  const replied = await test.call(
    sendInquiry,
    { params: { id: await sent(scene) }, body },
    { as: scene.asNurse },
  );
  expect(replied).toMatchObject(isTaken ? { status: 200 } : refused('openedAt'));
});

it('a reply that is sent later opens as long after that', async () => {
  const scene = await make.clinicWithPatient();
  const reply = async (openedAt: number) => {
    const body = {
      question: 'Kuidas läheb?',
      sendAt: await fromNow(20 * day),
      openedAt: await fromNow(openedAt),
    };
    return test.call(sendInquiry, { params: { id: await sent(scene) }, body }, { as: scene.asNurse });
  };
  expect((await reply(27 * day)).status).toBe(200);
  expect(await reply(30 * day)).toMatchObject(refused('openedAt'));
});

it('so does what staff write first', async () => {
  const scene = await make.clinicWithPatient();
  const { id: clinicMemberId } = await test.database.system
    .selectFrom('clinic_member')
    .select('id')
    .where('person_id', '=', scene.patient.personId)
    .executeTakeFirstOrThrow();
  const write = async (ms: number) => {
    const { clinicId, asNurse: as } = scene;
    const what = { kind: 'TO_PATIENT', eContactType: 'COUGH', text: 'Kuidas läheb?' } as const;
    const body = { clinicId, clinicMemberId, ...what, openedAt: await fromNow(ms) };
    return test.call(createClinicEContact, { body }, { as });
  };
  expect((await write(3 * day)).status).toBe(200);
  expect(await write(-day)).toMatchObject(refused('openedAt'));
  expect(await write(365 * day)).toMatchObject(refused('openedAt'));
});
