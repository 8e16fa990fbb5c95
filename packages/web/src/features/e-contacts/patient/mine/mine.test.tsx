import { getAd } from '@tervita/contract/ads';
import {
  deleteDraft,
  listDrafts,
  listPatientEContacts,
  saveDraft,
  sendAlarm,
} from '@tervita/contract/e-contacts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answers, fakeServer } from '../../../../testing/answers.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { draftId, givenContent, givenDraftCard } from '../drafts/given.ts';
import { keepUnsaved, readUnsaved } from '../drafts/unsaved-draft.ts';
import { user } from '../flow/given.ts';
import { givenWarning } from '../warning/given.ts';
import { Component } from './my-e-contacts-page.tsx';

const card = givenDraftCard({ files: 2 });
const moment = '2026-03-10T08:00:00.000Z';
const eContact = {
  id: '01960000-0000-7000-8000-0000000000e1',
  type: 'COUGH',
  status: 'SUBMITTED',
  turn: 'CLINIC',
  version: 1,
  createdAt: moment,
  updatedAt: moment,
  openedAt: null,
  completedAt: null,
  membershipPending: false,
  clinicHasAnswered: false,
  clinic: { ...card.clinic, timeZone: 'Europe/Tallinn' },
  patient: card.patient,
  creator: { kind: 'REPRESENTATIVE', name: 'Tõnu Lepaste', isMe: false },
  emergencySince: null,
  areMedicinesDecided: false,
  lastReply: null,
  firstWords: 'Köhib kolmandat päeva',
} as const;

