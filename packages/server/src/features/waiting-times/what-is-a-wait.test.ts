import {
  answerInquiry,
  closeMyEContact,
  completeEContact,
  createClinicEContact,
  reopenMyEContact,
  sendInquiry,
} from '@tervita/contract/e-contacts';
import { getWaitingTimes } from '@tervita/contract/waiting-times';
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

const { sent } = threads(() => test);
const times = async ({ clinicId, asNurse }: Scene) =>
  (await test.call(getWaitingTimes, { params: { clinicId }, query: {} }, { as: asNurse })).body;
const rowOf = (id: string) =>
  test.database.system
    .selectFrom('e_contact')
    .select(['sent_at', 'created_at', 'updated_at', 'first_answered_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const ask = (scene: Scene, id: string, seen: number) =>
  test.call(
    sendInquiry,
    { params: { id }, body: { question: 'Kas on palavik?' } },
    { as: scene.asNurse, seen },
  );

describe('what staff write first', () => {
  it('is no answer after no time, neither at once nor when the thread goes on and ends', async () => {
    const scene = await make.clinicWithPatient();
    const { clinicId, asNurse, asPatient } = scene;
    await sent(scene);
    const member = await test.database.system
      .selectFrom('clinic_member')
      .select('id')
      .where('clinic_id', '=', clinicId)
      .executeTakeFirstOrThrow();
    const { id } = (
      await test.call(
        createClinicEContact,
        {
          body: {
            clinicId,
            clinicMemberId: member.id,
            kind: 'TO_PATIENT',
            eContactType: 'COUGH',
            text: 'Kuidas läheb?',
          },
        },
        { as: asNurse },
      )
    ).body;
    expect((await rowOf(id)).sent_at).toBeNull();
    await test.call(answerInquiry, { params: { id }, body: { answer: 'Hästi' } }, { as: asPatient, seen: 1 });
    await test.call(
      completeEContact,
      { params: { id }, body: { infoText: 'Tore' } },
      { as: asNurse, seen: 2 },
    );
    expect((await rowOf(id)).sent_at).toBeNull();
    expect(await times(scene)).toMatchObject({ firstAnswer: { count: 0 }, completion: { count: 0 } });
    await test.call(
      reopenMyEContact,
      { params: { id }, body: { reason: 'SYMPTOMS_CHANGED', infoText: 'Köha on tagasi' } },
      { as: asPatient, seen: 3 },
    );
    expect((await rowOf(id)).sent_at).toBeNull();
  });
});

describe('what is opened again', () => {
  const takenBack = async (scene: Scene) => {
    const id = await sent(scene);
    const body = { reason: 'OTHER', comment: 'Läks üle' } as const;
    await test.call(closeMyEContact, { params: { id }, body }, { as: scene.asPatient, seen: 1 });
    await sql`update e_contact set sent_at = sent_at - interval '20 days', created_at = created_at - interval '20 days'
      where id = ${id}`.execute(test.database.system);
    const again = { reason: 'OTHER', infoText: 'Köha on tagasi' } as const;
    const { status } = await test.call(
      reopenMyEContact,
      { params: { id }, body: again },
      { as: scene.asPatient, seen: 2 },
    );
    expect(status).toBe(200);
    return id;
  };

  it('begins to wait anew where nobody had answered', async () => {
    const scene = await make.clinicWithPatient();
    const id = await takenBack(scene);
    const row = await rowOf(id);
    expect(row.sent_at).toEqual(row.updated_at);
    await ask(scene, id, 3);
    expect((await times(scene)).firstAnswer).toMatchObject({ count: 1, half: 0 });
  });

  it('and has no other beginning by what is done later', async () => {
    const scene = await make.clinicWithPatient();
    const id = await sent(scene);
    // As if it had come before anybody kept the times.
    await sql`update e_contact set sent_at = null where id = ${id}`.execute(test.database.system);
    await ask(scene, id, 1);
    expect((await rowOf(id)).sent_at).toBeNull();
    expect((await times(scene)).firstAnswer.count).toBe(0);
  });
});
