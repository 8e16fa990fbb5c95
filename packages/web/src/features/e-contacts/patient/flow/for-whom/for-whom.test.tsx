import { listDrafts, listPatientEContacts, type PatientEContactCard } from '@tervita/contract/e-contacts';
import { addPerson, editPerson, listPersons, lookUpPerson, removePerson } from '@tervita/contract/persons';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answers, fakeServer, refuses } from '../../../../../testing/answers.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { givenDraftCard } from '../../drafts/given.ts';
import { childId, clinicId, givenChild, me, user } from '../given.ts';
import { Component as AddPage } from './add-person-page.tsx';
import { Component as ChoosePatient } from './choose-patient-page.tsx';
import { Component as ChoosePerson } from './choose-person-page.tsx';
import { Component as EditPage } from './edit-person-page.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const open = (page: ReactNode, at: string) =>
  renderScreen(page, { at: `/e-contacts/${at}`, path: `/e-contacts/${at.split('?')[0]}`, user });
const type = async (label: string, text: string) =>
  userEvent.type(await screen.findByLabelText<HTMLInputElement>(label), text);
// A button also holds the words it shows while it works.
const press = (name: string) =>
  userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}(?! this)`) }));
const knows = (...persons: Parameters<typeof answers<typeof listPersons>>[1]['persons']) =>
  answers(listPersons, { persons });

const written: PatientEContactCard = {
  id: '01960000-0000-7000-8000-0000000000e1',
  type: 'COUGH',
  status: 'COMPLETED',
  turn: null,
  version: 1,
  createdAt: '2026-03-10T08:00:00.000Z',
  updatedAt: '2026-03-10T08:00:00.000Z',
  openedAt: null,
  completedAt: null,
  membershipPending: false,
  clinicHasAnswered: true,
  clinic: { clinicId, name: 'Pärnaoru Perearstikeskus', timeZone: 'Europe/Tallinn' },
  patient: { personId: me.personId, firstName: 'Mari', surname: 'Lepaste', isMe: true },
  creator: { kind: 'PATIENT', name: 'Mari Lepaste', isMe: true },
  emergencySince: null,
  areMedicinesDecided: false,
  lastReply: null,
  firstWords: 'Köha',
};

describe('who it is about', () => {
  it('is not asked of somebody who writes for nobody else', async () => {
    fakeServer(knows(me), answers(listPatientEContacts, { eContacts: [written], more: false }));
    const { router } = await open(<ChoosePerson />, 'choose-person');
    await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/choose-clinic'));
    expect(router.state.location.search).toBe(`?person=${user.personId}`);
  });

  it('is asked of everybody who writes for the first time: a child does not hide behind "Change"', async () => {
    fakeServer(knows(me), answers(listPatientEContacts, { eContacts: [], more: false }));
    await open(<ChoosePerson />, 'choose-person');
    expect(await screen.findByRole('link', { name: /My child or somebody else/ })).toHaveProperty(
      'pathname',
      '/e-contacts/add/person',
    );
    expect(screen.getByRole('link', { name: /^Me/ })).toHaveProperty('search', `?person=${user.personId}`);
  });

  it('is asked when it cannot be told whether they have written before', async () => {
    fakeServer(knows(me), refuses(listPatientEContacts, 500, 'INTERNAL'));
    await open(<ChoosePerson />, 'choose-person');
    expect(await screen.findByRole('link', { name: /^Me/ })).toBeTruthy();
  });

  it('says what goes to the clinic about the one before, and lets it be thrown away', async () => {
    const alarming = givenDraftCard({
      goesAt: '2026-03-10T13:34:00.000Z',
      patient: { personId: childId, firstName: 'Oskar', surname: 'Lepaste', isMe: false },
    });
    fakeServer(knows(me, givenChild()), answers(listDrafts, { drafts: [alarming] }));
    await open(<ChoosePerson />, 'choose-person?change=1');
    expect(
      await screen.findByRole('heading', { name: 'Goes to the clinic at 15:34. Call 112' }),
    ).toBeTruthy();
    expect(screen.getByText('Back pain · For Oskar')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Delete: Back pain' })).toBeTruthy();
  });

  it('is asked when they want to change it', async () => {
    fakeServer(knows(me));
    await open(<ChoosePerson />, 'choose-person?change=1');
    expect(await screen.findByRole('link', { name: /My child or somebody else/ })).toHaveProperty(
      'pathname',
      '/e-contacts/add/person',
    );
  });

  it('offers everybody with their age', async () => {
    fakeServer(knows(me, givenChild()));
    await open(<ChoosePerson />, 'choose-person');
    const child = await screen.findByRole('link', { name: /Oskar Lepaste \d+ years/ });
    expect(child).toHaveProperty('search', `?person=${childId}`);
    expect(screen.getByRole('link', { name: /Me Mari Lepaste/ })).toBeTruthy();
  });

  it('says when it could not be loaded, and tries again', async () => {
    const server = fakeServer(refuses(listPersons, 500, 'INTERNAL'));
    await open(<ChoosePatient />, 'choose-patient');
    expect(await screen.findByRole('heading', { level: 1, name: 'We could not load this' })).toBeTruthy();
    server.change(knows(me));
    await press('Try again');
    expect(await screen.findByText('You have not added anyone yet')).toBeTruthy();
  });
});

const code = '51905060013';

describe('adding a person', () => {
  const found = answers(lookUpPerson, { birthDate: '2019-05-06', sex: 'MALE', isAdded: false });

  it('takes the code first, then what it does not tell', async () => {
    const { calls } = fakeServer(found, answers(addPerson, { personId: childId }));
    const { router } = await open(<AddPage />, 'add/person');
    await type('Personal code of the person', code);
    await press('Continue');
    expect(await screen.findByText('6 May 2019')).toBeTruthy();
    expect(screen.queryByLabelText('Day')).toBeNull();
    await type('First name', 'Oskar');
    await type('Surname', 'Lepaste');
    await press('Add and continue');
    await waitFor(() => expect(router.state.location.search).toBe(`?person=${childId}`));
    const sent = calls.find(({ method }) => method === 'POST');
    expect(sent?.body).toEqual({ firstName: 'Oskar', surname: 'Lepaste', personalCode: code });
    expect(sent?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it('refuses a code that was added before, beside the field', async () => {
    fakeServer(answers(lookUpPerson, { birthDate: null, sex: null, isAdded: true }));
    await open(<AddPage />, 'add/person');
    await type('Personal code of the person', code);
    await press('Continue');
    expect(await screen.findByText('This personal code has already been added.')).toBeTruthy();
  });

  it('says on leaving the field what is wrong with a code or a number, before anything is sent', async () => {
    fakeServer(knows(me));
    await open(<AddPage />, 'add/person');
    await type('Personal code of the person', '62108090000');
    await userEvent.tab();
    expect(await screen.findByText('The last digit does not fit. Look at the code again')).toBeTruthy();
    await open(<AddPage />, 'add/person?by=none');
    await userEvent.type(await screen.findByLabelText(/^Phone/), '5123');
    await userEvent.tab();
    expect(await screen.findByText('The number is too short')).toBeTruthy();
  });

  it('goes on by hand when the look-up does not answer', async () => {
    fakeServer(refuses(lookUpPerson, 504, 'TIMEOUT'));
    await open(<AddPage />, 'add/person');
    await type('Personal code of the person', code);
    await press('Continue');
    expect(await screen.findByText(/We could not check the code just now/)).toBeTruthy();
    expect(screen.getByLabelText('First name')).toBeTruthy();
  });

  it('without a code asks for the birth date, and keeps what was typed', async () => {
    const { calls } = fakeServer();
    const { unmount } = await open(<AddPage />, 'add/person?by=none');
    await type('First name', 'Oskar');
    await press('Add and continue');
    expect(await screen.findByText('Check 2 fields')).toBeTruthy();
    expect(calls).toEqual([]);
    unmount();
    await open(<AddPage />, 'add/person?by=none');
    expect((await screen.findByLabelText<HTMLInputElement>('First name')).value).toBe('Oskar');
  });
});

describe('a person for whom one writes', () => {
  const at = `edit/person?person=${childId}`;

  it('is corrected', async () => {
    const saved = givenChild({ firstName: 'Oskari' });
    const { calls } = fakeServer(knows(me, givenChild()), answers(editPerson, saved));
    await open(<EditPage />, at);
    await type('First name', 'i');
    await press('Save');
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
        firstName: 'Oskari',
        birthDate: '2019-05-06',
        phone: null,
      }),
    );
  });

  it('is deleted after one question that says what is lost', async () => {
    const { calls } = fakeServer(knows(me, givenChild()), answers(removePerson, {}));
    const { router } = await open(<EditPage />, at);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete this person' }));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('access ends at once');
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await press('Delete');
    await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/choose-patient'));
  });
});
