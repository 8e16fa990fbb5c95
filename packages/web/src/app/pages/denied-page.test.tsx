import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { givenStaff, givenUser } from '../../core/session/given.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as DeniedPage } from './denied-page.tsx';

const all = ['PRM_PATIENT', 'PRM_DOCTOR', 'PRM_TERVITA_ADMIN'] as const;
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('no permission', () => {
  it('asks a stranger to sign in', async () => {
    await renderScreen(<DeniedPage />);
    expect(screen.getByRole('heading', { name: 'Sign in to see this page' })).toBeTruthy();
    expect(links()).toEqual(['/choose-auth']);
  });

  it.each([
    ['a patient', givenUser(), /as a patient/, ['/my-e-contacts']],
    ['staff', givenStaff(), /as clinic staff/, ['/clinic-e-contacts']],
    [
      'somebody of every role',
      givenUser({ permissions: [...all] }),
      /as a patient/,
      ['/my-e-contacts', '/clinic-e-contacts', '/prm'],
    ],
    [
      'a platform admin',
      givenUser({ permissions: ['PRM_TERVITA_ADMIN', 'PRM_PATIENT'], activeRole: 'PRM_TERVITA_ADMIN' }),
      /as a platform admin/,
      ['/prm', '/my-e-contacts'],
    ],
  ])('says why to %s, and where else to go', async (_who, user, why, next) => {
    await renderScreen(<DeniedPage />, { user });
    expect(screen.getByText(why)).toBeTruthy();
    expect(links()).toEqual(next);
  });
});
