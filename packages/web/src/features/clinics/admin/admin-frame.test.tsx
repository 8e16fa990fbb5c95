import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { givenStaff } from '../../../core/session/given.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { AdminFrame } from './admin-frame.tsx';

const staff = givenStaff();
const admin = givenStaff({ employments: staff.employments.map((each) => ({ ...each, isAdmin: true })) });
const frame = <AdminFrame title="Employees">Riina</AdminFrame>;
const tabNames = () =>
  within(screen.getByRole('navigation', { name: 'Parts of administration' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

it('shows an admin every page of administration', async () => {
  await renderScreen(frame, { user: admin });
  expect(tabNames()).toEqual([
    'Patient lists',
    'Import',
    'Employees',
    'Global message',
    'Clinic info',
    'Features',
    'Questionnaires',
  ]);
});

it('shows other staff only the pages they may open', async () => {
  await renderScreen(frame, { user: staff });
  expect(tabNames()).toEqual(['Patient lists', 'Employees', 'Global message']);
});
