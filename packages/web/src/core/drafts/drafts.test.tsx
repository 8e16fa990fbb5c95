import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenSession, givenStaff, givenUser } from '../session/given.ts';
import { adoptSession } from '../session/session-store.ts';
import {
  forgetDrafts,
  hasWordsOnlyHere,
  markSafe,
  readDraft,
  tidyDrafts,
  unsavedIds,
  unsavedKey,
  writeDraft,
} from './drafts.ts';
import { useDraft } from './use-draft.ts';

const day = (number: number) => new Date(`2026-03-${String(number).padStart(2, '0')}T10:00:00Z`);
const user = givenUser();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  tidyDrafts(user.userId, day(1));
  adoptSession(givenSession(user));
});

describe('drafts', () => {
  it('belong to one person', () => {
    writeDraft('a', 'reply.1', 'mine', day(1));
    expect(readDraft('a', 'reply.1')).toBe('mine');
    expect(readDraft('b', 'reply.1')).toBe('');
  });
  it('of others and too old ones go at sign-in', () => {
    writeDraft('a', 'new', 'kept', day(31));
    writeDraft('a', 'old', 'too old', new Date('2026-02-01T10:00:00Z'));
    writeDraft('b', 'new', 'of another', day(31));
    tidyDrafts('a', day(31));
    expect(readDraft('a', 'new')).toBe('kept');
    expect(readDraft('a', 'old')).toBe('');
    expect(readDraft('b', 'new')).toBe('');
  });
  it('all go at log-out', () => {
    writeDraft('a', 'new', 'text', day(1));
    forgetDrafts();
    expect(localStorage.length).toBe(0);
  });
  it('survive what is not theirs in the storage', () => {
    localStorage.setItem('tervita.draft.a.broken', 'not json');
    expect(readDraft('a', 'broken')).toBe('');
  });
});

describe('useDraft', () => {
  it('keeps what is typed and restores it', () => {
    const first = renderHook(() => useDraft('reply.1'));
    expect(first.result.current.wasRestored).toBe(false);
    act(() => first.result.current.setText('Tere'));
    first.unmount();
    const second = renderHook(() => useDraft('reply.1'));
    expect(second.result.current).toMatchObject({ text: 'Tere', wasRestored: true });
    act(() => second.result.current.clear());
    expect(second.result.current).toMatchObject({ text: '', wasRestored: false });
    expect(readDraft(user.userId, 'reply.1')).toBe('');
  });
  it('leaves nothing that staff typed on a computer others use', () => {
    adoptSession(givenSession(givenStaff()));
    const first = renderHook(() => useDraft('reply.1'));
    act(() => first.result.current.setText('Teie vererõhk'));
    first.unmount();
    expect(JSON.stringify(localStorage)).not.toContain('vererõhk');
    expect(renderHook(() => useDraft('reply.1')).result.current.text).toBe('Teie vererõhk');
    forgetDrafts();
    expect(JSON.stringify(sessionStorage)).not.toContain('vererõhk');
  });
  it('follows its key', () => {
    writeDraft(user.userId, 'reply.2', 'Teine', day(1));
    const { result, rerender } = renderHook(({ key }) => useDraft(key), { initialProps: { key: 'reply.1' } });
    expect(result.current.text).toBe('');
    rerender({ key: 'reply.2' });
    expect(result.current.text).toBe('Teine');
  });
});

it('what the server does not have yet goes at log-out too, and no page that is closing brings it back', () => {
  writeDraft('a', unsavedKey('d1'), 'only here', day(31));
  expect(unsavedIds('a')).toEqual(['d1']);
  expect(unsavedIds('b')).toEqual([]);
  forgetDrafts();
  expect(readDraft('a', unsavedKey('d1'))).toBe('');
  writeDraft('a', unsavedKey('d1'), 'only here', day(31));
  expect(localStorage.length).toBe(0);
});

it('a session that ran out keeps them for the same person, never for the next', () => {
  writeDraft('a', unsavedKey('d1'), 'only here', day(31));
  tidyDrafts('a', day(31));
  expect(readDraft('a', unsavedKey('d1'))).toBe('only here');
  tidyDrafts('b', day(31));
  expect(localStorage.length).toBe(0);
});

it('words that the server has are not missed', () => {
  writeDraft('a', 'reply/1', 'words', day(1), 'session');
  expect(hasWordsOnlyHere('a')).toBe(true);
  expect(hasWordsOnlyHere('b')).toBe(false);
  markSafe('a', 'reply/1', 'session');
  expect(hasWordsOnlyHere('a')).toBe(false);
  writeDraft('a', 'reply/1', 'other words', day(1), 'session');
  expect(hasWordsOnlyHere('a')).toBe(true);
});
