import { listPatientLists } from '@tervita/contract/clinics';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { now } from '../../core/clock.ts';
import { givenStaff } from '../../core/session/given.ts';
import { answers, fakeServer } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { setAllTexts } from '../../testing/set-all-texts.ts';
import { withWords } from './old-lists-banner.tsx';

afterEach(() => vi.unstubAllGlobals());

const listOf = (code: string, days: number) => ({
  code,
  doctorName: null,
  registrationNumber: null,
  patientCount: 3,
  lastImportAt: new Date(now().getTime() - days * 86_400_000).toISOString(),
  lastImport: null,
});
const open = async (days: number, at: string) => {
  const patientListWithClinicians = [listOf('N0388', 2), listOf('N0455', days)];
  const server = fakeServer(answers(listPatientLists, { patientListWithClinicians }));
  await setAllTexts('en');
  const { default: OldListsBanner } = await withWords();
  await renderScreen(<OldListsBanner />, { user: givenStaff(), at, path: '*' });
  await waitFor(() => expect(server.calls).toHaveLength(1));
};

it('names the lists that were imported more than a month ago and leads to them', async () => {
  await open(40, '/clinic-e-contacts');
  expect(await screen.findByText(/more than a month ago: N0455\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the lists' }).getAttribute('href')).toBe('/admin');
});

it.each([
  [2, '/clinic-e-contacts'],
  [40, '/admin'],
])('says nothing %i days after the import on %s', async (days, at) => {
  await open(days, at);
  expect(screen.queryByRole('link', { name: 'See the lists' })).toBeNull();
});
