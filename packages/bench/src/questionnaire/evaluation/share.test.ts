import { expect, test } from 'vitest';
import { intervalOf, told } from './share.ts';

test.each([
  [0, 10, 0, 0.278],
  [5, 10, 0.237, 0.763],
  [10, 10, 0.722, 1],
  [96, 120, 0.72, 0.862],
])('the true rate behind %i of %i lies between %f and %f', (part, whole, low, high) => {
  const [from, to] = intervalOf({ part, whole });
  expect(from).toBeCloseTo(low, 2);
  expect(to).toBeCloseTo(high, 2);
});

test('nothing out of nothing is no figure', () => {
  expect(told({ part: 0, whole: 0 })).toBe('-');
});
