import { listPatientClinics } from '@tervita/contract/clinics';
import { getDraft, listDrafts, saveDraft } from '@tervita/contract/e-contacts';
import { listPersons } from '@tervita/contract/persons';
import { listMyPrescriptions, searchMedicationsAsPatient } from '@tervita/contract/prescriptions';
import { listOfferedTypes } from '@tervita/contract/problem-types';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answers, fakeServer } from '../../../../../testing/answers.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { givenPrescription } from '../../../../prescriptions/given.ts';
import { draftId, givenDraft } from '../../drafts/given.ts';
import { keepHalfSaid } from '../../drafts/half-said-medicines.ts';
import { clinicId, givenClinic, me, user } from '../given.ts';
import { Component } from './prescriptions-page.tsx';

const earlier = givenPrescription({
  id: '01960000-0000-7000-8000-0000000000e1',
  state: 'RECORDED',
  at: '2026-01-10T08:00:00.000Z',
  decidedAt: '2026-01-10T08:00:00.000Z',
  decidedByName: 'Helen Lillepuu',
});
const found = {
  brand: 'Pantosel',
  activeIngredient: 'pantoprazole',
  atc: 'A02BC02',
  form: 'tablets',
  route: 'oral',
  strength: '40 mg',
};
const draft = givenDraft({ type: 'PRESCRIPTION_REFILL', text: '' });

