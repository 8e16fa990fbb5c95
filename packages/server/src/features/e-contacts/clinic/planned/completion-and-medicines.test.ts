import {
  approvePrescription,
  completeEContact,
  getClinicTimeline,
  undoPrescriptionDecision,
} from '@tervita/contract/e-contacts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { type Given, given } from '../../../../testing/given.ts';
import { heart, prescriptionScene } from '../../../../testing/prescription-scene.ts';
import { plannedMoves } from './run-planned.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const { scene, ask, listed } = prescriptionScene(
  () => test,
  () => make,
);

/** A doctor approves, plans to complete, perhaps takes the approval back, then the time of the completion comes. */
const completedAfter = async (takesBack: boolean) => {
  const made = await scene();
  const as = made.asDoctor;
  const params = { id: await ask(made, [heart]) };
  const of = { params: { ...params, prescriptionId: (await listed(as, params.id))[0]?.id ?? '' } };
  await test.call(approvePrescription, of, { as });
  const body = { fixedInfoText: 'OTHER', undoable: true } as const;
  const plannedId = (await test.call(completeEContact, { params, body }, { as })).body.planned?.id ?? '';
  if (takesBack) expect((await test.call(undoPrescriptionDecision, of, { as })).status).toBe(200);
  await sql`update planned_move set due_at = now(), created_at = now() - interval '1 minute'
    where id = ${plannedId}`.execute(test.database.system);
  const worker = plannedMoves({ database: test.database, announce: () => undefined });
  const ids = { plannedId, eContactId: params.id, clinicId: made.clinicId };
  await worker.handle({ type: 'e-contact.planned', key: plannedId, ids }, async () => undefined);
  return (await test.call(getClinicTimeline, { params }, { as })).body;
};

it('a planned completion goes when every medicine stays decided', async () => {
  const { planned, entries } = await completedAfter(false);
  expect(planned).toEqual([]);
  expect(entries.at(-1)).toMatchObject({ move: 'archive' });
});

it('and is held when a decision was taken back: nobody completes over what waits without saying so', async () => {
  const { planned, entries } = await completedAfter(true);
  expect(planned).toMatchObject([{ status: 'HELD' }]);
  expect(entries.at(-1)).not.toMatchObject({ move: 'archive' });
});
