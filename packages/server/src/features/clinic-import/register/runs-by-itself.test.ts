import { getListImport } from '@tervita/contract/clinic-import';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { eventually } from '../../../testing/eventually.ts';
import { registerAdmin, signedIn, startImport } from '../../../testing/register-admin.ts';
import {
  listOf,
  membersFrom,
  type RegisterWorld,
  startRegisterWorld,
} from '../../../testing/register-scene.ts';

let test: TestApp;
let world: RegisterWorld;
beforeAll(async () => {
  world = await startRegisterWorld();
  test = await startTestApp({ registerAccess: world.access() });
  await test.app.startWorker();
});
afterAll(async () => {
  await test.close();
  await world.close();
});

it('a worker goes on with an import, list after list', async () => {
  const admin = await registerAdmin(test, world, {
    lists: [listOf('N0388', membersFrom(1, 4)), listOf('N0412', membersFrom(20, 3))],
  });
  const session = await signedIn(test, admin);
  const { importId: id } = (await startImport(test, admin, session, ['N0388', 'N0412'])).body;
  await eventually(async () => {
    const { state, new: added } = (await test.call(getListImport, { params: { id } }, { as: admin.as })).body;
    expect([state, added]).toEqual(['DONE', 7]);
  });
});
