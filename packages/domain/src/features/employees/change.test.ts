import { expect, it } from 'vitest';
import { employeeChangeRefusal, startsAtOnce } from './change.ts';

const office = { role: 'NON_HEALTHCARE', isAdmin: false } as const;
const nurse = { role: 'NURSE', isAdmin: false } as const;
const doctor = { role: 'DOCTOR', isAdmin: false } as const;
const admin = { role: 'NURSE', isAdmin: true } as const;
const change = {
  isOneself: false,
  isLeaving: true,
  waits: false,
  whose: nurse,
  by: office,
  admins: 2,
} as const;

it.each([
  ['a colleague leaves', {}, undefined],
  ['a colleague comes back', { isLeaving: false }, undefined],
  ['oneself', { isOneself: true }, 'EMPLOYEE_IS_ONESELF'],
  ['oneself, as the only admin', { isOneself: true, whose: admin, admins: 1 }, 'EMPLOYEE_IS_ONESELF'],
  ['an admin lets one of two admins go', { whose: admin, by: admin }, undefined],
  ['a colleague lets one of two admins go', { whose: admin, by: doctor }, 'EMPLOYEE_FOR_ADMINS'],
  ['the last admin leaves', { whose: admin, admins: 1 }, 'LAST_CLINIC_ADMIN'],
  ['a colleague lets a doctor go', { whose: doctor, by: doctor }, 'EMPLOYEE_FOR_ADMINS'],
  ['a former admin comes back', { whose: admin, isLeaving: false }, 'EMPLOYEE_FOR_ADMINS'],
  ['an admin brings a former admin back', { whose: admin, isLeaving: false, by: admin }, undefined],
  [
    'a doctor does where no admin is left',
    { whose: admin, isLeaving: false, by: doctor, admins: 0 },
    undefined,
  ],
  ['a nurse does not', { whose: admin, isLeaving: false, by: nurse, admins: 0 }, 'EMPLOYEE_FOR_ADMINS'],
  ['who waits is not brought back', { waits: true, isLeaving: false, by: admin }, 'EMPLOYEE_FOR_ADMINS'],
] as const)('%s', (_, over, refusal) => {
  expect(employeeChangeRefusal({ ...change, ...over })).toBe(refusal);
});

it.each([
  ['the office adds the office', office, office, true],
  ['a doctor adds the office', office, doctor, true],
  ['the office adds a nurse', nurse, office, false],
  ['a nurse adds a nurse', nurse, nurse, true],
  ['a doctor adds a nurse', nurse, doctor, false],
  ['a nurse adds an admin', admin, nurse, false],
  ['an admin adds a doctor', doctor, admin, true],
] as const)('%s', (_, given, by, isAtOnce) => {
  expect(startsAtOnce(given, by)).toBe(isAtOnce);
});
