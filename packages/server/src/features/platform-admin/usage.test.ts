import { listPlatformUsage } from '@tervita/contract/platform-admin';
import { trackUsage } from '@tervita/contract/usage';
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

const usesOf = async (as: string, by: 'DAY' | 'WEEK' = 'DAY') =>
  (await test.call(listPlatformUsage, { query: { by } }, { as })).body.uses;

it('counts of all clinics are added up by day and by week, and name neither clinic nor person', async () => {
  const [one, other] = [await make.clinicWithPatient(), await make.clinicWithPatient()];
  const admin = await make.platformAdmin();
  const as = await make.session(admin.userId, 'PRM_TERVITA_ADMIN');
  const track = (by: string, target: string, payload: Record<string, number | boolean | string>) =>
    test.call(trackUsage, { body: { target, payload } }, { as: by });
  await track(one.asNurse, 'key', { reply: 2, note: 1 });
  await track(other.asNurse, 'key', { reply: 3 });
  // Not a number: it was used once.
  await track(other.asNurse, 'template', { inserted: true });
  // Whatever a browser sends beside names of tools is not shown.
  await track(other.asNurse, 'key', { 'Mari Lepaste, köha': 1 });
  const uses = await usesOf(as);
  expect(uses.map(({ from: _, ...use }) => use)).toEqual([
    { target: 'key', name: 'reply', uses: 5 },
    { target: 'key', name: 'note', uses: 1 },
    { target: 'template', name: 'inserted', uses: 1 },
  ]);
  await sql`update usage_event set at = at - interval '30 days'`.execute(test.database.system);
  expect(await usesOf(as)).toEqual([]);
  expect((await usesOf(as, 'WEEK'))[0]).toMatchObject({ target: 'key', name: 'reply', uses: 5 });
});

it('staff of a clinic are refused, also by a statement of theirs', async () => {
  const { asNurse, nurse, clinicId } = await make.clinicWithPatient();
  expect((await test.call(listPlatformUsage, { query: {} }, { as: asNurse })).status).toBe(403);
  const context = { userId: nurse.userId, personId: nurse.personId, clinicIds: [clinicId] };
  const read = test.database.read('tervita_clinic', context, (db) =>
    sql`select * from platform_usage(now() - interval '1 day')`.execute(db),
  );
  await expect(read).rejects.toThrow();
});
