import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { addAd, changeAd, getAd } from '@tervita/contract/ads';
import { sendEContactText } from '@tervita/contract/e-contacts';
import { giveFeedback } from '@tervita/contract/feedback';
import {
  discardDeadJob,
  listDeadJobs,
  listOutsideServices,
  listPlatformFeedback,
  replayDeadJob,
} from '@tervita/contract/platform-admin';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given } from '../../testing/given.ts';

const listening = createServer();
let test: TestApp;
let make: Given;
let as: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    listening.listen(0, '127.0.0.1', resolve);
  });
  const { port } = listening.address() as { port: number };
  const gone = createServer();
  const gonePort = await new Promise<number>((resolve) => {
    gone.listen(0, '127.0.0.1', () => resolve((gone.address() as { port: number }).port));
  });
  await new Promise((resolve) => {
    gone.close(resolve);
  });
  test = await startTestApp({
    services: [
      { service: 'MAIL', url: `smtp://127.0.0.1:${port}`, isSimulated: true },
      { service: 'SMS', url: `http://127.0.0.1:${gonePort}`, isSimulated: false },
      { service: 'FILE_STORAGE', url: undefined, isSimulated: false },
    ],
  });
  make = given(test.database);
  const { userId } = await make.person();
  await sql`update app_user set is_platform_admin = true where id = ${userId}`.execute(test.database.system);
  as = await make.session(userId, 'PRM_TERVITA_ADMIN');
});
afterAll(async () => {
  await test.close();
  listening.close();
});

describe('a job that gave up', () => {
  const failedJob = async (about: Record<string, string> = {}) => {
    const ids = { userId: randomUUID(), ...about };
    const event = { type: 'account.new-device', key: randomUUID(), ids };
    await sql`select enqueue('account-notices', ${JSON.stringify(event)}::jsonb, null)`.execute(
      test.database.system,
    );
    const { rows } = await sql<{ id: string }>`
      update jobs.job set state = 'failed', completed_on = now(), retry_count = 31,
        output = '{"message": "mailbox full"}' where data ->> 'key' = ${event.key} returning id`.execute(
      test.database.system,
    );
    return rows[0]?.id ?? '';
  };
  const listed = async (id: string) =>
    (await test.call(listDeadJobs, {}, { as })).body.jobs.find((job) => job.id === id);
  const discard = (id: string) => test.call(discardDeadJob, { params: { id } }, { as });
  const replay = (id: string) => test.call(replayDeadJob, { params: { id } }, { as });

  it('says what it was, how often it was tried and why it failed, and is given up for good', async () => {
    const id = await failedJob();
    expect(await listed(id)).toMatchObject({
      name: 'account-notices',
      event: 'account.new-device',
      tries: 32,
      error: 'mailbox full',
    });
    expect((await discard(id)).status).toBe(200);
    expect(await listed(id)).toBeUndefined();
    expect([(await discard(id)).status, (await replay(id)).status]).toEqual([404, 404]);
  });

  it('names the clinic that it was for', async () => {
    const clinicId = await make.clinic({ name: 'Kivi Perearst' });
    expect(await listed(await failedJob({ clinicId }))).toMatchObject({ clinicName: 'Kivi Perearst' });
    const importId = randomUUID();
    const { userId } = await make.employee(clinicId, { isAdmin: true });
    await sql`insert into list_import (id, clinic_id, source, user_id, user_name, state, started_at)
      values (${importId}, ${clinicId}, 'CSV', ${userId}, 'Mai', 'FAILED', now())`.execute(
      test.database.system,
    );
    expect(await listed(await failedJob({ importId }))).toMatchObject({ clinicName: 'Kivi Perearst' });
    expect(await listed(await failedJob({ importId: 'not an id' }))).toMatchObject({ clinicName: null });
  });

  it('needs a sign-in of the last quarter of an hour to be given up or run again', async () => {
    const id = await failedJob();
    const { userId } = await make.person();
    await sql`update app_user set is_platform_admin = true where id = ${userId}`.execute(
      test.database.system,
    );
    const old = await make.session(userId, 'PRM_TERVITA_ADMIN');
    await sql`update session set signed_in_at = now() - interval '1 hour' where user_id = ${userId}`.execute(
      test.database.system,
    );
    for (const route of [discardDeadJob, replayDeadJob])
      expect(await test.call(route, { params: { id } }, { as: old })).toMatchObject({
        status: 468,
        raw: { code: 'SIGN_IN_TOO_OLD' },
      });
    expect(await listed(id)).toBeDefined();
  });

  it('leaves a row that says what it was about, when it runs again and when it is given up', async () => {
    const { clinicId, asPatient, patient } = await make.clinicWithPatient();
    const body = {
      eContactType: 'COUGH',
      patientPersonId: patient.personId,
      clinicId,
      text: 'Köhin.',
    } as const;
    const eContactId = (await test.call(sendEContactText, { body }, { as: asPatient })).body.id;
    for (const settle of [replay, discard])
      expect((await settle(await failedJob({ clinicId, eContactId }))).status).toBe(200);
    const { rows } = await sql<{ call: string }>`
      select call from audit_log where call like 'POST /prm/dead-jobs/%' and e_contact_ids = ${[eContactId]}::uuid[]
        and ${clinicId} = any(clinic_ids) order by at`.execute(test.database.system);
    expect(rows.map(({ call }) => call)).toEqual([
      'POST /prm/dead-jobs/:id/replay',
      'POST /prm/dead-jobs/:id/discard',
    ]);
  });

  it('that runs again cannot be discarded under the hand of who runs it', async () => {
    const id = await failedJob();
    expect((await replay(id)).status).toBe(200);
    expect((await discard(id)).status).toBe(404);
    const { rows } = await sql<{ state: string }>`select state from jobs.job where id = ${id}`.execute(
      test.database.system,
    );
    expect(rows[0]?.state).not.toBe('failed');
  });

  it('that has been done is not there to discard', async () => {
    const id = await failedJob();
    await sql`update jobs.job set state = 'completed' where id = ${id}`.execute(test.database.system);
    expect((await discard(id)).status).toBe(404);
  });
});