const cardOf = ({
  id,
  kind,
  type,
  patient,
  clinic,
  version,
  updatedAt,
  requestId,
  goesAt,
  warning,
}: typeof draft) => ({
  ...{ id, kind, type, patient, clinic, version, updatedAt, requestId, goesAt, warning },
  preview: '',
  files: 0,
  isBegun: true,
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const open = async (
  path = '/prescriptions/add',
  kept = draft,
  before: ReturnType<typeof givenPrescription> | ReturnType<typeof givenPrescription>[] = earlier,
  medicine = found,
) => {
  const server = fakeServer(
    answers(listPersons, { persons: [me] }),
    answers(listPatientClinics, { clinics: [givenClinic()] }),
    answers(listOfferedTypes, {
      types: ['PRESCRIPTION', 'PRESCRIPTION_REFILL'],
      oftenChosen: [],
      hostedTypes: [],
      asksQuestions: true,
    }),
    answers(getDraft, { draft: kept, eContactId: null }),
    answers(listDrafts, { drafts: kept === draft ? [] : [cardOf(kept)] }),
    answers(saveDraft, { id: draftId, version: 4, updatedAt: '2026-03-10T08:00:00.000Z', warning: null }),
    answers(listMyPrescriptions, { prescriptions: [before].flat() }),
    answers(searchMedicationsAsPatient, { medications: [medicine] }),
  );
  const at = `${path}?person=${user.personId}&clinic=${clinicId}&reason=PRESCRIPTION_REFILL&draft=${draftId}`;
  const view = await renderScreen(<Component />, { at, path, user });
  await screen.findByRole('heading', { level: 1, name: 'What do you need?' });
  return { ...server, ...view };
};
const saved = ({ calls }: Awaited<ReturnType<typeof open>>) =>
  calls.filter(({ method }) => method === 'PUT').at(-1)?.body as {
    eContactType: string;
    text: string;
    prescriptions: object[];
  };

it('a new medicine is found in the register, and how often is said before it goes on', async () => {
  const server = await open();
  await userEvent.type(screen.getByRole('searchbox'), 'panto');
  await userEvent.click(await screen.findByRole('button', { name: /^Add Pantosel 40 mg/ }));
  const goOn = () => userEvent.click(screen.getByRole('button', { name: /^Continue with 1 medicine/ }));
  await goOn();
  expect(screen.getByText('Choose how often it is taken')).toBeTruthy();
  await userEvent.click(screen.getByText('As needed'));
  await goOn();
  await waitFor(() => expect(server.router.state.location.pathname).toBe('/e-contacts/summary'));
  expect(saved(server)).toMatchObject({
    eContactType: 'PRESCRIPTION',
    prescriptions: [{ brand: 'Pantosel', strength: '40 mg', frequency: 'AS_NEEDED', previousId: null }],
  });
});

it('what is not whole yet is there again after a reload, and is sent only when it is whole', async () => {
  const first = await open();
  await userEvent.type(screen.getByRole('searchbox'), 'panto');
  await userEvent.click(await screen.findByRole('button', { name: /^Add Pantosel 40 mg/ }));
  first.unmount();
  await waitFor(() => expect(saved(first)).toMatchObject({ prescriptions: [] }));
  const again = await open();
  expect(screen.getByRole('heading', { level: 3, name: /Pantosel 40 mg/ })).toBeTruthy();
  await userEvent.click(screen.getByText('As needed'));
  again.unmount();
  await waitFor(() => expect(saved(again)).toMatchObject({ prescriptions: [{ brand: 'Pantosel' }] }));
  await open();
  expect(screen.queryByRole('heading', { level: 3, name: /Pantosel/ })).toBeNull();
});

it('one that the register lacks is described by hand, as far as somebody knows it', async () => {
  const server = await open();
  await userEvent.type(screen.getByRole('searchbox'), 'Haruldane');
  await userEvent.click(await screen.findByRole('button', { name: /It is not in the list/ }));
  await userEvent.type(screen.getByLabelText(/^Active ingredient/), 'ibuprofen');
  await userEvent.type(screen.getByLabelText(/^How it is taken/), 'on the skin');
  expect(screen.getByText('ibuprofen, on the skin')).toBeTruthy();
  await userEvent.click(screen.getByText('2× a day'));
  await userEvent.click(screen.getByRole('button', { name: /^Continue with 1 medicine/ }));
  await waitFor(() => expect(server.router.state.location.pathname).toBe('/e-contacts/summary'));
  expect(saved(server)).toMatchObject({
    text: expect.stringContaining('• Haruldane: ibuprofen, on the skin, 2× a day'),
    prescriptions: [{ brand: 'Haruldane', activeIngredient: 'ibuprofen', route: 'on the skin', form: '' }],
  });
});

it('what was typed by hand can be changed by whoever comes back to it', async () => {
  const byHand = { brand: 'Haruldane', activeIngredient: 'ibuprofen', form: '', route: 'on the skin' };
  const prescriptions = [
    {
      ...byHand,
      ...{ atc: '', strength: '', comment: '', frequency: 'AS_NEEDED' as const, weekday: null },
      ...{ frequencyWords: '', indication: '', pregnancy: null, previousId: null },
    },
  ];
  await open('/prescriptions/add', { ...draft, prescriptions });
  expect(screen.getByLabelText<HTMLInputElement>(/^Active ingredient/).value).toBe('ibuprofen');
  expect(screen.getByLabelText<HTMLInputElement>(/^How it is taken/).value).toBe('on the skin');
});

it('one of before is renewed by a tick, and names which it was', async () => {
  const server = await open('/prescriptions');
  // Read out with what it is made of, and when it was prescribed.
  const tick = screen.getByRole('checkbox', {
    name: /Betarolin 50 mg/,
    description: /metoprolol.*last time/,
  });
  await userEvent.click(tick);
  await userEvent.click(screen.getByRole('button', { name: /^Continue with 1 medicine/ }));
  await waitFor(() => expect(server.router.state.location.pathname).toBe('/e-contacts/summary'));
  expect(saved(server)).toMatchObject({
    eContactType: 'PRESCRIPTION_REFILL',
    prescriptions: [{ brand: 'Betarolin', previousId: earlier.id }],
  });
});

it('says that doses and interactions are not judged, and takes nothing without a medicine', async () => {
  const { router } = await open();
  expect(screen.getByText(/Tervita does not check doses, or whether medicines go together/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Choose at least one medicine/ }));
  expect(screen.getByRole('alert').textContent).toContain('Choose at least one medicine');
  expect(router.state.location.pathname).toBe('/prescriptions/add');
});

const methotrexate = {
  ...found,
  ...{ brand: 'Methotavend', activeIngredient: 'methotrexate', atc: 'L01', strength: '10 mg' },
};

it('a weekly medicine offers no daily choice, and asks on which day', async () => {
  const server = await open('/prescriptions/add', draft, earlier, methotrexate);
  await userEvent.type(screen.getByRole('searchbox'), 'metho');
  await userEvent.click(await screen.findByRole('button', { name: /^Add Methotavend 10 mg/ }));
  expect(screen.getByText('This medicine is not taken every day.')).toBeTruthy();
  for (const daily of ['1× a day', '4× a day', 'As needed']) expect(screen.queryByText(daily)).toBeNull();
  await userEvent.click(screen.getByText('Once a week'));
  const goOn = () => userEvent.click(screen.getByRole('button', { name: /^Continue with 1 medicine/ }));
  await goOn();
  expect(screen.getByText('Choose the day')).toBeTruthy();
  await userEvent.click(screen.getByText('on Mondays'));
  for (const answer of screen.queryAllByText('No')) await userEvent.click(answer);
  await userEvent.type(screen.getByLabelText(/^What is it taken for/), 'arthritis');
  await goOn();
  await waitFor(() => expect(server.router.state.location.pathname).toBe('/e-contacts/summary'));
  expect(saved(server)).toMatchObject({
    text: expect.stringContaining('once a week, on Mondays. arthritis'),
    prescriptions: [{ atc: 'L01', frequency: 'ONCE_WEEKLY', weekday: 1, indication: 'arthritis' }],
  });
});

it('what was prescribed daily and is weekly is chosen anew before it is asked for again', async () => {
  const daily = { ...earlier, ...methotrexate, id: earlier.id, frequency: 'ONCE_DAILY' } as const;
  const server = await open('/prescriptions', draft, daily);
  await userEvent.click(screen.getByRole('checkbox', { name: /Methotavend 10 mg/ }));
  for (const answer of screen.queryAllByText('No')) await userEvent.click(answer);
  const goOn = () => userEvent.click(screen.getByRole('button', { name: /^Continue with 1 medicine/ }));
  await goOn();
  expect(screen.getByText('Choose how often it is taken')).toBeTruthy();
  expect(server.router.state.location.pathname).toBe('/prescriptions');
  await userEvent.click(screen.getByText('Once a week'));
  await userEvent.click(screen.getByText('on Fridays'));
  await goOn();
  await waitFor(() => expect(server.router.state.location.pathname).toBe('/e-contacts/summary'));
  expect(saved(server)).toMatchObject({
    prescriptions: [{ frequency: 'ONCE_WEEKLY', weekday: 5, previousId: earlier.id }],
  });
});

it('what waits for the clinic is not asked for again, and what was just approved only on purpose', async () => {
  const first = await open('/prescriptions', draft, {
    ...earlier,
    brand: 'Pantosel',
    strength: '40 mg',
    state: 'REQUESTED',
  });
  expect(screen.getByRole('checkbox', { name: /Pantosel 40 mg/ })).toHaveProperty('disabled', true);
  await userEvent.type(screen.getByRole('searchbox'), 'panto');
  await userEvent.click(await screen.findByRole('button', { name: /^Add Pantosel 40 mg/ }));
  expect(screen.getByText('Being asked for already')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Continue with 1 medicine/ }));
  expect(first.router.state.location.pathname).toBe('/prescriptions');
  first.unmount();
  localStorage.clear();
  const decidedAt = new Date(Date.now() - 60_000).toISOString();
  await open('/prescriptions', draft, { ...earlier, state: 'APPROVED', decidedAt });
  const tick = screen.getByRole('checkbox', { name: /Betarolin 50 mg/ });
  expect(tick).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: /^Ask again all the same/ }));
  expect(tick).toHaveProperty('disabled', false);
});

