import { expect, it } from 'vitest';
import { minutesLeft } from './minutes-left.ts';

it('what is left takes as long as what was done did, in whole minutes', () => {
  expect(minutesLeft({ done: 1_000, left: 1_000, took: 61_000 })).toBe(2);
  expect(minutesLeft({ done: 1_000, left: 10, took: 10_000 })).toBe(1);
});

it('nothing is said before there is something to reckon with', () => {
  expect(minutesLeft({ done: 0, left: 1_000, took: 10_000 })).toBeUndefined();
  expect(minutesLeft({ done: 1_000, left: 1_000, took: 1_000 })).toBeUndefined();
  expect(minutesLeft({ done: 1_000, left: 0, took: 10_000 })).toBeUndefined();
});
