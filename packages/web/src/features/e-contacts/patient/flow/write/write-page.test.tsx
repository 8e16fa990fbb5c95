import { listPatientClinics } from '@tervita/contract/clinics';
import { getDraft, listDrafts, saveDraft } from '@tervita/contract/e-contacts';
import { listPersons } from '@tervita/contract/persons';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readDraft, writeDraft } from '../../../../../core/drafts/drafts.ts';
import { chooseLanguage } from '../../../../../core/texts/index.ts';
import { answers, fakeServer, refuses } from '../../../../../testing/answers.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { draftId, givenDraft } from '../../drafts/given.ts';
import { readUnsaved } from '../../drafts/unsaved-draft.ts';
import { givenWarning } from '../../warning/given.ts';
import { childId, clinicId, givenChild, givenClinic, me, user } from '../given.ts';
import { toldBeforeKey } from '../told-before.ts';
import { Component as WritePage } from './write-page.tsx';

const matter = `/e-contacts/create?person=${user.personId}&clinic=${clinicId}&reason=BACK_PAIN`;
const {
  text: _text,
  files: _files,
  hasQuestionnaire: _has,
  isAlarming: _alarming,
  asksDanger: _asks,
  prescriptions: _medicines,
  ...head
} = givenDraft();

const serve = (text: string, draft = givenDraft({ text })) =>
  fakeServer(
    answers(listPersons, { persons: [me, givenChild()] }),
    answers(listPatientClinics, { clinics: [givenClinic()] }),
    answers(listDrafts, { drafts: [{ ...head, preview: text, files: 0, isBegun: true }] }),
    answers(getDraft, { draft, eContactId: null }),
    answers(saveDraft, { id: draftId, version: 4, updatedAt: '2026-03-10T08:00:00.000Z', warning: null }),
  );