it('what was kept half said by an earlier version is there to be finished', async () => {
  const { atc: _, ...known } = found;
  const halfSaid = { ...known, key: 'one', isByHand: false, frequency: null, comment: '', previousId: null };
  keepHalfSaid(user.userId, draftId, [halfSaid]);
  const server = await open();
  expect(screen.getByRole('heading', { level: 3, name: /Pantosel 40 mg/ })).toBeTruthy();
  await userEvent.click(screen.getByText('As needed'));
  await userEvent.click(screen.getByRole('button', { name: /^Continue with 1 medicine/ }));
  await waitFor(() => expect(server.router.state.location.pathname).toBe('/e-contacts/summary'));
});

it('a choice that was begun anew is not sent as it was before', async () => {
  const daily = { ...earlier, ...methotrexate, id: earlier.id, frequency: 'ONCE_DAILY' } as const;
  const server = await open('/prescriptions', draft, daily);
  await userEvent.click(screen.getByRole('checkbox', { name: /Methotavend 10 mg/ }));
  for (const answer of screen.queryAllByText('No')) await userEvent.click(answer);
  await userEvent.click(screen.getByText('Once a week'));
  await userEvent.click(screen.getByText('on Fridays'));
  await userEvent.click(screen.getByText('Another way'));
  await userEvent.click(screen.getByRole('button', { name: /^Continue with 1 medicine/ }));
  expect(screen.getByText('Write how often it is taken')).toBeTruthy();
  expect(server.router.state.location.pathname).toBe('/prescriptions');
});

