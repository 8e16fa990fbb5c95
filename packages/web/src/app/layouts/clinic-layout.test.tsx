import { countClinicEContacts } from '@tervita/contract/e-contacts';
import { getInformationStatus } from '@tervita/contract/information-hub';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { givenStaff } from '../../core/session/given.ts';
import { answers, fakeServer } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as ClinicLayout } from './clinic-layout.tsx';

afterEach(() => vi.unstubAllGlobals());

const show = async (width: number) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY) <= width,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  fakeServer(
    answers(countClinicEContacts, { incoming: 2, unassigned: 0, mine: 0, answered: 0 }),
    answers(getInformationStatus, { clinical: 0, important: 0 }),
  );
  await renderScreen(<ClinicLayout />, { user: givenStaff() });
};

it('leaves a narrow header to the name of the patient: the language is chosen in the menu', async () => {
  await show(390);
  expect(within(screen.getByRole('banner')).queryByRole('combobox', { name: 'Language' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  expect(within(menu).getByRole('combobox', { name: 'Language' })).toBeTruthy();
});

it('has the language in the header where there is room', async () => {
  await show(1280);
  expect(within(screen.getByRole('banner')).getByRole('combobox', { name: 'Language' })).toBeTruthy();
});
