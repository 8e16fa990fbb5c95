import { expect, it } from 'vitest';
import { recentLook } from './recent-look.ts';

const scene = () => {
  let now = 1_000;
  let looks = 0;
  const look = async () => {
    looks += 1;
    if (looks === 2) throw new Error('away');
  };
  const ask = recentLook({ clock: () => new Date(now), look });
  return { ask, looks: () => looks, pass: (ms: number) => (now += ms) };
};

it('many who ask within a second are answered from one look', async () => {
  const { ask, looks, pass } = scene();
  await Promise.all(Array.from({ length: 100 }, ask));
  pass(999);
  await ask();
  expect(looks()).toBe(1);
});

it('after a second it looks again, and a failure is no older than that either', async () => {
  const { ask, looks, pass } = scene();
  await ask();
  pass(1_000);
  await expect(ask()).rejects.toThrow('away');
  await expect(ask()).rejects.toThrow('away');
  expect(looks()).toBe(2);
  pass(1_000);
  await ask();
  expect(looks()).toBe(3);
});

it('a clock that was set back makes no answer live longer', async () => {
  const { ask, looks, pass } = scene();
  await ask();
  pass(-60_000);
  await expect(ask()).rejects.toThrow('away');
  expect(looks()).toBe(2);
});
