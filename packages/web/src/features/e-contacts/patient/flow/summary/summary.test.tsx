import { listPatientClinics } from '@tervita/contract/clinics';
import {
  getDraft,
  getPatientTimeline,
  judgeWords,
  listDrafts,
  saveDraft,
  sendEContactText,
  type Warning,
} from '@tervita/contract/e-contacts';
import { listPersons } from '@tervita/contract/persons';
import { getExpectedReplyOfDraft } from '@tervita/contract/waiting-times';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readDraft } from '../../../../../core/drafts/drafts.ts';
import { answers, fakeServer, refuses } from '../../../../../testing/answers.ts';
import { flowingTime } from '../../../../../testing/flowing-time.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { draftId, givenContent, givenDraft, givenDraftCard, givenFile } from '../../drafts/given.ts';
import { keepUnsaved, readUnsaved } from '../../drafts/unsaved-draft.ts';
import { markNoticeRead, unreadNoticeOf } from '../../warning/writer-notices.ts';
import { clinicId, givenClinic, me, user } from '../given.ts';
import { markWarningRead } from '../write/judged-words.ts';
import { Component } from './summary-page.tsx';

const eContactId = '01960000-0000-7000-8000-0000000000e1';
const draft = givenDraft({ text: 'Selg valutab', files: [givenFile()] });
const address = `/e-contacts/summary?person=${user.personId}&clinic=${clinicId}&reason=BACK_PAIN&draft=${draftId}`;
const arrived = answers(sendEContactText, {
  id: eContactId,
  status: 'SUBMITTED',
  turn: 'CLINIC',
  version: 1,
  warning: null,
});

const open = async (...more: Parameters<typeof fakeServer>) => {
  const server = fakeServer(
    answers(listPersons, { persons: [me] }),
    answers(listPatientClinics, { clinics: [givenClinic()] }),
    answers(listDrafts, { drafts: [givenDraftCard({ preview: 'Selg', files: 1 })] }),
    answers(getDraft, { draft, eContactId: null }),
    answers(saveDraft, { id: draftId, version: 4, updatedAt: '2026-03-10T08:00:00.000Z', warning: null }),
    ...more,
  );
  const view = await renderScreen(<Component />, { at: address, path: '/e-contacts/summary', user });
  await screen.findByRole('heading', { level: 1, name: 'Check before you send' });
  return { ...server, ...view };
};
const send = () => screen.getByRole('button', { name: /^Send to the clinic/ });

it('without a connection the gravest words still say whom to call', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const text = 'I cannot breathe';
  await open(answers(getDraft, { draft: givenDraft({ text }), eContactId: null }));
  expect(screen.getByRole('heading', { level: 2, name: 'Call 112 now' })).toBeTruthy();
});
const sends = (calls: Awaited<ReturnType<typeof open>>['calls']) =>
  calls.filter(({ path }) => path.endsWith('/fallback'));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('after a grave sign says to call 112 now, and nothing weaker', async () => {
  const grave = { ...draft, goesAt: '2026-03-10T08:10:00.000Z' };
  await open(answers(getDraft, { draft: grave, eContactId: null }));
  expect(screen.getByRole('heading', { name: 'Call 112 now' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112');
  expect(screen.queryByText(/gets much worse/)).toBeNull();
});

it('shows everything that goes, each with a way to change it that leads back here', async () => {
  await open(arrived);
  expect(screen.getByText('Selg valutab')).toBeTruthy();
  expect(await screen.findByText('Mari Lepaste')).toBeTruthy();
  expect(await screen.findByText('Pärnaoru Perearstikeskus')).toBeTruthy();
  expect(screen.getByText('saatekiri.pdf')).toBeTruthy();
  for (const name of [
    'Edit: Your text',
    'Change: For',
    'Change: Clinic',
    'Change: Reason',
    'Change: Files',
  ]) {
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toContain(`draft=${draftId}`);
    expect(link.getAttribute('href')).toContain('check=1');
  }
});

const warning: Warning = {
  action: 'CALL_112',
  title: 'Call 112 now',
  text: 'This can be dangerous.',
  signs: [],
  clinicPhone: null,
  country: 'EE' as const,
  crisisLines: [],
};
const lateWarning: Warning = { ...warning, signs: [{ id: 'breathing', label: 'cannot breathe' }] };
const sentWith = (more: Warning) =>
  answers(sendEContactText, {
    id: eContactId,
    status: 'SUBMITTED',
    turn: 'CLINIC',
    version: 1,
    warning: more,
  });

it.each([
  { isRead: false, kept: warning },
  { isRead: true, kept: undefined },
])('keeps what its writer must know, unless they have read it ($isRead)', async ({ isRead, kept }) => {
  if (isRead) markWarningRead(draftId, warning);
  const { router } = await open(sentWith(warning));
  await userEvent.click(send());
  await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/instructions'));
  expect(unreadNoticeOf(user.userId, eContactId)?.warning).toEqual(kept);
  markNoticeRead(user.userId, eContactId);
});

it('is sent once, with the name of the draft as its key', async () => {
  const { calls, router } = await open(arrived);
  await userEvent.dblClick(send());
  await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/instructions'));
  expect(router.state.location.search).toBe(`?eContactId=${eContactId}`);
  const [sent, ...more] = sends(calls);
  expect(more).toEqual([]);
  expect(sent?.headers.get('idempotency-key')).toBe(draftId);
  expect(sent?.headers.get('if-match')).toBe(`"${draft.version}"`);
  expect(sent?.body).toMatchObject({
    aiQuestionnaireId: draftId,
    fileIds: [givenFile().id],
    text: 'Selg valutab',
  });
});

it('without a connection says that it waits, and goes once when the connection is back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'], ...flowingTime });
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { calls, router } = await open(arrived);
  fireEvent.click(send());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await screen.findByText(/We send it as soon as it is back/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'The clinic does not know this yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112');
  expect(sends(calls)).toHaveLength(0);
  onLine.mockRestore();
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/instructions'));
  expect(sends(calls)).toHaveLength(1);
});