it('a notice that ends while a patient has it on the screen is gone the next time they ask', async () => {
  const scene = await make.clinicWithPatient();
  const body = {
    title: 'Gripi vastu vaktsineerimine',
    text: 'Küsige oma kliinikust.',
    link: 'https://example.com/gripp',
    licence: 'Terviseamet',
    targetGender: null,
    minAge: 18,
    maxAge: 150,
    allowedCountries: [],
    activeFrom: new Date(Date.now() - 60_000).toISOString(),
    activeUntil: null,
  };
  const { body: ad } = await test.call(addAd, { body }, { as });
  const shown = async () => (await test.call(getAd, {}, { as: scene.asPatient })).body.ad?.id;
  expect(await shown()).toBe(ad.id);
  const { userId } = await make.platformAdmin();
  const old = await make.session(userId, 'PRM_TERVITA_ADMIN');
  await sql`update session set signed_in_at = now() - interval '16 minutes' where user_id = ${userId}`.execute(
    test.database.system,
  );
  const tooOld = { status: 468, raw: { code: 'SIGN_IN_TOO_OLD' } };
  expect(await test.call(addAd, { body }, { as: old })).toMatchObject(tooOld);
  expect(await test.call(changeAd, { params: { id: ad.id }, body }, { as: old })).toMatchObject(tooOld);
  const activeUntil = new Date(Date.now() - 1).toISOString();
  await test.call(changeAd, { params: { id: ad.id }, body: { ...body, activeUntil } }, { as });
  expect(await shown()).toBeUndefined();
});

it('what patients say about the platform is read without who said it and where; the clinic’s is not', async () => {
  const scene = await make.clinicWithPatient();
  const { patient, clinicId, asPatient } = scene;
  const content = {
    eContactType: 'BACK_PAIN',
    text: 'Tere',
    patientPersonId: patient.personId,
    clinicId,
  } as const;
  const { body: sent } = await test.call(sendEContactText, { body: content }, { as: asPatient });
  const params = { id: sent.id };
  await sql`update e_contact set status = 'COMPLETED', turn = null, completed_at = now() where id = ${sent.id}`.execute(
    test.database.system,
  );
  const give = (said: object) =>
    test.call(
      giveFeedback,
      { params, body: { rating: 5, keywords: [], comment: null, ...said } as never },
      { as: asPatient },
    );
  expect((await give({ type: 'PRM', comment: 'Lihtne ja kiire', keywords: ['SPEED'] })).status).toBe(200);
  expect((await give({ type: 'CLINIC', comment: 'Arst oli tore' })).status).toBe(200);
  const { body, raw } = await test.call(listPlatformFeedback, { query: {} }, { as });
  expect(body).toMatchObject({
    opinions: [{ rating: 5, comment: 'Lihtne ja kiire', keywords: ['SPEED'] }],
    next: null,
    ratings: [0, 0, 0, 0, 1],
  });
  expect(JSON.stringify(raw)).not.toContain(clinicId);
  expect(JSON.stringify(raw)).not.toContain(sent.id);
});

it('a service outside is up when somebody lets us in, down when nobody does, off without an address', async () => {
  const { body } = await test.call(listOutsideServices, {}, { as });
  expect(body.services).toEqual([
    { service: 'MAIL', state: 'UP', ms: expect.any(Number), isSimulated: true },
    { service: 'SMS', state: 'DOWN', ms: null, isSimulated: false },
    { service: 'FILE_STORAGE', state: 'OFF', ms: null, isSimulated: false },
  ]);
});
