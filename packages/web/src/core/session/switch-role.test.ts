import type { Permission } from '@tervita/domain/auth';
import { afterEach, expect, it, vi } from 'vitest';
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

it('a change that failed can be tried again', async () => {
  adoptSession(sessionAs('PRM_DOCTOR'));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(switchRole('PRM_PATIENT')).rejects.toMatchObject({ status: 0 });
  slowServer();
  await switchRole('PRM_PATIENT');
  expect(activeRole()).toBe('PRM_PATIENT');
});