it('says what the clinic refuses, keeps everything, and does not offer to try the same again', async () => {
  await open(refuses(sendEContactText, 468, 'E_CONTACT_TYPE_NOT_OFFERED'));
  await userEvent.click(send());
  expect(await screen.findByRole('heading', { level: 1, name: 'Not sent' })).toBeTruthy();
  expect(await screen.findByText(/does not take this reason/)).toBeTruthy();
  expect(screen.getByText(/Nothing is lost/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to the text' })).toBeTruthy();
});

it('without an answer it is tried three times, then kept; "Try again" makes the same call', async () => {
  const { calls, change, router } = await open(refuses(sendEContactText, 503, 'TRY_LATER'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(send());
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  vi.useRealTimers();
  expect(await screen.findByRole('heading', { level: 1, name: 'Not sent' })).toBeTruthy();
  expect(screen.getByText(/Nothing is lost/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the text' })).toBeTruthy();
  expect(sends(calls)).toHaveLength(3);
  change(arrived);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/instructions'));
  expect(new Set(sends(calls).map(({ headers }) => headers.get('idempotency-key')))).toEqual(
    new Set([draftId]),
  );
});

it('a session that ends while sending is no fault of the message, and takes nothing of it', async () => {
  const { calls, change } = await open(refuses(sendEContactText, 401, 'NOT_SIGNED_IN'));
  await userEvent.click(send());
  await waitFor(() => expect(sends(calls)).toHaveLength(1));
  expect(screen.queryByRole('heading', { level: 1, name: 'Not sent' })).toBeNull();
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  // Signed in again, the same page has the same words and makes the same call.
  cleanup();
  change(arrived);
  await renderScreen(<Component />, { at: address, path: '/e-contacts/summary', user });
  expect(await screen.findByText('Selg valutab')).toBeTruthy();
  await userEvent.click(send());
  await waitFor(() => expect(sends(calls)).toHaveLength(2));
  const keys = sends(calls).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toEqual([draftId, draftId]);
});

it('words that another device has saved since are not passed over: one of both texts is chosen', async () => {
  await open(refuses(sendEContactText, 469, 'DRAFT_CHANGED'));
  await userEvent.click(send());
  expect(await screen.findByText(/changed this text in another place/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the text' })).toBeTruthy();
  expect(readUnsaved(user.userId, draftId)).toMatchObject({ text: 'Selg valutab', version: draft.version });
});

it('nor are they when this page learned of them as it saved: it sends the version that it has seen', async () => {
  keepUnsaved(user.userId, {
    ...givenContent({ text: 'Selg valutab väga' }),
    id: draftId,
    version: draft.version,
    tried: [],
  });
  const { calls, change } = await open(
    refuses(saveDraft, 503, 'TRY_LATER'),
    refuses(sendEContactText, 469, 'DRAFT_CHANGED'),
  );
  await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
  const version = draft.version + 4;
  change(refuses(saveDraft, 469, 'DRAFT_CHANGED'));
  change(
    answers(getDraft, {
      draft: { ...draft, text: 'Selg valutab, võtan varfariini', version },
      eContactId: null,
    }),
  );
  await userEvent.click(send());
  expect(await screen.findByText(/changed this text in another place/)).toBeTruthy();
  expect(sends(calls).map(({ headers }) => headers.get('if-match'))).toEqual([`"${draft.version}"`]);
});

it('words that the server has never had are sent as such: it may have others meanwhile', async () => {
  keepUnsaved(user.userId, { ...givenContent(), id: draftId, version: 0, tried: [] });
  const { calls } = fakeServer(
    answers(listPersons, { persons: [me] }),
    answers(listPatientClinics, { clinics: [givenClinic()] }),
    answers(listDrafts, { drafts: [] }),
    refuses(saveDraft, 503, 'TRY_LATER'),
    arrived,
  );
  const at = `${address}&unasked=1`;
  await renderScreen(<Component />, { at, path: '/e-contacts/summary', user });
  await screen.findByRole('heading', { level: 1, name: 'Check before you send' });
  await userEvent.click(send());
  await waitFor(() => expect(sends(calls)).toHaveLength(1));
  expect(sends(calls)[0]?.headers.get('if-match')).toBe('"0"');
});

it('finds out that an earlier try had arrived, and keeps what was changed since', async () => {
  const moment = '2026-03-10T08:00:00.000Z';
  const eContact = {
    id: eContactId,
    type: 'BACK_PAIN',
    status: 'SUBMITTED',
    turn: 'CLINIC',
    version: 1,
    createdAt: moment,
    updatedAt: moment,
    openedAt: null,
    completedAt: null,
    membershipPending: false,
    clinicHasAnswered: false,
    clinic: { ...draft.clinic, timeZone: 'Europe/Tallinn' },
    patient: draft.patient,
    creator: { kind: 'PATIENT', name: 'Mari Lepaste', isMe: true },
    emergencySince: null,
    areMedicinesDecided: false,
  } as const;
  const entry = {
    id: eContactId,
    move: 'submit',
    at: moment,
    author: { kind: 'PATIENT', name: 'Mari Lepaste', role: null, me: true },
    direction: 'PATIENT_TO_CLINIC',
    text: 'Esimene tekst',
    language: 'et',
    reason: null,
    opensAt: null,
    filed: null,
  } as const;
  const { change, router } = await open(
    refuses(sendEContactText, 469, 'DRAFT_ALREADY_SENT'),
    answers(judgeWords, { warning: lateWarning, goesAt: null, ask: null }),
  );
  change(answers(getDraft, { draft: null, eContactId }));
  change(
    answers(getPatientTimeline, {
      eContact,
      clinicPhone: null,
      clinicEmails: [],
      clinicWebsites: [],
      openingHours: givenClinic().openingHours,
      entries: [{ ...entry, files: [] }],
      earlierBefore: null,
      questionnaireRequests: [],
    }),
  );
  await userEvent.click(send());
  await waitFor(() => expect(router.state.location.search).toBe(`?eContactId=${eContactId}&changed=1`));
  expect(readDraft(user.userId, `message/${eContactId}`)).toBe('Selg valutab');
  // The answer of that try was lost, and its warning with it.
  expect(unreadNoticeOf(user.userId, eContactId)?.warning).toEqual(lateWarning);
  markNoticeRead(user.userId, eContactId);
});

it('says when an answer can be expected, before anything is sent', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-12T09:00:00Z') });
  const soon = { by: '2026-03-12T11:00:00.000Z', nineOfTenBy: '2026-03-12T13:30:00.000Z' };
  const { calls } = await open(answers(getExpectedReplyOfDraft, { expected: soon }));
  expect(await screen.findByText('Expected answer')).toBeTruthy();
  expect(screen.getByText('today by 13:00')).toBeTruthy();
  expect(sends(calls)).toEqual([]);
});

it('has nothing in the bar that comes or goes by itself and would move the button under a finger', async () => {
  await open();
  await screen.findByText(/^The clinic answers/);
  expect(send().closest('[data-bottom-bar]')?.textContent).toBe(send().textContent);
});

it('without a text leads back to where one writes', async () => {
  fakeServer(
    answers(listPersons, { persons: [me] }),
    answers(listPatientClinics, { clinics: [givenClinic()] }),
    answers(listDrafts, { drafts: [givenDraftCard({ preview: '', files: 0 })] }),
    answers(getDraft, { draft: givenDraft({ text: '  ' }), eContactId: null }),
  );
  const { router } = await renderScreen(<Component />, { at: address, path: '/e-contacts/summary', user });
  await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/create'));
});
