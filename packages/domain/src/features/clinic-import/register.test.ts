import { expect, it } from 'vitest';
import { isMemberOn, mobileIdPhone } from './register.ts';

it('whoever died or has left is not a patient of the list', () => {
  const today = '2026-03-12';
  const member = { memberUntil: null, deceasedAt: null };
  expect(isMemberOn(member, today)).toBe(true);
  expect(isMemberOn({ ...member, memberUntil: '2026-03-12' }, today)).toBe(true);
  expect(isMemberOn({ ...member, memberUntil: '2026-03-11' }, today)).toBe(false);
  expect(isMemberOn({ ...member, deceasedAt: '2026-03-01' }, today)).toBe(false);
});

it('takes the numbers of the vendor’s demonstration, which are no real ones', () => {
  for (const phone of ['+37200000766', '+37066000266', '+37251234567']) expect(phone).toMatch(mobileIdPhone);
  for (const phone of ['37251234567', '+358501234567', '+3725123']) expect(phone).not.toMatch(mobileIdPhone);
});
