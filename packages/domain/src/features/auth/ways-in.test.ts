import { expect, it } from 'vitest';
import { staffNeedAt } from './ways-in.ts';

it.each([
  ['DIGITAL_ID', 'EE', true, null],
  ['DIGITAL_ID', 'PL', true, null],
  ['PASSWORD', 'EE', true, 'DIGITAL_ID'],
  ['GOOGLE', 'EE', true, 'DIGITAL_ID'],
  ['PASSWORD', 'EE', false, 'APP_CODE'],
  ['PASSWORD', 'PL', true, 'APP_CODE'],
  ['APPLE', 'GB', true, 'APP_CODE'],
] as const)('staff who come by %s in %s (in earnest: %s) need %s', (method, country, isProd, need) =>
  expect(staffNeedAt(method, { country, isProd })).toBe(need),
);
