import { listPatientClinics } from '@tervita/contract/clinics';
import { listPersons } from '@tervita/contract/persons';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answers, fakeServer, refuses } from '../../../../../testing/answers.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { childId, clinicId, givenChild, givenClinic, me, user } from '../given.ts';
import { Component as ChooseClinic } from './choose-clinic-page.tsx';
import { Component as ChooseOpen } from './choose-open-clinic-page.tsx';
import type { Clinic } from './use-clinics.ts';

afterEach(() => vi.unstubAllGlobals());

const open = (at: string, page: ReactNode = <ChooseClinic />) =>
  renderScreen(page, { at: `/e-contacts/${at}`, path: `/e-contacts/${at.split('?')[0]}`, user });
const serve = (...clinics: Clinic[]) =>
  fakeServer(answers(listPersons, { persons: [me, givenChild()] }), answers(listPatientClinics, { clinics }));
const openClinic = givenClinic({
  clinicId: '01960000-0000-7000-8000-00000000000d',
  name: 'Meretuule Erakliinik',
  kind: 'OPEN',
  membership: null,
  isFamilyDoctor: false,
});

describe('many private clinics', () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    givenClinic({
      ...openClinic,
      clinicId: `01960000-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`,
      name: `Kliinik ${index}`,
    }),
  );
  it('are searched by the server, which knows more than are shown', async () => {
    const { calls, change } = serve(...many);
    await open(`choose-open-clinic?person=${childId}`, <ChooseOpen />);
    const field = await screen.findByRole('searchbox', { name: 'Find a clinic by name or place' });
    change(answers(listPatientClinics, { clinics: [openClinic] }));
    await userEvent.type(field, 'meretuule');
    expect(await screen.findByRole('link', { name: /Meretuule Erakliinik/ })).toBeTruthy();
    expect(calls.some(({ path }) => path.includes('search=meretuule'))).toBe(true);
    change(answers(listPatientClinics, { clinics: [] }));
    await userEvent.type(field, ' xyz');
    expect(await screen.findByText('No clinic with these words')).toBeTruthy();
  });
  it('a few are not', async () => {
    serve(openClinic);
    await open(`choose-open-clinic?person=${childId}`, <ChooseOpen />);
    expect(await screen.findByRole('link', { name: /Meretuule Erakliinik/ })).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

describe('which clinic', () => {
  it('is not asked where there is one family doctor', async () => {
    serve(givenClinic(), openClinic);
    const { router } = await open(`choose-clinic?person=${childId}`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/add'));
    expect(router.state.location.search).toBe(`?person=${childId}&clinic=${clinicId}`);
  });

  it('is asked by who wants to change it', async () => {
    serve(givenClinic(), openClinic);
    await open(`choose-clinic?person=${childId}&change=1`);
    expect(await screen.findByRole('link', { name: /Pärnaoru Perearstikeskus.*Family doctor/ })).toBeTruthy();
    expect(await screen.findByText(/For Oskar Lepaste, \d+ years/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Another clinic/ })).toHaveProperty(
      'pathname',
      '/e-contacts/choose-open-clinic',
    );
    expect(screen.queryByText('Meretuule Erakliinik')).toBeNull();
  });

  it('that has not accepted the patient yet says so', async () => {
    serve(givenClinic({ membership: 'PENDING', isFamilyDoctor: false }));
    await open(`choose-clinic?person=${user.personId}`);
    expect(await screen.findByText(/has not accepted the patient yet/)).toBeTruthy();
  });

  it('cannot be answered when none serves the person: declined, why, and what can be done', async () => {
    serve(openClinic);
    await open(`choose-clinic?person=${childId}`);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'We did not find a family doctor in Tervita' }),
    ).toBeTruthy();
    expect(await screen.findByText(/Oskar Lepaste is not on the patient list/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Write to a private clinic' })).toBeTruthy();
  });

  it('starts with the person, when there is none or they are not mine', async () => {
    fakeServer(refuses(listPatientClinics, 404, 'NOT_FOUND'));
    const first = await open('choose-clinic');
    await waitFor(() => expect(first.router.state.location.pathname).toBe('/e-contacts/choose-person'));
    const stranger = await open(`choose-clinic?person=${childId}`);
    await waitFor(() => expect(stranger.router.state.location.pathname).toBe('/e-contacts/choose-person'));
  });
});

it('private clinics are a list of their own, or said to be none', async () => {
  serve(givenClinic(), openClinic);
  const { unmount } = await open(`choose-open-clinic?person=${childId}`, <ChooseOpen />);
  expect(await screen.findByRole('link', { name: /Meretuule Erakliinik/ })).toBeTruthy();
  expect(screen.queryByText('Pärnaoru Perearstikeskus')).toBeNull();
  unmount();
  serve(givenClinic());
  await open(`choose-open-clinic?person=${childId}`, <ChooseOpen />);
  expect(await screen.findByText('There are no private clinics here yet')).toBeTruthy();
});