const open = async (at: string, text: string) => {
  const { change, calls } = serve(text);
  const view = await renderScreen(<WritePage />, { at, path: '/e-contacts/create', user });
  return { ...view, change, calls, box: await screen.findByRole<HTMLTextAreaElement>('textbox') };
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

it('what was begun about the same reason is gone on with, and said; a new one can be started beside it', async () => {
  const { box, router } = await open(matter, 'Began here');
  expect(screen.getByText('We kept what you wrote earlier.')).toBeTruthy();
  expect(box.value).toBe('Began here');
  await waitFor(() => expect(router.state.location.search).toContain(`draft=${draftId}`));
  await userEvent.click(screen.getByRole('button', { name: 'Start a new one' }));
  await waitFor(() => expect(router.state.location.search).not.toContain(draftId));
  expect(router.state.location.search).toContain('reason=BACK_PAIN');
});

it('an empty message does not go on: it says why, and the cursor stands where one writes', async () => {
  const { box, router } = await open(`${matter}&draft=${draftId}`, '');
  await userEvent.click(screen.getByRole('button', { name: /^Check and send/ }));
  expect(await screen.findByText('Fill in this field')).toBeTruthy();
  expect(document.activeElement).toBe(box);
  expect(router.state.location.pathname).toBe('/e-contacts/create');
});

it('words of danger that are saved say whom to call on the page, before they are sent; changed, no longer', async () => {
  const { box, change } = await open(`${matter}&draft=${draftId}`, '');
  const saved = { id: draftId, version: 4, updatedAt: '2026-03-10T08:00:00.000Z' };
  change(answers(saveDraft, { ...saved, warning: givenWarning() }));
  await userEvent.type(box, 'I took 40 tablets');
  await userEvent.tab();
  expect(await screen.findByRole('heading', { level: 2, name: 'Call 112 now' })).toBeTruthy();
  expect(screen.getByText(/You have not sent this: nobody at the clinic has read it/)).toBeTruthy();
  expect(box.value).toBe('I took 40 tablets');
  change(answers(saveDraft, { ...saved, version: 5, warning: null }));
  await userEvent.clear(box);
  await userEvent.type(box, 'A rash');
  await userEvent.tab();
  await waitFor(() => expect(screen.queryByRole('heading', { level: 2, name: 'Call 112 now' })).toBeNull());
});

it('an empty page begins with what was told before of this person, and keeps it; another page does not', async () => {
  writeDraft(user.userId, toldBeforeKey(user.personId, clinicId), 'she had a fit', new Date());
  const { box, calls } = await open(`${matter}&draft=${draftId}`, '');
  await waitFor(() => expect(box.value).toBe('she had a fit'));
  await userEvent.click(box);
  await userEvent.tab();
  await waitFor(() =>
    expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({ text: 'she had a fit' }),
  );
  expect(readDraft(user.userId, toldBeforeKey(user.personId, clinicId))).toBe('');
});

it('whoever comes back to words with a sign of danger reads when these go to the clinic', async () => {
  const goesAt = '2026-03-10T13:34:00.000Z';
  const at = `${matter}&draft=${draftId}`;
  serve('Began here', givenDraft({ goesAt, isAlarming: true }));
  await renderScreen(<WritePage />, { at, path: '/e-contacts/create', user });
  expect(await screen.findByText(/It goes to the clinic by itself at 15:34/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112');
});

it('what was typed stays when another language is chosen', async () => {
  const { box } = await open(`${matter}&draft=${draftId}`, '');
  await userEvent.type(box, 'Kõrvus kohiseb');
  await act(() => chooseLanguage('et'));
  expect(await screen.findByRole('button', { name: /^Vaata üle ja saada/ })).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Kõrvus kohiseb');
});

it('what was deleted in another place is said where somebody goes on writing; the words begin a new one', async () => {
  const { box, change, calls, router } = await open(`${matter}&draft=${draftId}`, 'Began here');
  change(refuses(saveDraft, 404, 'NOT_FOUND'));
  change(refuses(getDraft, 404, 'NOT_FOUND'));
  change(answers(listDrafts, { drafts: [] }));
  await userEvent.type(box, ', I cannot breathe');
  await userEvent.tab();
  expect(await screen.findByText('This e-contact does not exist any more')).toBeTruthy();
  expect(box.value).toBe('Began here, I cannot breathe');
  // Nobody judges words that nobody saves: the page does.
  expect(screen.getByRole('heading', { level: 2, name: /^Call 112/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Begin a new one with this text' }));
  await waitFor(() => expect(router.state.location.search).not.toContain(draftId));
  await waitFor(() => expect(calls.findLast(({ method }) => method === 'PUT')?.path).not.toContain(draftId));
  const anew = calls.findLast(({ method }) => method === 'PUT');
  expect(anew?.body).toMatchObject({ text: 'Began here, I cannot breathe', fileIds: [] });
  expect(anew?.headers.get('if-match')).toBe('"0"');
  expect(readUnsaved(user.userId, draftId)).toBeUndefined();
  // As of any words of which nobody has asked yet.
  await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/questions'));
});

it('whoever goes on with the words of what was deleted begins a new one, and is asked about danger there', async () => {
  const { box, change, calls, router } = await open(`${matter}&draft=${draftId}`, 'Began here');
  change(refuses(saveDraft, 404, 'NOT_FOUND'));
  change(answers(listDrafts, { drafts: [] }));
  await userEvent.type(box, ', it hurts');
  await userEvent.click(screen.getByRole('button', { name: /^Check and send/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/questions'));
  const { path, body } = calls.findLast(({ method }) => method === 'PUT') ?? {};
  expect(path).not.toContain(draftId);
  expect(body).toMatchObject({ text: 'Began here, it hurts' });
});

it('what was written for one person is never shown on the page of another, who is asked about danger first', async () => {
  serve('Only about me');
  const ofChild = matter.replace(`person=${user.personId}`, `person=${childId}`);
  const at = `${ofChild}&draft=${draftId}`;
  const { router } = await renderScreen(<WritePage />, { at, path: '/e-contacts/create', user });
  await waitFor(() => expect(router.state.location.pathname).toBe('/e-contacts/questions'));
  expect(router.state.location.search).toContain(`person=${childId}`);
  expect(router.state.location.search).not.toContain(draftId);
  expect(screen.queryByDisplayValue('Only about me')).toBeNull();
});
