import { listPlatformUsage } from '@tervita/contract/platform-admin';
import { countPageView } from '@tervita/contract/usage';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given } from '../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp({ env: { ANALYTICS_MEASUREMENT_ID: 'spring' } });
  make = given(test.database);
});
afterAll(() => test.close());

it('views of a page are added up for the day, and the platform admin reads how many', async () => {
  for (const page of ['home', 'home', 'chooseAuth'] as const)
    expect((await test.call(countPageView, { body: { page } })).status).toBe(200);
  const admin = await make.platformAdmin();
  const as = await make.session(admin.userId, 'PRM_TERVITA_ADMIN');
  const { uses } = (await test.call(listPlatformUsage, { query: {} }, { as })).body;
  expect(uses.map(({ from: _, ...use }) => use)).toEqual([
    { target: 'page', name: 'home', uses: 2 },
    { target: 'page', name: 'chooseAuth', uses: 1 },
  ]);
});

it('nothing but the name of a page is taken', async () => {
  const body = { page: '/e-contacts/01960000-0000-7000-8000-0000000000f1' } as never;
  expect((await test.call(countPageView, { body })).status).toBe(400);
  const more = { page: 'home', user: 'Mari' } as never;
  expect((await test.call(countPageView, { body: more })).status).toBe(400);
});

it('where nothing is measured there is nothing to count with', async () => {
  const unmeasured = await startTestApp({});
  try {
    expect((await unmeasured.call(countPageView, { body: { page: 'home' } })).status).toBe(404);
  } finally {
    await unmeasured.close();
  }
});
