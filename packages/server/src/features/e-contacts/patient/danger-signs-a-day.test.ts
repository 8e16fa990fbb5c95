import { randomUUID } from 'node:crypto';
import { addInfo, answerMoreDanger, getPatientTimeline } from '@tervita/contract/e-contacts';
import { dangerSignsADay, messagesInARow } from '@tervita/domain/e-contacts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { type Given, given } from '../../../testing/given.ts';
import { type Scene, threads } from '../../../testing/threads.ts';

let test: TestApp;
let other: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  other = await startTestApp({ testDatabase: test.testDatabase });
  make = given(test.database);
});
afterAll(async () => {
  await other.close();
  await test.close();
});

const tick = (
  scene: Scene,
  id: string,
  signs: string[] = ['breathing-hard'],
  key = randomUUID(),
  app = test,
) =>
  app.call(answerMoreDanger, { params: { id }, body: { signs, locale: 'en' } }, { as: scene.asPatient, key });
const begun = async () => {
  const scene = await make.clinicWithPatient();
  return { scene, id: await threads(() => test).sent(scene) };
};
const refused = { status: 468, raw: { code: 'TOO_MANY_DANGER_SIGNS' } };
/** As many as one person may tick in one e-contact. */
const usedUp = async () => {
  const { scene, id } = await begun();
  for (let n = 1; n <= dangerSignsADay; n += 1) expect((await tick(scene, id)).status).toBe(200);
  return { scene, id };
};

describe('signs of danger that one person ticks in one e-contact', () => {
  it('are ten a day, also when all come at the same moment to two servers', async () => {
    const { scene, id } = await begun();
    const answers = await Promise.all(
      Array.from({ length: dangerSignsADay + 4 }, (_, n) =>
        tick(scene, id, ['breathing-hard'], randomUUID(), n % 2 ? other : test),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(dangerSignsADay);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject(refused);
    const { body } = await test.call(getPatientTimeline, { params: { id } }, { as: scene.asPatient });
    expect(body.entries.filter(({ move }) => move === 'addInfo')).toHaveLength(dangerSignsADay);
  });

  it.each([
    ['EE', '112'],
    ['GB', '999'],
  ])('beyond it name the emergency number of the clinic’s country: %s', async (country, number) => {
    const { scene, id } = await usedUp();
    await sql`update clinic set country = ${country} where id = ${scene.clinicId}`.execute(
      test.database.system,
    );
    const { raw } = await tick(scene, id);
    expect(raw).toMatchObject({ emergencyNumber: number, message: expect.stringContaining(`${number}.`) });
  });

  it.each([
    ['23 hours 59 minutes', 468],
    ['24 hours 1 minute', 200],
  ])('%s ago: one more is answered by %i', async (span, status) => {
    const { scene, id } = await begun();
    await tick(scene, id);
    await sql`insert into timeline_entry (id, clinic_id, e_contact_id, version, move, at, author_user_id, author_kind,
        author_name, text, direction, fired)
      select gen_random_uuid(), clinic_id, e_contact_id, 1000 + n, move, now() - ${span}::interval, author_user_id,
        author_kind, author_name, text, direction, fired
      from timeline_entry, generate_series(1, ${dangerSignsADay - 1}::integer) n
      where e_contact_id = ${id} and fired is not null`.execute(test.database.system);
    expect((await tick(scene, id)).status).toBe(status);
  });

  it('are counted once where an answer was lost, and the tenth is still answered then', async () => {
    const { scene, id } = await begun();
    const keys = Array.from({ length: dangerSignsADay }, () => randomUUID());
    for (const key of keys) await tick(scene, id, ['breathing-hard'], key);
    expect((await tick(scene, id, ['breathing-hard'], keys.at(-1))).status).toBe(200);
    expect(await tick(scene, id)).toMatchObject(refused);
  });

  it('leave another e-contact alone, and words of danger are taken all the same', async () => {
    const { scene, id } = await usedUp();
    expect((await tick(scene, await threads(() => test).sent(scene))).status).toBe(200);
    const infoText = 'Mul on tugev suruv valu rinnus ja ma ei saa hingata';
    const added = await test.call(addInfo, { params: { id }, body: { infoText } }, { as: scene.asPatient });
    expect(added).toMatchObject({ status: 200, body: { warning: { action: 'CALL_112' } } });
  });

  it('of words are not ticks: a sign is taken after any number of them', async () => {
    const { scene, id } = await begun();
    const infoText = 'Mul on tugev suruv valu rinnus ja ma ei saa hingata';
    for (let n = 0; n <= dangerSignsADay; n += 1)
      await test.call(addInfo, { params: { id }, body: { infoText } }, { as: scene.asPatient });
    expect((await tick(scene, id)).status).toBe(200);
  });
});

describe('answers that nothing of it is true', () => {
  it('are messages like others: thirty an hour, and a sign is taken after them', async () => {
    const { scene, id } = await begun();
    const answers = await Promise.all(Array.from({ length: messagesInARow + 3 }, () => tick(scene, id, [])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(messagesInARow);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 468,
      raw: { code: 'TOO_MANY_MESSAGES', emergencyNumber: '112' },
    });
    expect((await tick(scene, id)).status).toBe(200);
  });
});
