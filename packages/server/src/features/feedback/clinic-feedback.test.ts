import { getEContactFeedback, getFeedbackStatistics, listFeedback } from '@tervita/contract/feedback';
import type { FeedbackKeyword } from '@tervita/domain/feedback';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newRandomId } from '../../core/ids.ts';
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

const { completed } = threads(() => test);
const dayMs = 86_400_000;

interface Said {
  readonly rating: number;
  readonly daysAgo?: number;
  readonly keywords?: FeedbackKeyword[];
  readonly comment?: string;
  readonly source?: 'CLINIC' | 'PRM';
}
const say = async (scene: Scene, said: Said): Promise<string> => {
  const eContactId = await completed(scene);
  await test.database.system
    .insertInto('feedback')
    .values({
      id: newRandomId(),
      clinic_id: scene.clinicId,
      e_contact_id: eContactId,
      author_user_id: scene.patient.userId,
      source: said.source ?? 'CLINIC',
      rating: said.rating,
      keywords: said.keywords ?? [],
      comment: said.comment ?? null,
      at: new Date(Date.now() - (said.daysAgo ?? 0) * dayMs),
    })
    .execute();
  return eContactId;
};
type Query = Parameters<typeof test.call<typeof listFeedback>>[1]['query'];
const statistics = async ({ clinicId, asNurse }: Scene, query: object = {}) =>
  (await test.call(getFeedbackStatistics, { params: { clinicId }, query }, { as: asNurse })).body;
const comments = async ({ clinicId, asNurse }: Scene, query: Query = {}) =>
  (await test.call(listFeedback, { params: { clinicId }, query }, { as: asNurse })).body;

it('figures are of the period, of one kind, and of one’s own clinic', async () => {
  const scene = await make.clinicWithPatient();
  await say(scene, { rating: 5, keywords: ['SPEED', 'CLARITY'] });
  await say(scene, { rating: 4, keywords: ['SPEED'], daysAgo: 3 });
  await say(scene, { rating: 1, daysAgo: 10 });
  await say(scene, { rating: 2, source: 'PRM' });
  await say(await make.clinicWithPatient(), { rating: 1 });
  expect(await statistics(scene, { period: 'LAST_7_DAYS' })).toMatchObject({
    count: 2,
    average: 4.5,
    before: { count: 1, average: 1 },
    ratings: [
      { rating: 5, count: 1 },
      { rating: 4, count: 1 },
      { rating: 3, count: 0 },
      { rating: 2, count: 0 },
      { rating: 1, count: 0 },
    ],
    keywords: [
      { keyword: 'SPEED', count: 2 },
      { keyword: 'CLARITY', count: 1 },
    ],
    types: [{ type: 'COUGH', count: 2, average: 4.5 }],
  });
  // Days on which nobody said anything are there as well.
  const { trend } = await statistics(scene, { period: 'LAST_30_DAYS' });
  expect(trend).toHaveLength(30);
  expect(trend.filter(({ count }) => count > 0)).toHaveLength(3);
  expect(trend[0]).toMatchObject({ count: 0, average: null });
  expect(await statistics(scene, { source: 'PRM' })).toMatchObject({ count: 1, average: 2 });
});

it('nothing said is no average', async () => {
  const scene = await make.clinicWithPatient();
  const found = await statistics(scene);
  expect(found).toMatchObject({ count: 0, average: null, types: [] });
  expect(found.trend.every(({ count, average }) => count === 0 && average === null)).toBe(true);
});

it('the first and the last moment of a day belong to it by the clinic’s clock', async () => {
  const scene = await make.clinicWithPatient();
  const id = await say(scene, { rating: 3, comment: 'Piiril' });
  const { from } = await statistics(scene, { period: 'LAST_7_DAYS' });
  const at = async (moment: string) => {
    await test.database.system
      .updateTable('feedback')
      .set({ at: new Date(moment) })
      .where('e_contact_id', '=', id)
      .execute();
    return (await statistics(scene, { period: 'LAST_7_DAYS' })).count;
  };
  const midnight = new Date(`${from}T00:00:00+02:00`);
  expect(await at(midnight.toISOString())).toBe(1);
  expect(await at(new Date(midnight.getTime() - 2 * 3_600_000).toISOString())).toBe(0);
});

it('comments come the newest first, a page at a time, and can be narrowed', async () => {
  const scene = await make.clinicWithPatient();
  for (const [rating, comment, daysAgo] of [
    [5, 'Esimene', 3],
    [4, 'Teine', 2],
    [5, 'Kolmas', 1],
  ] as const)
    await say(scene, { rating, comment, daysAgo });
  await say(scene, { rating: 1 });
  const first = await comments(scene, { size: 2 });
  expect(first.total).toBe(3);
  expect(first.comments.map(({ comment }) => comment)).toEqual(['Kolmas', 'Teine']);
  const rest = await comments(scene, { size: 2, after: first.next ?? '' });
  expect(rest.comments.map(({ comment }) => comment)).toEqual(['Esimene']);
  expect(rest.next).toBeNull();
  expect((await comments(scene, { rating: 4 })).comments.map(({ comment }) => comment)).toEqual(['Teine']);
  expect((await comments(scene, { type: 'HEADACHE' })).total).toBe(0);
});

it('another clinic is not found, and its e-contact neither', async () => {
  const scene = await make.clinicWithPatient();
  const eContactId = await say(scene, { rating: 5, comment: 'Meie oma' });
  const { asNurse: as } = await make.clinicWithPatient();
  const { clinicId } = scene;
  expect((await test.call(getFeedbackStatistics, { params: { clinicId }, query: {} }, { as })).status).toBe(
    404,
  );
  expect((await test.call(listFeedback, { params: { clinicId }, query: {} }, { as })).status).toBe(404);
  expect((await test.call(getEContactFeedback, { params: { id: eContactId } }, { as })).status).toBe(404);
  const own = await test.call(getEContactFeedback, { params: { id: eContactId } }, { as: scene.asNurse });
  expect(own.body.feedback).toMatchObject([{ rating: 5, comment: 'Meie oma' }]);
});
