import { describe, expect, it } from 'vitest';
import { guardedAsk, ProviderRefused } from './guarded-ask.ts';
import { ProviderUnavailable } from './provider.ts';

const opened = () => {
  let at = Date.parse('2026-03-12T10:00:00Z');
  const guarded = guardedAsk('https://provider.example', () => new Date(at));
  let asked = 0;
  const ask = (error?: Error) =>
    guarded(async () => {
      asked += 1;
      if (error) throw error;
      return 'answer';
    }).catch((thrown: unknown) => thrown);
  const wait = (ms: number) => {
    at += ms;
  };
  return { guarded, ask, wait, asked: () => asked };
};
const away = new ProviderUnavailable('no answer');

describe('a provider that does not answer', () => {
  it('is left alone after five times, and nobody waits for it; then one call tries', async () => {
    const { ask, wait, asked } = opened();
    for (let time = 0; time < 8; time += 1) expect(await ask(away)).toBeInstanceOf(ProviderUnavailable);
    expect(asked()).toBe(5);
    wait(5_000);
    expect(await ask()).toBe('answer');
    expect(await ask()).toBe('answer');
  });

  it('is not left alone for saying no', async () => {
    const { ask, asked } = opened();
    for (let time = 0; time < 8; time += 1) await ask(new ProviderRefused('no such care flow'));
    expect(asked()).toBe(8);
  });

  it('holds up no more than twenty at a time', async () => {
    const { guarded } = opened();
    const { promise: answer, resolve } = Promise.withResolvers<string>();
    const waiting = Array.from({ length: 20 }, () => guarded(() => answer));
    await expect(guarded(() => answer)).rejects.toBeInstanceOf(ProviderUnavailable);
    resolve('answer');
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['answer']));
    expect(await guarded(async () => 'next')).toBe('next');
  });
});
