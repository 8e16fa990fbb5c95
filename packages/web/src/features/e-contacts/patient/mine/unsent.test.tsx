import { finaliseHostedEContact } from '@tervita/contract/care-flows';
import { listDrafts, listPatientEContacts } from '@tervita/contract/e-contacts';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answers, fakeServer } from '../../../../testing/answers.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { givenDraft } from '../drafts/given.ts';
import { user } from '../flow/given.ts';
import { Component } from './my-e-contacts-page.tsx';

const { clinic, patient } = givenDraft();
const moment = '2026-03-10T08:00:00.000Z';
const unsent = (status: 'STARTED' | 'FAILED') =>
  ({
    id: '01960000-0000-7000-8000-0000000000e1',
    type: 'ISI',
    status,
    turn: null,
    version: 1,
    createdAt: moment,
    updatedAt: moment,
    openedAt: null,
    completedAt: null,
    membershipPending: false,
    clinicHasAnswered: false,
    clinic: { ...clinic, timeZone: 'Europe/Tallinn' },
    patient,
    creator: { kind: 'PATIENT', name: 'Tõnu Lepaste', isMe: true },
    emergencySince: null,
    areMedicinesDecided: false,
    lastReply: null,
    firstWords: null,
  }) as const;

const serve = (status: 'STARTED' | 'FAILED') =>
  fakeServer(
    answers(listPatientEContacts, { eContacts: [unsent(status)], more: false }),
    answers(listDrafts, { drafts: [] }),
    answers(finaliseHostedEContact, { status: 'FAILED' }),
  );
const open = (more = '') =>
  renderScreen(<Component />, { at: `/my-e-contacts${more}`, path: '/my-e-contacts', user });

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('what another service has not given back is on its way, and can be looked for', async () => {
  serve('STARTED');
  await open();
  expect(await screen.findByText('Being sent')).toBeTruthy();
  const check = screen.getByRole('link', { name: /^Check now: / });
  expect(check.getAttribute('href')).toContain(`eContactId=${unsent('STARTED').id}&finalise=1`);
});

it('what did not arrive says so, and is started again for the same person, clinic and reason', async () => {
  serve('FAILED');
  await open();
  expect(await screen.findByText('Sending failed')).toBeTruthy();
  const again = screen.getByRole('link', { name: /^Start again: / }).getAttribute('href');
  expect(again).toContain('/e-contacts/hosted-questionnaire');
  expect(again).toContain(`person=${patient.personId}`);
  expect(again).toContain('reason=ISI');
});

it('whoever comes back in a browser that started nothing sees their e-contacts', async () => {
  const { calls } = serve('STARTED');
  await open('?eContactAddedStatus=failed');
  expect(await screen.findByText('Being sent')).toBeTruthy();
  expect(calls.some(({ path }) => path.endsWith('/finalize'))).toBe(false);
});
