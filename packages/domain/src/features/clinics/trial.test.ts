import { expect, it } from 'vitest';
import { trialDaysLeft } from './trial.ts';

const now = new Date('2026-03-12T10:00:00Z');
it.each([
  ['2026-04-11T10:00:00Z', 30],
  ['2026-03-13T10:00:00Z', 1],
  ['2026-03-12T10:00:01Z', 1],
  ['2026-03-12T10:00:00Z', null],
  ['2026-03-01T10:00:00Z', null],
])('a trial until %s has days left: %s', (until, left) => {
  expect(trialDaysLeft(new Date(until), now)).toBe(left);
});

it('without a trial there is none left', () => expect(trialDaysLeft(null, now)).toBe(null));
