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
  expect(
    within(mine).getByRole('heading', { name: /^1 of 2 approved\. You can get it at the pharmacy from/ }),
  ).toBeTruthy();
  const [first, second] = within(mine).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/^Ibumaks 400 mg/);
  expect(second?.textContent).toMatch(/^Vanaema salv.*Tulge enne vastuvõtule\.Declined$/);
});

it('a weekly medicine is never taken on the other days, and what nobody decided on says so', async () => {
  const weekly = { ...approved, brand: 'Methotavend', frequency: 'ONCE_WEEKLY', weekday: 1 } as const;
  const left = { ...declined, state: 'NOT_DECIDED', declineReason: null, declineWords: null } as const;
  fakeServer(answers(listMyEContactPrescriptions, { prescriptions: [weekly, left] }));
  await renderScreen(<ThreadPrescriptions eContactId={id} />, { user });
  expect(await screen.findByText(/once a week, on Mondays/)).toBeTruthy();
  expect(screen.getByText('Never on the other days.')).toBeTruthy();
  expect(screen.getByText(/completed this without deciding/)).toBeTruthy();
});