const nothing = answers(listPatientEContacts, { eContacts: [], more: false });
const open = () => renderScreen(<Component />, { at: '/my-e-contacts', path: '/my-e-contacts', user });

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('shows what is not sent yet, to go on with or to delete, which asks once', async () => {
  const { calls, change } = fakeServer(
    nothing,
    answers(listDrafts, { drafts: [card] }),
    answers(deleteDraft, {}),
  );
  await open();
  expect(await screen.findByRole('heading', { level: 2, name: 'Not sent yet' })).toBeTruthy();
  expect(screen.getByText('Selg valutab')).toBeTruthy();
  expect(screen.getByText('2 files')).toBeTruthy();
  expect(screen.queryByText('No e-contacts yet')).toBeNull();
  const address = screen.getByRole('link', { name: 'Continue: Back pain' }).getAttribute('href');
  expect(address).toContain(`draft=${draftId}`);
  await userEvent.click(screen.getByRole('button', { name: 'Delete: Back pain' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  change(answers(listDrafts, { drafts: [] }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No e-contacts yet')).toBeTruthy();
});

it('a draft with a grave sign is a red card on top: when it goes, 112, to send it now or to take it back', async () => {
  const grave = { ...card, kind: 'QUESTIONNAIRE', goesAt: '2026-03-10T08:10:00.000Z' } as const;
  fakeServer(
    answers(listPatientEContacts, { eContacts: [eContact], more: false }),
    answers(listDrafts, { drafts: [grave] }),
    answers(sendAlarm, { eContactId: eContact.id }),
  );
  const { router } = await open();
  // Right under the title of the page, before any section has one.
  const title = await screen.findByRole('heading', {
    level: 2,
    name: 'Goes to the clinic at 10:10. Call 112',
  });
  const waiting = screen.getByText('Köhib kolmandat päeva');
  expect(title.compareDocumentPosition(waiting) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const alarming = within(title.closest('article') as HTMLElement);
  const to = (name: string) => alarming.getByRole('link', { name }).getAttribute('href');
  expect(to('Call 112')).toBe('tel:112');
  expect(to('It was a mistake')).toMatch(/^\/e-contacts\/questions\?.*q=danger&again=1/);
  expect(screen.queryByText('Not sent yet')).toBeNull();
  await userEvent.click(alarming.getByRole('button', { name: /^Send now/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/instructions'));
  expect(router.state.location.search).toContain(eContact.id);
});

it('an alarming draft can be thrown away', async () => {
  const grave = { ...card, kind: 'QUESTIONNAIRE', goesAt: '2026-03-10T08:10:00.000Z' } as const;
  const { calls } = fakeServer(nothing, answers(listDrafts, { drafts: [grave] }), answers(deleteDraft, {}));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete: Back pain' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
});

it('a draft whose words tell of danger says whom to call, and that nobody has read it', async () => {
  fakeServer(
    answers(listPatientEContacts, { eContacts: [eContact], more: false }),
    answers(listDrafts, { drafts: [{ ...card, warning: givenWarning() }] }),
  );
  await open();
  const title = await screen.findByRole('heading', { level: 2, name: 'Call 112 now' });
  const waiting = screen.getByText(eContact.firstWords);
  expect(title.compareDocumentPosition(waiting)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112');
  expect(screen.getByText(/You have not sent this: nobody at the clinic has read it/)).toBeTruthy();
  expect(screen.getByText(/^Back pain · /)).toBeTruthy();
  // One card: nothing of it is said in a heading of its own above the call.
  expect(screen.queryByRole('heading', { name: 'Back pain' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Continue: Back pain' })).toBeTruthy();
});

it('an emergency that the clinic has not answered is a red card on top, with 112 and since when it is there', async () => {
  const calm = { ...eContact, id: '01960000-0000-7000-8000-0000000000e2', firstWords: 'Nohu' };
  const grave = { ...eContact, emergencySince: '2026-11-18T07:21:00.000Z' };
  fakeServer(
    answers(listPatientEContacts, { eContacts: [calm, grave], more: false }),
    answers(listDrafts, { drafts: [] }),
  );
  await open();
  const title = await screen.findByRole('heading', { level: 2, name: 'Call 112 now' });
  expect(title.compareDocumentPosition(screen.getByText('Nohu'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const emergency = within(title.closest('article') as HTMLElement);
  expect(emergency.getByText(/The clinic has had it since today.*9:21/)).toBeTruthy();
  expect(emergency.getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112');
  expect(emergency.getByRole('link', { name: 'See the e-contact' }).getAttribute('href')).toContain(grave.id);
  expect(screen.queryByText(grave.firstWords)).toBeNull();
});

it('a start that was left after "none of these" has no card', async () => {
  fakeServer(
    answers(listPatientEContacts, { eContacts: [], more: false }),
    answers(listDrafts, { drafts: [{ ...card, preview: '', files: 0, isBegun: false }] }),
  );
  await open();
  expect(await screen.findByText('No e-contacts yet')).toBeTruthy();
});

it('says who wrote, when that was not the reader', async () => {
  fakeServer(
    answers(listPatientEContacts, { eContacts: [eContact], more: false }),
    answers(listDrafts, { drafts: [] }),
  );
  await open();
  expect(await screen.findByText(/For you · written by Tõnu Lepaste · sent/)).toBeTruthy();
});

it('asks for nothing before the day from which the clinic wants an answer', async () => {
  const onTurn = { ...eContact, turn: 'PATIENT' as const };
  const later = { ...onTurn, openedAt: '2999-11-24T08:00:00.000Z' };
  const now = { ...onTurn, id: '01960000-0000-7000-8000-0000000000e2', openedAt: moment };
  fakeServer(
    answers(listPatientEContacts, { eContacts: [later, now], more: false }),
    answers(listDrafts, { drafts: [] }),
  );
  await open();
  const sectionOf = async (name: string) =>
    within((await screen.findByRole('heading', { level: 2, name })).parentElement ?? document.body);
  expect((await sectionOf('Later')).getByText(/^You can reply from/)).toBeTruthy();
  expect((await sectionOf('Your turn')).getByRole('link', { name: 'Reply' })).toBeTruthy();
  expect((await sectionOf('Your turn')).queryByText(/^You can reply from/)).toBeNull();
});

it('stores what was written here without a connection', async () => {
  keepUnsaved(user.userId, { ...givenContent(), id: draftId, version: 0, tried: [] });
  const { calls, change } = fakeServer(
    nothing,
    answers(listDrafts, { drafts: [] }),
    answers(saveDraft, { id: draftId, version: 1, updatedAt: moment, warning: null }),
  );
  await open();
  await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
  change(answers(listDrafts, { drafts: [card] }));
  await waitFor(() => expect(readUnsaved(user.userId, draftId)).toBeUndefined());
});

it('shows the active ones beyond the first page, each once', async () => {
  const cards = Array.from({ length: 51 }, (_, at) => ({
    ...eContact,
    id: `01960000-0000-7000-8000-0000000${String(10_000 + at)}`,
    creator: { ...eContact.creator, name: `Nr ${at}` },
  }));
  const { calls, change } = fakeServer(
    answers(listPatientEContacts, { eContacts: cards.slice(0, 50), more: true }),
    answers(listDrafts, { drafts: [] }),
  );
  await open();
  expect(await screen.findByText(/written by Nr 49 /)).toBeTruthy();
  expect(screen.queryByText(/written by Nr 50 /)).toBeNull();
  // One has come on top meanwhile: the last of the first page is the first of the second one.
  change(answers(listPatientEContacts, { eContacts: cards.slice(49), more: false }));
  await userEvent.click(screen.getByRole('button', { name: 'Show 50 older' }));
  expect(await screen.findByText(/written by Nr 50 /)).toBeTruthy();
  expect(screen.getAllByText(/written by Nr 49 /)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Show 50 older' })).toBeNull();
  expect(calls.some(({ path }) => path.includes('page=1') && path.includes('size=50'))).toBe(true);
});

it('tells two e-contacts of the same reason apart by their first words', async () => {
  const other = {
    ...eContact,
    id: '01960000-0000-7000-8000-0000000000e2',
    firstWords: 'Öösel ei saa magada',
  };
  fakeServer(
    answers(listPatientEContacts, { eContacts: [eContact, other], more: false }),
    answers(listDrafts, { drafts: [] }),
  );
  await open();
  expect(await screen.findByText('Köhib kolmandat päeva')).toBeTruthy();
  expect(screen.getByText('Öösel ei saa magada')).toBeTruthy();
});

it('what waits for the clinic stands by the time that is shown, the newest first', async () => {
  const sent = (number: number, createdAt: string, updatedAt: string) => ({
    ...eContact,
    id: `01960000-0000-7000-8000-0000000000f${number}`,
    firstWords: `Words ${number}`,
    createdAt,
    updatedAt,
  });
  // As the server has them: what changed last comes first.
  const eContacts = [
    sent(1, '2026-03-10T10:00:00.000Z', '2026-03-12T10:00:00.000Z'),
    sent(2, '2026-03-11T10:00:00.000Z', '2026-03-11T10:00:00.000Z'),
  ];
  fakeServer(answers(listPatientEContacts, { eContacts, more: false }), answers(listDrafts, { drafts: [] }));
  await open();
  const words = await screen.findAllByText(/^Words/);
  expect(words.map(({ textContent }) => textContent)).toEqual(['Words 2', 'Words 1']);
});

it('a notice ends the finished ones, and none stands beside what is going on', async () => {
  const ad = {
    id: '01960000-0000-7000-8000-0000000000ad',
    title: 'Flu vaccination',
    text: 'Ask your clinic.',
    link: 'https://example.com/flu',
    licence: 'Notice of the health board',
  };
  const finished = { ...eContact, status: 'COMPLETED', turn: null, completedAt: moment } as const;
  fakeServer(
    answers(listPatientEContacts, { eContacts: [finished], more: false }),
    answers(listDrafts, { drafts: [] }),
    answers(getAd, { ad }),
  );
  await renderScreen(<Component />, { at: '/my-e-contacts?tab=finished', path: '/my-e-contacts', user });
  const notice = await screen.findByRole('region', { name: 'Flu vaccination' });
  const card = screen.getByRole('listitem');
  expect(card.compareDocumentPosition(notice) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Active' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Flu vaccination' })).toBeNull());
});
