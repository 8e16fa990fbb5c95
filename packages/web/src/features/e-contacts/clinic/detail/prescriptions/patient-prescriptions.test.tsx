import {
  listPatientPrescriptions,
  type Prescription,
  recordPrescription,
  searchMedications,
} from '@tervita/contract/prescriptions';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { givenStaff } from '../../../../../core/session/given.ts';
import { answers, fakeServer, refuses } from '../../../../../testing/answers.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { givenPrescription } from '../../../../prescriptions/given.ts';
import { PatientPrescriptions } from './patient-prescriptions.tsx';

const clinicMemberId = '01960000-0000-7000-8000-0000000000c1';
const nurse = givenStaff();
const clinicId = nurse.employments[0]?.clinicId ?? '';
const office = givenStaff({
  employments: nurse.employments.map((each) => ({ ...each, role: 'NON_HEALTHCARE' })),
});

const one = (number: number, more: Partial<Prescription> = {}): Prescription =>
  givenPrescription({
    id: `01960000-0000-7000-8000-0000000000d${number}`,
    brand: `Betarolin ${number}`,
    state: 'RECORDED',
    decidedAt: '2026-03-10T08:00:00.000Z',
    decidedByName: 'Helen Lillepuu',
    ...more,
  });
const metoprolol = {
  brand: 'Metorol',
  activeIngredient: 'metoprolol',
  atc: 'C07AB02',
  form: 'tablets',
  route: 'oral',
  strength: '25 mg',
};

afterEach(() => vi.unstubAllGlobals());

const open = async (more: Parameters<typeof fakeServer> = [], user = nurse) => {
  const server = fakeServer(
    answers(listPatientPrescriptions, { prescriptions: [one(1)], more: false }),
    ...more,
  );
  await renderScreen(<PatientPrescriptions {...{ clinicId, clinicMemberId }} />, { user });
  await screen.findByText('Betarolin 1 50 mg');
  return server;
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const find = async (typed: string) => {
  await press('Write down a prescription');
  await userEvent.type(screen.getByRole('searchbox'), typed);
};

it('earlier ones come on demand, each once', async () => {
  const { change } = await open([answers(listPatientPrescriptions, { prescriptions: [one(1)], more: true })]);
  change(answers(listPatientPrescriptions, { prescriptions: [one(1), one(2)], more: false }));
  await press(/^Show more/);
  expect(await screen.findByText('Betarolin 2 50 mg')).toBeTruthy();
  expect(screen.getAllByText('Betarolin 1 50 mg')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull();
});

it('one that the clinic holds is found in the register and written down with how often', async () => {
  const { calls } = await open([
    answers(searchMedications, { medications: [metoprolol] }),
    answers(recordPrescription, one(3)),
  ]);
  await find('meto');
  await userEvent.click(await screen.findByRole('button', { name: /^Add Metorol 25 mg/ }));
  await press(/^Write down/);
  expect(screen.getByText('Choose how often it is taken')).toBeTruthy();
  await userEvent.click(screen.getByText('2× a day'));
  await press(/^Write down/);
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    clinicMemberId,
    brand: 'Metorol',
    activeIngredient: 'metoprolol',
    atc: 'C07AB02',
    form: 'tablets',
    route: 'oral',
    strength: '25 mg',
    frequency: 'TWICE_DAILY',
    weekday: null,
    frequencyWords: '',
    comment: '',
  });
});

it('what was typed stays when it could not be written down', async () => {
  await open([
    answers(searchMedications, { medications: [] }),
    refuses(recordPrescription, 503, 'TRY_LATER'),
  ]);
  await find('Haruldane');
  await userEvent.click(await screen.findByRole('button', { name: /It is not in the list/ }));
  await userEvent.click(screen.getByText('As needed'));
  await press(/^Write down/);
  const form = within(screen.getByRole('form'));
  await waitFor(() =>
    expect(form.getByLabelText<HTMLInputElement>('Name of the medicine').value).toBe('Haruldane'),
  );
});

it('is not for staff who are neither doctor nor nurse', async () => {
  await open([], office);
  expect(screen.queryByRole('button', { name: 'Write down a prescription' })).toBeNull();
});
