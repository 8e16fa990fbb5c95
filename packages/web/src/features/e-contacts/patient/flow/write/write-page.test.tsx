import { listPatientClinics } from '@tervita/contract/clinics';
import { getDraft, listDrafts, saveDraft } from '@tervita/contract/e-contacts';
import { listPersons } from '@tervita/contract/persons';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../../../../../core/texts/index.ts';
import { answers, fakeServer } from '../../../../../testing/answers.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { draftId, givenDraft } from '../../drafts/given.ts';
import { childId, clinicId, givenChild, givenClinic, me, user } from '../given.ts';
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

const serve = (text: string) =>
  fakeServer(
    answers(listPersons, { persons: [me, givenChild()] }),
    answers(listPatientClinics, { clinics: [givenClinic()] }),
    answers(listDrafts, { drafts: [{ ...head, preview: text, files: 0, isBegun: true }] }),
    answers(getDraft, { draft: givenDraft({ text }), eContactId: null }),
    answers(saveDraft, { id: draftId, version: 4, updatedAt: '2026-03-10T08:00:00.000Z' }),
  );
const open = async (at: string, text: string) => {
  serve(text);
  const view = await renderScreen(<WritePage />, { at, path: '/e-contacts/create', user });
  return { ...view, box: await screen.findByRole<HTMLTextAreaElement>('textbox') };
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

it('what was typed stays when another language is chosen', async () => {
  const { box } = await open(`${matter}&draft=${draftId}`, '');
  await userEvent.type(box, 'Kõrvus kohiseb');
  await act(() => chooseLanguage('et'));
  expect(await screen.findByRole('button', { name: /^Vaata üle ja saada/ })).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Kõrvus kohiseb');
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
