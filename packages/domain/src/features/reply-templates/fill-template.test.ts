import { expect, it } from 'vitest';
import { fillTemplate } from './fill-template.ts';

it('puts the first name wherever it was asked for', () =>
  expect(fillTemplate('Tere, {firstName}! Head aega, {firstName}.', { firstName: 'Mari' })).toBe(
    'Tere, Mari! Head aega, Mari.',
  ));

it('takes a name as it is, also one that looks like a pattern', () =>
  expect(fillTemplate('Tere, {firstName}!', { firstName: '$& $1' })).toBe('Tere, $& $1!'));
