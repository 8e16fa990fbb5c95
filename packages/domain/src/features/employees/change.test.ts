import { expect, it } from 'vitest';
import { employeeChangeRefusal } from './change.ts';

const nurse = { isOneself: false, isLeaving: true, isAdmin: false, otherAdmins: 1, isByAdmin: false };

it.each([
  ['a colleague leaves', {}, undefined],
  ['a colleague comes back', { isLeaving: false }, undefined],
  ['oneself', { isOneself: true }, 'EMPLOYEE_IS_ONESELF'],
  ['oneself, as the only admin', { isOneself: true, isAdmin: true, otherAdmins: 0 }, 'EMPLOYEE_IS_ONESELF'],
  ['one of two admins leaves', { isAdmin: true }, undefined],
  ['the last admin leaves', { isAdmin: true, otherAdmins: 0 }, 'LAST_CLINIC_ADMIN'],
  ['a former admin comes back', { isAdmin: true, isLeaving: false }, 'ONLY_ADMIN_MAKES_ADMINS'],
  ['an admin brings a former admin back', { isAdmin: true, isLeaving: false, isByAdmin: true }, undefined],
] as const)('%s', (_, over, refusal) => {
  expect(employeeChangeRefusal({ ...nurse, ...over })).toBe(refusal);
});
