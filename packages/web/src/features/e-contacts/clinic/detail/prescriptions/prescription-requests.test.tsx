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
  await userEvent.click(requests.getByRole('button', { name: /^Decline this one/ }));
  expect(requests.getByText('Choose why')).toBeTruthy();
  expect(sent(calls)).toEqual([]);
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

const methotrexate = asked({
  id: '01960000-0000-7000-8000-0000000000d2',
  brand: 'Methotavend',
  activeIngredient: 'methotrexate',
  strength: '10 mg',
  frequency: 'ONCE_DAILY',
  alert: 'METHOTREXATE',
  asksPregnancy: true,
  decisions: [
    {
      id: '01960000-0000-7000-8000-0000000000d9',
      state: 'DECLINED',
      at: new Date(Date.now() - 86_400_000).toISOString(),
      byName: 'Helen Lillepuu',
      declineReason: 'TOO_EARLY',
      declineWords: null,
      ...{ frequency: 'ONCE_WEEKLY', weekday: 1, frequencyWords: '' },
    },
  ],
});

it('a weekly medicine that was asked for as daily is left out of "approve all", and confirmed by its name alone', async () => {
  const third = asked({ id: '01960000-0000-7000-8000-0000000000d3', brand: 'Pantosel', strength: '40 mg' });
  const server = fakeServer(
    answers(listEContactPrescriptions, { prescriptions: [asked(), methotrexate, third] }),
    answers(approvePrescription, moved),
  );
  await renderScreen(<PrescriptionRequests detail={detail} onShowAll={() => undefined} />, { user: doctor });
  const requests = within(await screen.findByRole('region', { name: 'Prescription requests' }));
  expect(requests.getByText(/Declined .* by Helen Lillepuu: Too early/)).toBeTruthy();
  expect(requests.getByText(/Not approved with the others: Methotavend 10 mg/)).toBeTruthy();
  await userEvent.click(requests.getByRole('button', { name: /^Approve all but 1/ }));
  await waitFor(() => expect(sent(server.calls)).toHaveLength(2));
  expect(server.calls.some(({ path }) => path.includes(methotrexate.id) && path.endsWith('approve'))).toBe(
    false,
  );

  await userEvent.click(requests.getByRole('button', { name: 'Confirm by name: Methotavend 10 mg' }));
  const form = within(requests.getByRole('form', { name: 'Confirm by name: Methotavend 10 mg' }));
  expect(form.queryByText('1× a day')).toBeNull();
  await userEvent.click(form.getByRole('button', { name: /^Approve Methotavend/ }));
  for (const missing of ['Write the indication', 'Choose how often it is taken', 'Choose an answer'])
    expect(form.getByText(missing)).toBeTruthy();
  await userEvent.type(form.getByLabelText('Indication'), 'Rheumatoid arthritis');
  await userEvent.click(form.getByText('Once a week'));
  await userEvent.click(form.getByText('on Mondays'));
  await userEvent.click(form.getByText('Not sure'));
  expect(form.getByText(/decline, and call the patient/)).toBeTruthy();
  await userEvent.click(form.getByText('No'));
  await userEvent.click(
    form.getByRole('button', { name: /^Approve Methotavend 10 mg, once a week, on Mondays/ }),
  );
  await waitFor(() =>
    expect(sent(server.calls).at(-1)).toEqual([
      'approve',
      {
        confirmation: {
          ...{ frequency: 'ONCE_WEEKLY', weekday: 1, frequencyWords: '' },
          ...{ indication: 'Rheumatoid arthritis', pregnancy: 'NO' },
        },
      },
    ]),
  );
});

it('says of medicines over which the e-contact was completed that nobody decided on them', async () => {
  fakeServer(list(asked({ state: 'NOT_DECIDED' })));
  await renderScreen(<PrescriptionRequests detail={detail} onShowAll={() => undefined} />, { user: doctor });
  expect(await screen.findByText(/^1 medicine was not decided|^medicine was not decided/)).toBeTruthy();
});

it('whoever declines before completing finds each medicine that waits open for its reason', async () => {
  const second = asked({ id: '01960000-0000-7000-8000-0000000000d3', brand: 'Pantosel', strength: '40 mg' });
  const done = asked({ ...decided, id: '01960000-0000-7000-8000-0000000000d4', state: 'APPROVED' });
  fakeServer(answers(listEContactPrescriptions, { prescriptions: [asked(), second, done] }));
  const at = '/#decline-medicines';
  await renderScreen(<PrescriptionRequests detail={detail} onShowAll={() => undefined} />, {
    user: nurse,
    at,
  });
  const requests = await screen.findByRole('region', { name: 'Prescription requests' });
  expect(document.activeElement).toBe(requests);
  for (const name of ['Ibumaks 400 mg', 'Pantosel 40 mg'])
    expect(within(requests).getByRole('form', { name: `Decline ${name}` })).toBeTruthy();
  expect(within(requests).getAllByRole('form')).toHaveLength(2);
});

it.each([
  ['another frequency', { frequency: 'EVERY_2_DAYS', weekday: null }, /now asked: every 2 days/],
  ['another day', { frequency: 'ONCE_WEEKLY', weekday: 5 }, /now asked: once a week, on Fridays/],
  ['the same', { frequency: 'ONCE_WEEKLY', weekday: 1 }, undefined],
] as const)('a renewal that asks %s says so', async (_, intake, said) => {
  const [before] = methotrexate.decisions;
  if (!before) throw new Error('a decision is needed');
  const approved = { ...before, state: 'APPROVED', declineReason: null } as const;
  fakeServer(list({ ...methotrexate, ...intake, previousId: approved.id, decisions: [approved] }));
  await renderScreen(<PrescriptionRequests detail={detail} onShowAll={() => undefined} />, { user: doctor });
  await screen.findByRole('region', { name: 'Prescription requests' });
  const differs = screen.queryByText(/Last time: once a week, on Mondays/);
  if (said) expect(differs?.textContent).toMatch(said);
  else expect(differs).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Confirm by name: Methotavend 10 mg' }));
  expect(screen.getByText(/Approved · Helen Lillepuu · once a week, on Mondays/)).toBeTruthy();
});
