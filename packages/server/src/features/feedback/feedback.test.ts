import { randomUUID } from 'node:crypto';
import { closeMyEContact } from '@tervita/contract/e-contacts';
import { getMyFeedback, giveFeedback } from '@tervita/contract/feedback';
import { eContactStatuses } from '@tervita/domain/e-contacts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given } from '../../testing/given.ts';
import { type Scene, threads } from '../../testing/threads.ts';
import { mergeAccounts } from '../auth/index.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const { sent, completed } = threads(() => test);
type Said = Parameters<typeof test.call<typeof giveFeedback>>[1]['body'];
const give = (scene: Scene, id: string, said: Partial<Said> = {}, as = scene.asPatient, key = randomUUID()) =>
  test.call(
    giveFeedback,
    {
      params: { id },
      body: { type: 'CLINIC', rating: 4, keywords: ['SPEED'], comment: null, ...said } as Said,
    },
    { as, key },
  );
const mine = async (id: string, as: string) =>
  (await test.call(getMyFeedback, { params: { id } }, { as })).body.feedback;

describe('feedback', () => {
  it('on the clinic and on the platform, each once', async () => {
    const scene = await make.clinicWithPatient();
    const id = await completed(scene);
    expect(await give(scene, id)).toMatchObject({ status: 200, body: { type: 'CLINIC', rating: 4 } });
    expect(
      await give(scene, id, { type: 'PRM', rating: 5, keywords: ['APPEARANCE'], comment: ' Ilus ' }),
    ).toMatchObject({ status: 200, body: { comment: 'Ilus' } });
    expect(await mine(id, scene.asPatient)).toMatchObject([
      { type: 'CLINIC', rating: 4, keywords: ['SPEED'], comment: null },
      { type: 'PRM', rating: 5, keywords: ['APPEARANCE'], comment: 'Ilus' },
    ]);
    expect(await give(scene, id, { rating: 1 })).toMatchObject({
      status: 468,
      raw: { code: 'FEEDBACK_ALREADY_GIVEN' },
    });
    expect((await mine(id, scene.asPatient))[0]?.rating).toBe(4);
  });

  it('one of two at once, and the same key gives the same answer', async () => {
    const scene = await make.clinicWithPatient();
    const [one, other] = [await completed(scene), await completed(scene)];
    const both = await Promise.all([give(scene, one), give(scene, one)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 468]);
    const key = randomUUID();
    const again = [
      await give(scene, other, {}, scene.asPatient, key),
      await give(scene, other, {}, scene.asPatient, key),
    ];
    expect(again[1]?.body).toEqual(again[0]?.body);
  });

  it('stars alone are enough', async () => {
    const scene = await make.clinicWithPatient();
    const answer = await give(scene, await completed(scene), { keywords: [] } as never);
    expect(answer.status).toBe(200);
  });

  it.each([
    ['"other" without words', { keywords: ['OTHER'] }, 'comment'],
    ['the looks of a clinic', { keywords: ['APPEARANCE'] }, 'keywords'],
    ['a word twice', { keywords: ['SPEED', 'SPEED'] }, 'keywords'],
    ['no stars', { rating: 0 }, 'rating'],
    ['six stars', { rating: 6 }, 'rating'],
    ['half a star', { rating: 2.5 }, 'rating'],
    ['2,001 characters', { comment: 'a'.repeat(2001) }, 'comment'],
  ])('not with %s', async (_, said, field) => {
    const scene = await make.clinicWithPatient();
    const id = await completed(scene);
    const answer = await give(scene, id, said as never);
    expect(answer.status).toBe(400);
    expect(answer.raw).toMatchObject({ issues: [{ path: ['body', field] }] });
  });

  it('takes 2,000 characters and "other" with words', async () => {
    const scene = await make.clinicWithPatient();
    const id = await completed(scene);
    const said = { keywords: ['OTHER' as const], comment: '🦊'.repeat(2000) };
    expect((await give(scene, id, said)).status).toBe(200);
  });

  it.each([
    ['a minute before the thirty days are over', '29 days 23 hours 59 minutes', 200],
    ['a second after', '30 days 1 second', 468],
  ])('%s', async (_, span, status) => {
    const scene = await make.clinicWithPatient();
    const id = await completed(scene);
    await sql`update e_contact set completed_at = now() - ${span}::interval where id = ${id}`.execute(
      test.database.system,
    );
    expect((await give(scene, id)).status).toBe(status);
  });

  it('only when it is over, and on a clinic that could do something', async () => {
    const scene = await make.clinicWithPatient();
    const found: Record<string, string> = {};
    for (const status of eContactStatuses) {
      const id = await sent(scene);
      await sql`update e_contact set status = ${status}, turn = ${status === 'SUBMITTED' ? 'CLINIC' : null},
        completed_at = now() where id = ${id}`.execute(test.database.system);
      const answers = [await give(scene, id), await give(scene, id, { type: 'PRM' })];
      found[status] = answers.map(({ status: answer }) => answer).join(' ');
    }
    expect(found).toEqual({
      CREATED: '468 468',
      STARTED: '468 468',
      SUBMITTED: '468 468',
      COMPLETED: '200 200',
      CANCELLED: '468 200',
      REJECTED: '468 468',
      FAILED: '468 468',
    });
  });

  it('also when the patient completed it', async () => {
    const scene = await make.clinicWithPatient();
    const id = await sent(scene);
    const body = { reason: 'PROBLEM_RESOLVED' } as const;
    await test.call(closeMyEContact, { params: { id }, body }, { as: scene.asPatient, seen: 1 });
    expect((await give(scene, id, { type: 'PRM' })).status).toBe(200);
  });
});

describe('whose it is', () => {
  it('a stranger and the clinic cannot give it, nor read what was given', async () => {
    const [scene, other] = [await make.clinicWithPatient(), await make.clinicWithPatient()];
    const id = await completed(scene);
    await give(scene, id);
    expect((await give(scene, id, {}, other.asPatient)).status).toBe(404);
    expect((await give(scene, id, {}, scene.asNurse)).status).toBe(403);
    expect((await test.call(getMyFeedback, { params: { id } }, { as: other.asPatient })).status).toBe(404);
  });

  it('a representative may until their right ends', async () => {
    const scene = await make.clinicWithPatient();
    const parent = await make.person();
    const child = await make.person({ birthDate: '2020-02-02' });
    await make.member(scene.clinicId, child.personId);
    const record = await make.represented(parent.userId, child.personId, { knownAt: scene.clinicId });
    const as = await make.session(parent.userId);
    const id = await completed(scene, as, record);
    expect((await give(scene, id, {}, as)).status).toBe(200);
    await sql`update representation set ended_at = now() where user_id = ${parent.userId}`.execute(
      test.database.system,
    );
    expect((await give(scene, id, { type: 'PRM' }, as)).status).toBe(404);
    expect((await test.call(getMyFeedback, { params: { id } }, { as })).status).toBe(404);
  });

  it('goes with the person when two accounts become one', async () => {
    const scene = await make.clinicWithPatient();
    const id = await completed(scene);
    await give(scene, id);
    const kept = await make.person();
    await test.database.write('tervita_system', {}, (tx) => mergeAccounts(tx, scene.patient, kept));
    expect(await mine(id, await make.session(kept.userId))).toHaveLength(1);
  });
});
