import { countClinicEContacts } from '@tervita/contract/e-contacts';
import type { Permission } from '@tervita/domain/auth';
import { afterEach, expect, it, vi } from 'vitest';
import { call } from '../api/index.ts';
import { givenSession, givenStaff } from './given.ts';
import { switchRole } from './index.ts';
import { adoptSession, currentSession } from './session-store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  adoptSession(null);
});

const sessionAs = (activeRole: Permission) =>
  givenSession(givenStaff({ permissions: ['PRM_PATIENT', 'PRM_DOCTOR'], activeRole }));
const activeRole = () => currentSession()?.userClaim.activeRole;

/** Each change of role takes a moment at the server, which remembers the last one. */
const slowServer = () => {
  const asked: Permission[] = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    const { role } = JSON.parse(String(body)) as { role: Permission };
    asked.push(role);
    await new Promise((resolve) => setTimeout(resolve, 5));
    return new Response(JSON.stringify(sessionAs(role)), {
      headers: { 'content-type': 'application/json' },
    });
  });
  return asked;
};

it('whoever changes the view and back at once is where they chose last', async () => {
  adoptSession(sessionAs('PRM_DOCTOR'));
  const asked = slowServer();
  await Promise.all([switchRole('PRM_PATIENT'), switchRole('PRM_DOCTOR')]);
  expect(activeRole()).toBe('PRM_DOCTOR');
  expect(asked.at(-1)).toBe('PRM_DOCTOR');
});

it('the same choice twice is asked for once, and one that is in force not at all', async () => {
  adoptSession(sessionAs('PRM_DOCTOR'));
  const asked = slowServer();
  await Promise.all([switchRole('PRM_PATIENT'), switchRole('PRM_PATIENT')]);
  await switchRole('PRM_PATIENT');
  expect(activeRole()).toBe('PRM_PATIENT');
  expect(asked).toEqual(['PRM_PATIENT']);
});

it('waits for what the page that is left has asked for: the server answers it in the role it was asked in', async () => {
  adoptSession(sessionAs('PRM_DOCTOR'));
  const order: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    await new Promise((resolve) => setTimeout(resolve, address.includes('counts') ? 20 : 1));
    order.push(address.split('?')[0] ?? '');
    return new Response(JSON.stringify(sessionAs('PRM_PATIENT')), {
      headers: { 'content-type': 'application/json' },
    });
  });
  const clinicId = '01960000-0000-7000-8000-0000000000c1';
  const counts = call(countClinicEContacts, { query: { clinicId } });
  await switchRole('PRM_PATIENT');
  await counts;
  expect(order).toEqual(['/api/clinic/e-contacts/counts', '/api/session/role']);
});

it('a change that failed can be tried again', async () => {
  adoptSession(sessionAs('PRM_DOCTOR'));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(switchRole('PRM_PATIENT')).rejects.toMatchObject({ status: 0 });
  slowServer();
  await switchRole('PRM_PATIENT');
  expect(activeRole()).toBe('PRM_PATIENT');
});
