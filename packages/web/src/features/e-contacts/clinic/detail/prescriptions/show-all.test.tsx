import { listEContactPrescriptions } from '@tervita/contract/e-contacts';
import { listPatientPrescriptions, type Prescription } from '@tervita/contract/prescriptions';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answers } from '../../../../../testing/answers.ts';
import { open } from '../given.tsx';

afterEach(() => vi.unstubAllGlobals());

const asked: Prescription = {
  id: '01960000-0000-7000-8000-0000000000d1',
  eContactId: null,
  brand: 'Betarolin',
  activeIngredient: 'metoprolol',
  form: 'tablets',
  route: 'oral',
  strength: '50 mg',
  frequency: 'ONCE_DAILY',
  comment: '',
  state: 'REQUESTED',
  at: '2026-03-10T08:00:00.000Z',
  previousId: null,
  lastAt: null,
  decidedAt: null,
  decidedByName: null,
  decidedByMe: false,
  declineReason: null,
  declineWords: null,
};

it('the requests lead to all that the patient has, also where the patient is another part of the page', async () => {
  await open(
    { detail: { type: 'PRESCRIPTION_REFILL' } },
    answers(listEContactPrescriptions, { prescriptions: [asked] }),
    answers(listPatientPrescriptions, { prescriptions: [asked], more: false }),
  );
  const heading = await screen.findByRole('heading', { name: /^Prescriptions/ });
  await userEvent.click(await screen.findByRole('button', { name: 'All prescriptions' }));
  await waitFor(() => expect(document.activeElement).toBe(heading.closest('section')));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Patient' }).checked).toBe(true);
});
