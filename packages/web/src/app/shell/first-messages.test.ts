import { getGlobalMessages } from '@tervita/contract/global-messages';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { givenSession, givenUser } from '../../core/session/given.ts';
import { adoptSession } from '../../core/session/session-store.ts';
import { answers, fakeServer } from '../../testing/answers.ts';
import { setAllTexts } from '../../testing/set-all-texts.ts';
import { loadFirstMessages } from './first-messages.ts';

beforeEach(async () => {
  adoptSession(givenSession(givenUser(), '2999-01-01T00:00:00.000Z'));
  await setAllTexts('en');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  adoptSession(null);
});

it('notices come with the page', async () => {
  fakeServer(answers(getGlobalMessages, { messages: [] }));
  expect(await loadFirstMessages()).toMatchObject({ response: { messages: [] } });
});

it('a notice that does not come holds up no page', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const loaded = vi.fn();
  void loadFirstMessages().then(loaded);
  await vi.advanceTimersByTimeAsync(0);
  expect(loaded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(loaded).toHaveBeenCalledWith(null);
});

it('one that cannot be had holds up none either', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await loadFirstMessages()).toBeNull();
});
