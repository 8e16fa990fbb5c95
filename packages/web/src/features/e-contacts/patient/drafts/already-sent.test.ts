import { getDraft, getPatientTimeline, listDrafts, saveDraft } from '@tervita/contract/e-contacts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { now } from '../../../../core/clock.ts';
import { hasWordsOnlyHere, readDraft, writeDraft } from '../../../../core/drafts/drafts.ts';
import { answers, fakeServer, refuses } from '../../../../testing/answers.ts';
import { clinicId, user } from '../flow/given.ts';
import { draftKeyOf } from '../timeline/thread.ts';
import { draftId, givenContent } from './given.ts';
import { keepHalfSaid } from './half-said-medicines.ts';
import { openDraft } from './open-draft.ts';
import { syncDrafts } from './sync-drafts.ts';
import { keepUnsaved, readUnsaved } from './unsaved-draft.ts';

const { userId, personId } = user;
const id = '01960000-0000-7000-8000-0000000000e1';
const asked = { personId, clinicId, type: 'BACK_PAIN', draftId, mustExist: true } as const;
const inThread = () => readDraft(userId, draftKeyOf({ id }));
const here = () => readUnsaved(userId, draftId);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  fakeServer(
    answers(listDrafts, { drafts: [] }),
    answers(getDraft, { draft: null, eContactId: id }),
    refuses(saveDraft, 469, 'DRAFT_ALREADY_SENT'),
    { route: getPatientTimeline, status: 200, body: { entries: [{ text: 'Selg valutab' }] } },
  );
});
afterEach(() => vi.unstubAllGlobals());

const write = (text: string) =>
  keepUnsaved(userId, { ...givenContent({ text }), id: draftId, version: 3, tried: [] });

it('what was sent as it stands here needs no second place', async () => {
  write('Selg valutab');
  expect(await openDraft(userId, asked)).toEqual({ sentAs: id, isChanged: false });
  expect(here()).toBeUndefined();
  expect(inThread()).toBe('');
});

it('what was written after the sending waits where information is added, on the last page', async () => {
  write('Selg valutab, jalg ka');
  expect(await openDraft(userId, asked)).toEqual({ sentAs: id, isChanged: true });
  expect(here()).toBeUndefined();
  expect(inThread()).toBe('Selg valutab, jalg ka');
});

it('and on the page of one’s e-contacts, beside what waits there already', async () => {
  write('Jalg ka');
  writeDraft(userId, draftKeyOf({ id }), 'Juba parem', now());
  expect(await syncDrafts(userId, 'et')).toBe(true);
  expect(here()).toBeUndefined();
  expect(inThread()).toBe('Juba parem\n\nJalg ka');
});

it('what was deleted in another place is not brought back, and is forgotten here too', async () => {
  write('Jalg ka');
  keepHalfSaid(userId, draftId, [{ brand: 'Ibu' }]);
  const { calls } = fakeServer(refuses(saveDraft, 404, 'NOT_FOUND'));
  expect(await syncDrafts(userId, 'et')).toBe(false);
  expect(here()).toBeUndefined();
  expect(hasWordsOnlyHere(userId)).toBe(false);
  await syncDrafts(userId, 'et');
  expect(calls).toHaveLength(1);
});

it('stays here while nobody says what was sent', async () => {
  write('Jalg ka');
  fakeServer(
    refuses(saveDraft, 469, 'DRAFT_ALREADY_SENT'),
    answers(getDraft, { draft: null, eContactId: id }),
  );
  expect(await syncDrafts(userId, 'et')).toBe(false);
  expect(here()).toMatchObject({ text: 'Jalg ka' });
});
