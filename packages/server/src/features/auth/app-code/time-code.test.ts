import { expect, it } from 'vitest';
import { appCodeAt, base32, matchingStep, stepAt } from './time-code.ts';

const secret = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

// The vectors of RFC 6238, appendix B, cut to six digits.
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at %i s the code is %s', (seconds, code) => expect(appCodeAt(secret, at(seconds))).toBe(code));

it('takes a clock that is half a minute off, not more', () => {
  const now = at(1_111_111_109);
  expect(matchingStep(secret, appCodeAt(secret, at(1_111_111_079)), now)).toBe(stepAt(now) - 1);
  expect(matchingStep(secret, appCodeAt(secret, at(1_111_111_139)), now)).toBe(stepAt(now) + 1);
  expect(matchingStep(secret, appCodeAt(secret, at(1_111_111_049)), now)).toBeUndefined();
});

it('is written as apps read it', () => expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'));