it('what was just approved is asked for on purpose only, also after another request was taken back', async () => {
  const decidedAt = new Date(Date.now() - 60_000).toISOString();
  const approved = { ...earlier, state: 'APPROVED', decidedAt } as const;
  const withdrawn = { ...earlier, id: '01960000-0000-7000-8000-0000000000e2', state: 'WITHDRAWN' } as const;
  await open('/prescriptions', draft, [withdrawn, approved]);
  expect(screen.getByRole('checkbox', { name: /Betarolin 50 mg/ })).toHaveProperty('disabled', true);
});

it('no medicine is asked for twice in one request', async () => {
  const server = await open('/prescriptions/add');
  await userEvent.type(screen.getByRole('searchbox'), 'panto');
  await userEvent.click(await screen.findByRole('button', { name: /^Add Pantosel 40 mg/ }));
  await userEvent.click(screen.getByText('As needed'));
  await userEvent.type(screen.getByRole('searchbox'), 'panto');
  await userEvent.click(await screen.findByRole('button', { name: /^Add Pantosel 40 mg/ }));
  expect(screen.getByText('Being asked for already')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Continue with 2 medicines/ }));
  expect(server.router.state.location.pathname).toBe('/prescriptions/add');
});

it('what was ticked and waits for the clinic since says so, and can be taken out', async () => {
  const waiting = { ...earlier, state: 'REQUESTED' } as const;
  const { brand, activeIngredient, atc, form, route, strength, frequency, weekday, frequencyWords } = earlier;
  const kept = { brand, activeIngredient, atc, form, route, strength, frequency, weekday, frequencyWords };
  const asked = { ...kept, indication: '', pregnancy: null, comment: '', previousId: null };
  const { router } = await open('/prescriptions', { ...draft, prescriptions: [asked] }, waiting);
  const tick = screen.getByRole('checkbox', { name: /Betarolin 50 mg/ });
  expect(screen.getByText('Being asked for already')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Continue with 1 medicine/ }));
  expect(router.state.location.pathname).toBe('/prescriptions');
  await userEvent.click(tick);
  expect(tick).toHaveProperty('checked', false);
});

it('a medicine that waits without its strength is not asked for with it, and says why', async () => {
  const waiting = givenPrescription({ strength: '', form: '' });
  await open('/prescriptions', draft, [waiting, earlier]);
  const card = screen.getByRole('checkbox', {
    name: /Betarolin 50 mg/,
    description: /Waiting for the clinic/,
  });
  expect(card).toHaveProperty('disabled', true);
});

it('what was just approved without its strength is asked for with it on purpose only', async () => {
  const decidedAt = new Date(Date.now() - 60_000).toISOString();
  const approved = givenPrescription({ state: 'APPROVED', strength: '', decidedAt });
  await open('/prescriptions', draft, [approved, earlier]);
  expect(screen.getByRole('checkbox', { name: /Betarolin 50 mg/ })).toHaveProperty('disabled', true);
});

it('a name typed by hand that waits already keeps its field, so that a slip is mended', async () => {
  const waiting = givenPrescription({ strength: '' });
  const server = await open('/prescriptions/add', draft, waiting);
  await userEvent.type(screen.getByRole('searchbox'), 'betarolin');
  await userEvent.click(await screen.findByRole('button', { name: /It is not in the list/ }));
  expect(screen.getByText('Being asked for already')).toBeTruthy();
  const name = screen.getByRole('textbox', { name: /^Name of the medicine/ });
  name.focus();
  await userEvent.keyboard(' forte');
  expect(document.activeElement).toBe(name);
  expect(screen.queryByText('Being asked for already')).toBeNull();
  await userEvent.click(screen.getByText('As needed'));
  await userEvent.click(screen.getByRole('button', { name: /^Continue with 1 medicine/ }));
  await waitFor(() => expect(server.router.state.location.pathname).toBe('/e-contacts/summary'));
});

it('of one medicine with and without its strength only one is ticked', async () => {
  const bare = givenPrescription({ state: 'RECORDED', strength: '', at: '2025-10-01T08:00:00.000Z' });
  const { router } = await open('/prescriptions', draft, [earlier, bare]);
  await userEvent.click(screen.getByRole('checkbox', { name: /Betarolin 50 mg/ }));
  const other = { name: /^Betarolin$/, description: /Being asked for already/ };
  expect(screen.getByRole('checkbox', other)).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: /^Continue with 1 medicine/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/summary'));
});
