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
  isRelated: false,
});

describe('any clinic', () => {
  const centre = givenClinic({
    clinicId: '01960000-0000-7000-8000-0000000000c1',
    name: 'Põlva Perearstikeskus',
    membership: null,
    isFamilyDoctor: false,
    isRelated: false,
  });

  it('is found by name or place by the server: also a family-doctor centre, which decides', async () => {
    const { calls, change } = serve(givenClinic(), openClinic);
    await open(`choose-open-clinic?person=${childId}`, <ChooseOpen />);
    expect(await screen.findByRole('link', { name: /Meretuule Erakliinik/ })).toBeTruthy();
    const field = screen.getByRole('searchbox', { name: 'Find a clinic by name or place' });
    change(answers(listPatientClinics, { clinics: [givenClinic(), centre] }));
    await userEvent.type(field, 'polva');
    expect(
      await screen.findByRole('link', { name: /Põlva.*decides whether it takes the patient/ }),
    ).toBeTruthy();
    expect(screen.queryByText('Pärnaoru Perearstikeskus')).toBeNull();
    expect(calls.some(({ path }) => path.includes('search=polva'))).toBe(true);
  });

  it('that is not in Tervita: that is said, with what can be done', async () => {
    const { change } = serve(openClinic);
    await open(`choose-open-clinic?person=${childId}`, <ChooseOpen />);
    const field = await screen.findByRole('searchbox');
    change(answers(listPatientClinics, { clinics: [givenClinic()] }));
    await userEvent.type(field, 'xyz');
    expect(await screen.findByText('The e-contact cannot be sent to a family doctor')).toBeTruthy();
    expect(screen.getByText(/No clinic in Tervita has these words.*call the family doctor/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose another person' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '1220' }).getAttribute('href')).toBe('tel:1220');
    // Beside it those that take anybody, at once.
    expect(screen.getByText('Private clinics take anybody')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Meretuule Erakliinik/ })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Search again' }));
    expect(document.activeElement).toBe(field);
    expect(field).toHaveProperty('value', '');
    expect(screen.queryByText('The e-contact cannot be sent to a family doctor')).toBeNull();
  });

  it('is all there is where nobody is known to be the family doctor: that is said before anything is searched', async () => {
    serve(openClinic);
    await open(`choose-open-clinic?person=${childId}`, <ChooseOpen />);
    expect(await screen.findByText('The e-contact cannot be sent to a family doctor yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Meretuule Erakliinik/ })).toBeTruthy();
  });

  it('is one more for who has a family doctor: nothing is refused to them', async () => {
    serve(givenClinic(), openClinic);
    await open(`choose-open-clinic?person=${childId}`, <ChooseOpen />);
    expect(await screen.findByRole('link', { name: /Meretuule Erakliinik/ })).toBeTruthy();
    expect(screen.queryByText(/cannot be sent/)).toBeNull();
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

  it('is looked for at once where one has none', async () => {
    serve(openClinic);
    const { router } = await open(`choose-clinic?person=${childId}`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/choose-open-clinic'));
  });

  it('of a child is the parent’s own, when that is a family doctor, although no clinic knows the child', async () => {
    serve(givenClinic({ membership: null, isFamilyDoctor: false }), openClinic);
    const { router } = await open(`choose-clinic?person=${childId}`);
    await waitFor(() => expect(router.state.location.search).toBe(`?person=${childId}&clinic=${clinicId}`));
  });

  it('starts with the person, when there is none or they are not mine', async () => {
    fakeServer(refuses(listPatientClinics, 404, 'NOT_FOUND'));
    const first = await open('choose-clinic');
    await waitFor(() => expect(first.router.state.location.pathname).toBe('/e-contacts/choose-person'));
    const stranger = await open(`choose-clinic?person=${childId}`);
    await waitFor(() => expect(stranger.router.state.location.pathname).toBe('/e-contacts/choose-person'));
  });
});
