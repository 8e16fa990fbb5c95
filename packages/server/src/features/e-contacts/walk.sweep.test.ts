import fc from 'fast-check';
import { afterAll, beforeAll, it } from 'vitest';
import { createLog } from '../../core/log.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given } from '../../testing/given.ts';
import { type Step, step } from '../../testing/walk/walk-step.ts';
import { checkInvariants, takeStep } from '../../testing/walk/walk-steps.ts';
import { walkWorld } from '../../testing/walk/walk-world.ts';
import { walkCount, walkSeed } from '../../testing/walk-size.ts';
import { plannedMoves } from './clinic/planned/run-planned.ts';
import { fileAlarms } from './patient/questionnaire/file-alarms.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const laneCount = 4;

const first = { which: 0, other: false, device: 0, isSounding: false } as const;
const begun: readonly Step[] = [{ ...first, kind: 'begin' }];
/** Grave words or a grave tick, others, both or none: so that staff have something to close in every other walk. */
const sent = (isTicked: boolean, isGrave: boolean): readonly Step[] => [
  ...begun,
  { ...first, kind: isTicked ? 'tick' : 'untick' },
  { ...first, kind: 'write', other: isGrave, isSounding: true },
  { ...first, kind: 'send' },
];
const beginnings = [begun, sent(false, false), begun, sent(false, true), begun, sent(true, false)];

it(`of ${walkCount} walks at random (seed ${walkSeed}) none drops a danger, a word or a promise`, {
  timeout: 60_000 + walkCount * 3_000,
}, async () => {
  const deps = {
    database: test.database,
    announce: () => undefined,
    log: createLog('info', { write: () => undefined }),
    hasClassifier: true,
  };
  const workers = { fileAlarms: fileAlarms(deps), plannedMoves: plannedMoves(deps) };
  const beginning = fc.constantFrom(...beginnings);
  const later = fc.array(step, { minLength: 4, maxLength: 14 });
  const walk = fc.asyncProperty(beginning, later, async (begins, steps) => {
    const world = await walkWorld(test, make, workers);
    for (const each of [...begins, ...steps]) {
      await takeStep(test, world, each);
      await checkInvariants(world);
    }
  });
  // Walks share nothing, so several go on at once; one that falls is made small alone in its lane.
  const lanes = Array.from({ length: laneCount }, (_, lane) =>
    fc.assert(walk, { numRuns: walkCount / laneCount, seed: walkSeed + lane, endOnFailure: false }),
  );
  const fallen = (await Promise.allSettled(lanes)).filter((lane) => lane.status === 'rejected');
  for (const { reason } of fallen) throw reason;
});
