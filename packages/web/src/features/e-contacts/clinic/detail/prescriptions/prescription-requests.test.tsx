import {
  approvePrescription,
  declinePrescription,
  listEContactPrescriptions,
  type PrescriptionToDecide,
  undoPrescriptionDecision,
} from '@tervita/contract/e-contacts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { givenStaff } from '../../../../../core/session/given.ts';
import { answers, fakeServer } from '../../../../../testing/answers.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { givenToDecide } from '../../../../prescriptions/given.ts';
import { givenDetail } from '../../given.ts';
import { PrescriptionRequests } from './prescription-requests.tsx';

const nurse = givenStaff();
const doctor = givenStaff({ employments: nurse.employments.map((each) => ({ ...each, role: 'DOCTOR' })) });
const detail = givenDetail({ type: 'PRESCRIPTION', clinicId: nurse.employments[0]?.clinicId ?? '' });
const moved = { id: detail.id, status: 'SUBMITTED', turn: 'CLINIC', version: 2 } as const;
const asked = (more: Partial<PrescriptionToDecide> = {}): PrescriptionToDecide =>
  givenToDecide({
    eContactId: detail.id,
    brand: 'Ibumaks',
    activeIngredient: 'ibuprofen',
    strength: '400 mg',
    frequency: 'AS_NEEDED',
    comment: 'Selja pärast',
    ...more,
  });
const decided = { decidedAt: '2026-03-12T09:00:00.000Z', decidedByName: 'Liis Kasemaa', decidedByMe: true };
const list = (prescription: PrescriptionToDecide) =>
  answers(listEContactPrescriptions, { prescriptions: [prescription] });

afterEach(() => vi.unstubAllGlobals());

const open = async (user: typeof nurse, ...more: Parameters<typeof fakeServer>) => {
  const server = fakeServer(list(asked()), ...more);
  await renderScreen(<PrescriptionRequests detail={detail} onShowAll={() => undefined} />, { user });
  const requests = within(await screen.findByRole('region', { name: 'Prescription requests' }));
  return { ...server, requests };
};
const sent = (calls: Awaited<ReturnType<typeof open>>['calls']) =>
  calls.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path.split('/').at(-1), body]);

it('a nurse reads what is asked for, leaves the yes to a doctor, and declines with words that the patient reads', async () => {
  const { requests, calls, change } = await open(nurse, answers(declinePrescription, moved));
  expect(requests.getByText('“Selja pärast”')).toBeTruthy();
  expect(requests.getByText('A doctor approves')).toBeTruthy();
  expect(requests.queryByRole('button', { name: /^Approve/ })).toBeNull();
  await userEvent.click(requests.getByRole('button', { name: 'Decline Ibumaks 400 mg' }));
  await userEvent.click(requests.getByText('Another reason'));
  await userEvent.click(requests.getByRole('button', { name: /^Decline this one/ }));
  expect(requests.getByText('Write why')).toBeTruthy();
  expect(sent(calls)).toEqual([]);
  await userEvent.type(requests.getByRole('textbox'), 'Tulge enne vastuvõtule.');
  change(
    list(
      asked({
        ...decided,
        state: 'DECLINED',
        declineReason: 'OTHER',
        declineWords: 'Tulge enne vastuvõtule.',
      }),
    ),
  );
  await userEvent.click(requests.getByRole('button', { name: /^Decline this one/ }));
  expect(await requests.findByText(/^Declined · you/)).toBeTruthy();
  expect(sent(calls)).toEqual([['decline', { reason: 'OTHER', words: 'Tulge enne vastuvõtule.' }]]);
});

it('a doctor approves, and may take it back for a moment', async () => {
  const { requests, calls, change } = await open(
    doctor,
    answers(approvePrescription, moved),
    answers(undoPrescriptionDecision, { ...moved, version: 3 }),
  );
  change(list(asked({ ...decided, state: 'APPROVED' })));
  await userEvent.click(requests.getByRole('button', { name: 'Approve Ibumaks 400 mg' }));
  expect(await requests.findByText(/^Approved · you/)).toBeTruthy();
  change(list(asked()));
  await userEvent.click(requests.getByRole('button', { name: 'Undo' }));
  await requests.findByRole('button', { name: 'Approve Ibumaks 400 mg' });
  await waitFor(() => expect(sent(calls).map(([move]) => move)).toEqual(['approve', 'undo']));
});
