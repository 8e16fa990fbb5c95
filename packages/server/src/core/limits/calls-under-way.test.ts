import { expect, it } from 'vitest';
import { TooMany } from '../http/errors.ts';
import { callsUnderWay } from './calls-under-way.ts';

/** Calls that end when they are told to. */
const calls = (during: ReturnType<typeof callsUnderWay>) => {
  const begun: { readonly name: string; readonly end: () => void }[] = [];
  const start = (caller: string, name: string) =>
    during(caller, () => new Promise<void>((end) => begun.push({ name, end })));
  const named = () => begun.map(({ name }) => name);
  return { start, begun, named };
};
const aTurn = () => new Promise((resolve) => setImmediate(resolve));

it('of one person wait for each other in the order in which they came, and nobody else waits', async () => {
  const { start, begun, named } = calls(callsUnderWay({ most: 2, longestWaitMs: 60_000 }));
  const all = ['a', 'b', 'c', 'd'].map((name) => start('one', name));
  const other = start('other', 'x');
  await aTurn();
  expect(named()).toEqual(['a', 'b', 'x']);
  begun[1]?.end();
  await aTurn();
  const late = start('one', 'e');
  await aTurn();
  expect(named()).toEqual(['a', 'b', 'x', 'c']);
  for (let at = 0; at < 6; at += 1) {
    for (const { end } of begun) end();
    await aTurn();
  }
  await Promise.all([...all, other, late]);
  expect(named()).toEqual(['a', 'b', 'x', 'c', 'd', 'e']);
});

it('that wait too long are refused with the time to come back, and leave the line', async () => {
  const { start, begun, named } = calls(callsUnderWay({ most: 1, longestWaitMs: 1 }));
  const first = start('one', 'a');
  await expect(start('one', 'b')).rejects.toBeInstanceOf(TooMany);
  begun[0]?.end();
  await first;
  const third = start('one', 'c');
  await aTurn();
  begun[1]?.end();
  await third;
  expect(named()).toEqual(['a', 'c']);
});

it('that fail make room as well', async () => {
  const during = callsUnderWay({ most: 1, longestWaitMs: 60_000 });
  await expect(during('one', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await during('one', async () => 'served')).toBe('served');
});
