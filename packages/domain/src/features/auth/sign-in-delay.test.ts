import { expect, it } from 'vitest';
import { signInDelaySeconds } from './sign-in-delay.ts';

it.each([
  [0, 0],
  [4, 0],
  [5, 15],
  [6, 30],
  [10, 480],
  [11, 900],
  [1_000, 900],
])('after %i wrong tries the next waits %i s', (failures, seconds) =>
  expect(signInDelaySeconds(failures)).toBe(seconds),
);
