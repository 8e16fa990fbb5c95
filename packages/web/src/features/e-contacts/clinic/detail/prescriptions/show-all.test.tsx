import { listEContactPrescriptions } from '@tervita/contract/e-contacts';
import { listPatientPrescriptions } from '@tervita/contract/prescriptions';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answers } from '../../../../../testing/answers.ts';
import { givenPrescription, givenToDecide } from '../../../../prescriptions/given.ts';
import { open } from '../given.tsx';

afterEach(() => vi.unstubAllGlobals());

const asked = givenToDecide({});

it('the requests lead to all that the patient has, also where the patient is another part of the page', async () => {
  await open(
    { detail: { type: 'PRESCRIPTION_REFILL' } },
    answers(listEContactPrescriptions, { prescriptions: [asked] }),
    answers(listPatientPrescriptions, { prescriptions: [givenPrescription()], more: false }),
  );
  const heading = await screen.findByRole('heading', { name: /^Prescriptions/ });
  await userEvent.click(await screen.findByRole('button', { name: 'All prescriptions' }));
  await waitFor(() => expect(document.activeElement).toBe(heading.closest('section')));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Patient' }).checked).toBe(true);
});
