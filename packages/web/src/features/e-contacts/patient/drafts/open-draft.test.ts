import { getDraft, listDrafts } from '@tervita/contract/e-contacts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answers, fakeServer } from '../../../../testing/answers.ts';
import { childId, clinicId, user } from '../flow/given.ts';
import { draftId, givenContent, givenDraft, givenFile } from './given.ts';
import { merged, openDraft, rememberSent } from './open-draft.ts';
import { keepUnsaved, type UnsavedDraft } from './unsaved-draft.ts';

const asked = { personId: user.personId, clinicId, type: 'BACK_PAIN', draftId } as const;
const local = (more: Partial<UnsavedDraft> = {}): UnsavedDraft => ({
  ...givenContent(),
  id: draftId,
  version: 3,
  tried: [],
  ...more,
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('what is here and what is at the server', () => {
  const both = (here: Partial<UnsavedDraft>, there: Parameters<typeof givenDraft>[0]) =>
    merged(draftId, asked, local(here), givenDraft(there));

  it('begins anew when there is neither', () => {
    expect(merged(draftId, asked, undefined, undefined)).toMatchObject({
      version: 0,
      isDirty: false,
      content: { text: '', files: [] },
    });
  });
  it('is what the server has, and saved when it is about something else now', () => {
    expect(merged(draftId, asked, undefined, givenDraft())).toMatchObject({ version: 3, isDirty: false });
    const changed = merged(draftId, { ...asked, type: 'COUGH' }, undefined, givenDraft());
    expect(changed).toMatchObject({ isDirty: true, content: { type: 'COUGH', text: 'Selg valutab' } });
  });
  it('is what is here, when the server has what that was made of', () => {
    expect(both({ text: 'Uuem' }, {})).toMatchObject({ isDirty: true, content: { text: 'Uuem' } });
    expect(both({ text: 'Uuem' }, {}).conflict).toBeUndefined();
  });
  it('is what is here, when the server has what was sent from here last', () => {
    const found = both({ text: 'Uuem veel', tried: ['Uuem'] }, { text: 'Uuem', version: 4 });
    expect(found).toMatchObject({ version: 4, isDirty: true, conflict: undefined });
  });
  it('is two texts, when both were changed: the person is asked', () => {
    const found = both({ text: 'Siin' }, { text: 'Seal', version: 5 });
    expect(found).toMatchObject({ content: { text: 'Siin' }, conflict: { text: 'Seal' }, version: 3 });
  });
  it('is the same: nothing is left to do', () => {
    expect(both({}, { version: 9 })).toMatchObject({ isDirty: false, conflict: undefined });
    expect(both({ files: [givenFile()] }, { version: 9 })).toMatchObject({ isDirty: true });
  });
});

describe('opening', () => {
  const {
    text: _,
    hasQuestionnaire: _has,
    isAlarming: _alarming,
    asksDanger: _asks,
    prescriptions: _medicines,
    ...head
  } = givenDraft();
  const listed = { ...head, preview: '', files: 0, isBegun: true };
  const serve = (...more: Parameters<typeof fakeServer>) =>
    fakeServer(answers(listDrafts, { drafts: [listed] }), ...more);

  it('finds a request for medicines again after a new one has changed its reason', async () => {
    fakeServer(
      answers(listDrafts, { drafts: [{ ...listed, type: 'PRESCRIPTION' }] }),
      answers(getDraft, { draft: givenDraft({ type: 'PRESCRIPTION' }), eContactId: null }),
    );
    const renewal = { ...asked, type: 'PRESCRIPTION_REFILL', draftId: undefined } as const;
    const opened = await openDraft(user.userId, renewal);
    expect(opened).toMatchObject({ id: draftId, wasFound: true, content: { type: 'PRESCRIPTION' } });
  });

  it('goes on with what was begun about the same thing', async () => {
    serve(answers(getDraft, { draft: givenDraft(), eContactId: null }));
    const opened = await openDraft(user.userId, { ...asked, draftId: undefined });
    expect(opened).toMatchObject({ id: draftId, wasFound: true, content: { text: 'Selg valutab' } });
    const other = await openDraft(user.userId, { ...asked, type: 'COUGH', draftId: undefined });
    expect(other).toMatchObject({ wasFound: false, content: { text: '' } });
  });
  it.each([
    ['person', { personId: childId }],
    ['clinic', { clinicId: childId }],
    ['reason', { type: 'COUGH' as const }],
  ])('never takes a draft for another %s for the one that is asked for', async (_what, other) => {
    serve(answers(getDraft, { draft: givenDraft({ hasQuestionnaire: true }), eContactId: null }));
    const meant = { id: draftId, version: 3, hasQuestionnaire: true, content: { text: 'Selg valutab' } };
    expect(await openDraft(user.userId, { ...asked, ...other })).toMatchObject({ other: meant });
    // What is on this device and not yet at the server is no different.
    keepUnsaved(user.userId, local({ text: 'Siin' }));
    const here = await openDraft(user.userId, { ...asked, ...other });
    expect(here).toMatchObject({ other: { content: { text: 'Siin' } } });
  });
  it('on the last page takes the words along to another reason, not to another person or clinic', async () => {
    serve(answers(getDraft, { draft: givenDraft(), eContactId: null }));
    const last = { ...asked, mustExist: true };
    const changed = await openDraft(user.userId, { ...last, type: 'COUGH' });
    expect(changed).toMatchObject({ isDirty: true, content: { type: 'COUGH', text: 'Selg valutab' } });
    expect(await openDraft(user.userId, { ...last, personId: childId })).toHaveProperty('other');
    expect(await openDraft(user.userId, { ...last, clinicId: childId })).toHaveProperty('other');
  });
  it('does not take words for new ones that the server has had and has no more', async () => {
    fakeServer(answers(listDrafts, { drafts: [] }));
    keepUnsaved(user.userId, local({ text: 'Siin' }));
    const opened = await openDraft(user.userId, asked);
    expect(opened).toMatchObject({ version: 3, isDirty: true, content: { text: 'Siin' } });
  });
  it('does not ask the server about a name that nobody knows', async () => {
    const { calls } = fakeServer(answers(listDrafts, { drafts: [] }));
    expect(await openDraft(user.userId, asked)).toMatchObject({ id: draftId, version: 0 });
    expect(calls).toHaveLength(1);
  });
  it('leads to what it became', async () => {
    fakeServer(answers(listDrafts, { drafts: [] }));
    rememberSent(draftId, 'e1');
    expect(await openDraft(user.userId, asked)).toEqual({ sentAs: 'e1', isChanged: false });
  });
  it('without a network shows what is here, and no empty page for what is not', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await expect(openDraft(user.userId, asked)).rejects.toMatchObject({ status: 0 });
    keepUnsaved(user.userId, local({ text: 'Siin' }));
    expect(await openDraft(user.userId, asked)).toMatchObject({ version: 3, content: { text: 'Siin' } });
  });
});
