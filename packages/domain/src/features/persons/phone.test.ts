import { expect, it } from 'vitest';
import { groupedPhone } from './phone.ts';

it.each([
  ['+37250000004', '+372 5000 0004'],
  ['+3725123456', '+372 512 3456'],
  ['+48501502503', '+48 501 502 503'],
  ['600 0000', '600 0000'],
  ['+358401234567', '+358401234567'],
  ['+372', '+372'],
])('a number is read in groups: %s', (kept, read) => {
  expect(groupedPhone(kept)).toBe(read);
});
