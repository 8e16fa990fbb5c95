import { listMyEContactPrescriptions } from '@tervita/contract/e-contacts';
import type { Prescription } from '@tervita/contract/prescriptions';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answers, fakeServer } from '../../../../../testing/answers.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { givenPrescription } from '../../../../prescriptions/given.ts';
import { at, id, user } from '../given.ts';
import { ThreadPrescriptions } from './thread-prescriptions.tsx';

afterEach(() => vi.unstubAllGlobals());

const approved = givenPrescription({
  eContactId: id,
  brand: 'Ibumaks',
  activeIngredient: 'ibuprofen',
  strength: '400 mg',
  frequency: 'AS_NEEDED',
  state: 'APPROVED',
  at,
  decidedAt: at,
  decidedByName: 'Helen Lillepuu',
});
const declined: Prescription = {
  ...approved,
  id: '01960000-0000-7000-8000-0000000000d2',
  brand: 'Vanaema salv',
  strength: '',
  state: 'DECLINED',
  declineReason: 'OTHER',
  declineWords: 'Tulge enne vastuvõtule.',
};

it('the patient reads what became of each medicine, and why one was declined', async () => {
  fakeServer(answers(listMyEContactPrescriptions, { prescriptions: [approved, declined] }));
  await renderScreen(<ThreadPrescriptions eContactId={id} />, { user });
  const mine = await screen.findByRole('region', { name: 'Medicines you asked for' });
  const [first, second] = within(mine).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/^Ibumaks 400 mg.*Approved$/);
  expect(second?.textContent).toMatch(/^Vanaema salv.*Tulge enne vastuvõtule\.Declined$/);
});
