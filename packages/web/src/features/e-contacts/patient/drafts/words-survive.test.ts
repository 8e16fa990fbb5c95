import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDraftWorld } from './testing/draft-world.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The form of a draft that nobody has saved yet. */
const opened = async () => {
  const world = createDraftWorld();
  await world.open();
  await world.end();
  return world;
};

it('are there after a reload, while the page of one’s e-contacts saves them', async () => {
  const world = await opened();
  await world.type('Kõrv valutab');
  await world.reload();
  await world.lose(0);
  await world.sync();
  // The list is read, then the save arrives, then both answers come.
  await world.arrive(0);
  await world.arrive(0);
  await world.answer(1);
  await world.answer(0);
  await world.end();
  expect(world.shown()?.content.text).toBe('Kõrv valutab');
});

it('are there after a reload, when the page before heard only then that its own were saved', async () => {
  const world = await opened();
  await world.type('Kõrv');
  await world.comeBack();
  // The list and the draft; the save of the page before is there, its answer is not.
  await world.arrive(0);
  await world.arrive(0);
  await world.answer(1);
  await world.arrive(0);
  await world.answer(1);
  await world.type('Kõrv valutab');
  await world.pass(1_500);
  await world.type('Kõrv valutab öösel');
  await world.answer(0);
  await world.reload();
  await world.end();
  expect(world.shown()?.content.text).toBe('Kõrv valutab öösel');
});

it('are no other text because a save of the same page came in between', async () => {
  const world = await opened();
  await world.type('Kõrv');
  await world.pass(1_500);
  await world.end();
  world.server.save({ seen: 0, text: 'Kõrv' });
  await world.type('Kõrv valutab');
  await world.pass(1_500);
  await world.end();
  expect(world.shown()).toMatchObject({ state: 'SAVED', conflict: undefined });
  expect(world.server.text()).toBe('Kõrv valutab');
});

const place = fc.nat({ max: 3 });
const step = fc.oneof(
  { arbitrary: fc.constant({ name: 'type', at: 0 } as const), weight: 4 },
  { arbitrary: place.map((at) => ({ name: 'arrive', at }) as const), weight: 6 },
  { arbitrary: place.map((at) => ({ name: 'answer', at }) as const), weight: 6 },
  { arbitrary: place.map((at) => ({ name: 'lose', at }) as const), weight: 1 },
  { arbitrary: fc.constantFrom(0, 1_500, 15_000).map((at) => ({ name: 'pass', at }) as const), weight: 3 },
  {
    arbitrary: fc
      .constantFrom('reload', 'comeBack', 'look', 'sync')
      .map((name) => ({ name, at: 0 }) as const),
    weight: 4,
  },
);

it('are shown and sent as they were typed last, whatever is on its way and however it arrives', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60, size: 'max' }), async (steps) => {
      const world = createDraftWorld();
      await world.open();
      for (const [count, { name, at }] of steps.entries())
        if (name === 'type') await world.type(`words ${count}`);
        else await world[name](at);
      await world.end();
      expect(world.shown()?.content.text).toBe(world.typed());
      await world.reload();
      await world.end();
      expect(world.shown()?.content.text).toBe(world.typed());
      await world.keepMine();
      await world.look();
      await world.end();
      expect(world.shown()?.content.text).toBe(world.typed());
      expect(world.server.text() ?? '').toBe(world.typed());
    }),
    { seed: 20_261_118, numRuns: 150 },
  );
});
