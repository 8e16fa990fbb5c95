import { listPatientClinics } from '@tervita/contract/clinics';
import { listDrafts, listPatientEContacts, type PatientEContactCard } from '@tervita/contract/e-contacts';
import { listPersons } from '@tervita/contract/persons';
import { getQuestionnaire, questionnaireFlow } from '@tervita/contract/smart-questionnaire';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answers, fakeServer } from '../../../../../testing/answers.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { flowAddress } from '../flow-choice.ts';
import { childId, clinicId, givenChild, givenClinic, me, user } from '../given.ts';
import { choiceOf } from './asked-choice.ts';
import { givenProgress } from './given.ts';
import { Component as ProblemTypePage } from './problem-type-page.tsx';
import { Component as QuestionsPage } from './questions-page.tsx';

const id = '01960000-0000-7000-8000-0000000000e1';
const sent = (createdAt: Date): PatientEContactCard => ({
  id,
  type: 'COUGH',
  status: 'SUBMITTED',
  turn: 'CLINIC',
  version: 1,
  createdAt: createdAt.toISOString(),
  updatedAt: createdAt.toISOString(),
  openedAt: null,
  completedAt: null,
  membershipPending: false,
  clinicHasAnswered: false,
  clinic: { clinicId, name: 'Pärnaoru Perearstikeskus', timeZone: 'Europe/Tallinn' },
  patient: { personId: childId, firstName: 'Oskar', surname: 'Lepaste', isMe: false },
  creator: { kind: 'REPRESENTATIVE', name: 'Mari Lepaste', isMe: true },
  emergencySince: null,
  areMedicinesDecided: false,
  lastReply: null,
  firstWords: 'Köhib kolmandat päeva',
});
const around = (before: PatientEContactCard[]) => [
  answers(listPersons, { persons: [me, givenChild()] }),
  answers(listPatientClinics, { clinics: [givenClinic()] }),
  answers(listDrafts, { drafts: [] }),
  answers(listPatientEContacts, { eContacts: before, more: false }),
  answers(questionnaireFlow, givenProgress()),
];
const serve = (before: PatientEContactCard[]) => fakeServer(...around(before));
const open = async (before: PatientEContactCard[]) => {
  const server = serve(before);
  const at = flowAddress('questions', { personId: childId, clinicId, type: 'COUGH' });
  const view = await renderScreen(<QuestionsPage />, { at, path: '/e-contacts/questions', user });
  const begun = () => server.calls.filter(({ method }) => method === 'POST').length;
  return { ...view, begun };
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('whoever wrote about the same today is reminded of it, and may add to it or start anew', async () => {
  const { begun } = await open([sent(new Date())]);
  expect(await screen.findByRole('heading', { level: 1, name: /^You wrote about this today/ })).toBeTruthy();
  expect(screen.getByText('Köhib kolmandat päeva')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add to it' }).getAttribute('href')).toBe(
    `/e-contacts/${id}/timeline?add=1`,
  );
  expect(begun()).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Start a new one' }));
  await waitFor(() => expect(begun()).toBe(1));
});

it('what was sent on another day is no reason to ask', async () => {
  const { begun } = await open([sent(new Date(Date.now() - 3 * 86_400_000))]);
  await waitFor(() => expect(begun()).toBe(1));
});

it('whoever writes in their own words is reminded too, of whatever they sent for the same person today', async () => {
  const denied = givenProgress({ stage: 'QUESTIONS', chiefProblemTypeId: null, questions: [] });
  fakeServer(...around([sent(new Date())]), answers(getQuestionnaire, denied));
  const at = flowAddress('problem-type', choiceOf(denied));
  await renderScreen(<ProblemTypePage />, { at, path: '/e-contacts/problem-type', user });
  expect(await screen.findByText(/^You wrote to the clinic today/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add to it' }).getAttribute('href')).toBe(
    `/e-contacts/${id}/timeline?add=1`,
  );
  expect(screen.getByRole('textbox')).toBeTruthy();
});
