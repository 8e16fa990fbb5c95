import {
  deleteGlobalMessage,
  getGlobalMessages,
  listClinicMessages,
  postGlobalMessage,
} from '@tervita/contract/global-messages';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given } from '../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const sceneWithAdmin = async () => {
  const scene = await make.clinicWithPatient();
  const admin = await make.employee(scene.clinicId, { isAdmin: true });
  return { ...scene, admin, asAdmin: await make.session(admin.userId, 'PRM_DOCTOR') };
};
type Scene = Awaited<ReturnType<typeof sceneWithAdmin>>;

const post = (clinicId: string, as: string, over: object = {}) =>
  test.call(postGlobalMessage, { body: { clinicId, text: 'Labor on suletud', ...over } }, { as });
const remove = (id: string, clinicId: string, as: string) =>
  test.call(deleteGlobalMessage, { params: { id }, body: { clinicId } }, { as });
const shownTo = async (as: string) =>
  (await test.call(getGlobalMessages, { query: {} }, { as })).body.messages.map(({ text }) => text);
const listed = async ({ clinicId, asNurse }: Scene) =>
  (await test.call(listClinicMessages, { params: { clinicId } }, { as: asNurse })).body.messages;

it('an admin posts to whom it is for, and any employee takes it back', async () => {
  const scene = await sceneWithAdmin();
  const { clinicId, asAdmin, asNurse, asPatient } = scene;
  const { body } = await post(clinicId, asAdmin, { forRole: 'PRM_PATIENT' });
  expect(await shownTo(asPatient)).toEqual(['Labor on suletud']);
  expect(await shownTo(asNurse)).toEqual([]);
  expect(await listed(scene)).toEqual([
    {
      id: body.id,
      text: 'Labor on suletud',
      texts: {},
      forRole: 'PRM_PATIENT',
      createdAt: expect.any(String),
      createdByName: 'Liis Kasemaa',
    },
  ]);
  expect((await remove(body.id, clinicId, asNurse)).status).toBe(200);
  expect(await shownTo(asPatient)).toEqual([]);
  expect(await listed(scene)).toEqual([]);
  // Two who delete it at the same time both did.
  expect((await remove(body.id, clinicId, asAdmin)).status).toBe(200);
});

it('has a text per language; the page is told which languages the clinic’s country has', async () => {
  const scene = await sceneWithAdmin();
  const texts = { en: 'The laboratory is closed', ru: 'Лаборатория закрыта' };
  await post(scene.clinicId, scene.asAdmin, { texts });
  const { body } = await test.call(
    listClinicMessages,
    { params: { clinicId: scene.clinicId } },
    { as: scene.asNurse },
  );
  expect(body).toMatchObject({
    languages: ['et', 'en', 'ru'],
    messages: [{ text: 'Labor on suletud', texts }],
  });
  const read = (language: 'en' | 'pl') =>
    test.call(getGlobalMessages, { query: { language } }, { as: scene.asPatient });
  expect((await read('en')).body.messages).toMatchObject([{ text: texts.en }]);
  expect((await read('pl')).body.messages).toMatchObject([{ text: 'Labor on suletud' }]);
  for (const wrong of [{ en: ' ' }, { en: 'x'.repeat(1001) }, { fr: 'Fermé' }])
    expect((await post(scene.clinicId, scene.asAdmin, { texts: wrong })).status).toBe(400);
});

it('nobody else posts, and a stranger finds neither the clinic nor its message', async () => {
  const [own, other] = [await sceneWithAdmin(), await sceneWithAdmin()];
  expect((await post(own.clinicId, own.asNurse)).status).toBe(403);
  expect((await post(own.clinicId, own.asPatient)).status).toBe(403);
  expect((await post(own.clinicId, other.asAdmin)).status).toBe(404);
  const { body } = await post(own.clinicId, own.asAdmin);
  expect((await remove(body.id, own.clinicId, other.asAdmin)).status).toBe(404);
  expect((await remove(body.id, other.clinicId, other.asAdmin)).status).toBe(404);
  expect((await remove(body.id, own.clinicId, own.asPatient)).status).toBe(403);
  expect(await shownTo(own.asPatient)).toEqual(['Labor on suletud']);
});

it('is posted by an admin who signed in a moment ago, not by whoever found the screen open', async () => {
  const { clinicId, admin, asAdmin } = await sceneWithAdmin();
  await sql`update session set signed_in_at = now() - interval '16 minutes' where user_id = ${admin.userId}`.execute(
    test.database.system,
  );
  expect((await post(clinicId, asAdmin)).raw.code).toBe('SIGN_IN_TOO_OLD');
});

it('is not empty nor longer than 1000 characters, and five are enough', async () => {
  const { clinicId, asAdmin } = await sceneWithAdmin();
  expect((await post(clinicId, asAdmin, { text: ' ' })).status).toBe(400);
  expect((await post(clinicId, asAdmin, { text: 'õ'.repeat(1001) })).status).toBe(400);
  expect((await post(clinicId, asAdmin, { text: 'õ'.repeat(1000) })).status).toBe(200);
  const more = await Promise.all([1, 2, 3, 4, 5].map(() => post(clinicId, asAdmin)));
  expect(more.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 468]);
});

it('the database lets only an admin post, and in their own name', async () => {
  const { clinicId, nurse } = await sceneWithAdmin();
  const as = { userId: nurse.userId, personId: nurse.personId, clinicIds: [clinicId] };
  const posted = test.database.write('tervita_clinic', as, (tx, now) =>
    tx
      .insertInto('global_message')
      .values({
        id: clinicId,
        clinic_id: clinicId,
        text: 'x',
        created_at: now,
        created_by_user_id: nurse.userId,
      })
      .execute(),
  );
  await expect(posted).rejects.toThrow('row-level security');
});
