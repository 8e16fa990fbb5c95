import { expect, it } from 'vitest';
import { inTurns } from './in-turns.ts';

it('lets in no more than it may, also somebody who comes as a place falls free', async () => {
  const take = inTurns(1);
  let [running, most] = [0, 0];
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  };
  // The one that comes late asks between the moment in which a place falls free and the one in which it is taken.
  const all = [take(work), take(work)];
  const late: Promise<void>[] = [];
  for (let turn = 0; turn < 10; turn += 1) {
    await Promise.resolve();
    late.push(take(work));
  }
  await Promise.all([...all, ...late]);
  expect(most).toBe(1);
});

it('goes on after work that failed', async () => {
  const take = inTurns(1);
  const failed = take(() => Promise.reject(new Error('away')));
  const next = take(async () => 'done');
  await expect(failed).rejects.toThrow('away');
  expect(await next).toBe('done');
});
