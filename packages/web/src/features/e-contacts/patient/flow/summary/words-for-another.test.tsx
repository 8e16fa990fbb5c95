import { listPatientClinics } from '@tervita/contract/clinics';
import { deleteDraft, getDraft, listDrafts, saveDraft } from '@tervita/contract/e-contacts';
import { listPersons } from '@tervita/contract/persons';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { answers, fakeServer } from '../../../../../testing/answers.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { draftId, givenContent, givenDraft, givenDraftCard, givenFile } from '../../drafts/given.ts';
import { keepUnsaved, readUnsaved } from '../../drafts/unsaved-draft.ts';
import { clinicId, givenChild, givenClinic, me, user } from '../given.ts';
import { Component } from './summary-page.tsx';

const draft = givenDraft({ text: 'Selg valutab', files: [givenFile()] });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('words that were written for another person', () => {
  const child = givenChild();
  const forChild = `/e-contacts/summary?person=${child.personId}&clinic=${clinicId}&reason=BACK_PAIN&draft=${draftId}`;
  const openForChild = async (given: Partial<typeof draft>) => {
    const server = fakeServer(
      answers(listPersons, { persons: [me, child] }),
      answers(listPatientClinics, { clinics: [givenClinic()] }),
      answers(listDrafts, { drafts: [givenDraftCard({ preview: 'Selg', files: 1 })] }),
      answers(getDraft, { draft: { ...draft, ...given }, eContactId: null }),
      answers(saveDraft, { id: draftId, version: 4, updatedAt: '2026-03-10T08:00:00.000Z', warning: null }),
    );
    const view = await renderScreen(<Component />, { at: forChild, path: '/e-contacts/summary', user });
    await screen.findByRole('heading', { level: 1, name: 'Use what you wrote?' });
    expect(await screen.findByText('You wrote it for Mari Lepaste, Pärnaoru Perearstikeskus.')).toBeTruthy();
    expect(screen.queryByText('Selg valutab')).toBeNull();
    return { ...server, ...view };
  };
  const saves = (calls: Awaited<ReturnType<typeof openForChild>>['calls']) =>
    calls.filter(({ method }) => method === 'PUT');
  const use = async () =>
    userEvent.click(await screen.findByRole('button', { name: /^Use the text for Oskar Lepaste/ }));

  it('are moved when their author says so, files and all; nothing happens before', async () => {
    const { calls } = await openForChild({});
    expect(saves(calls)).toEqual([]);
    await use();
    await waitFor(() => expect(saves(calls)).toHaveLength(1));
    const [moved] = saves(calls);
    expect(moved?.path).toContain(draftId);
    expect(moved?.headers.get('if-match')).toContain('3');
    expect(moved?.body).toMatchObject({
      patientPersonId: child.personId,
      text: 'Selg valutab',
      fileIds: [givenFile().id],
    });
  });

  it('are left where they are by whoever starts with an empty page', async () => {
    const { calls } = await openForChild({});
    const empty = await screen.findByRole('link', { name: 'Start with an empty page' });
    const [path, query] = (empty.getAttribute('href') ?? '').split('?');
    expect(path).toBe('/e-contacts/create');
    expect(new URLSearchParams(query).get('person')).toBe(child.personId);
    expect(query).not.toContain('draft=');
    expect(saves(calls)).toEqual([]);
  });

  it('are copied where answers stand behind them: those stay with the person they are about', async () => {
    const { calls, router } = await openForChild({ hasQuestionnaire: true });
    expect(screen.getByText(/The answers to the questions stay/)).toBeTruthy();
    expect(screen.getByText(/files .* go along .* Oskar Lepaste/)).toBeTruthy();
    await use();
    await waitFor(() => expect(router.state.location.search).not.toContain(draftId));
    const [copied] = saves(calls);
    expect(copied?.path).not.toContain(draftId);
    expect(copied?.body).toMatchObject({ patientPersonId: child.personId, fileIds: [givenFile().id] });
  });

  it('leave the answers behind, and no copy on this device brings them back', async () => {
    keepUnsaved(user.userId, { ...givenContent(), id: draftId, version: 3, tried: [] });
    const { calls, router } = await openForChild({ hasQuestionnaire: true });
    await use();
    await waitFor(() => expect(router.state.location.search).not.toContain(draftId));
    expect(saves(calls)).toMatchObject([{ body: { takenFrom: draftId, text: 'Selg valutab' } }]);
    expect(readUnsaved(user.userId, draftId)).toBeUndefined();
  });

  it('with a sign of danger behind them: says that the answers go, and throws them away when asked', async () => {
    const { calls, change, router } = await openForChild({
      hasQuestionnaire: true,
      isAlarming: true,
      goesAt: '2026-03-10T13:34:00.000Z',
    });
    change(answers(deleteDraft, {}));
    expect(
      screen.getByText(/clinic gets those answers and files, about Mari Lepaste.*at 15:34/),
    ).toBeTruthy();
    expect(screen.queryByText(/Not sent yet|go along/)).toBeNull();
    const name = /^Throw the answers away and use the text for Oskar Lepaste/;
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(router.state.location.search).not.toContain(draftId));
    const done = calls.filter(({ method }) => method === 'PUT' || method === 'DELETE');
    expect(done.map(({ method }) => method)).toEqual(['PUT', 'DELETE']);
    // They stay with the answers, and are thrown away with them.
    expect(done[0]?.body).toMatchObject({ fileIds: [] });
    expect(done[1]?.path).toContain(draftId);
  });
});
