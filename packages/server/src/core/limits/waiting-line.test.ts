import { expect, it } from 'vitest';
import { waitingLine } from './waiting-line.ts';

const refuse = () => {
  throw new Error('full');
};
const aTurn = () => new Promise((resolve) => setImmediate(resolve));

it('works on so much at once, in order, and refuses what nobody could wait for', async () => {
  const line = waitingLine({ atOnce: 2, waitingMost: 2, refuse });
  const begun: (() => void)[] = [];
  const start = () => line.run(() => new Promise<void>((end) => begun.push(end)));
  const all = [start(), start(), start(), start()];
  await aTurn();
  expect(begun).toHaveLength(2);
  expect(line.assertRoom).toThrow('full');
  await expect(start()).rejects.toThrow('full');
  begun[0]?.();
  await aTurn();
  expect(begun).toHaveLength(3);
  expect(line.assertRoom).not.toThrow();
  for (let at = 0; at < 4; at += 1) {
    begun[at]?.();
    await aTurn();
  }
  await Promise.all(all);
  expect(begun).toHaveLength(4);
});

it('goes on after work that failed', async () => {
  const line = waitingLine({ atOnce: 1, waitingMost: 0, refuse });
  await expect(line.run(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await line.run(async () => 'done')).toBe('done');
});
