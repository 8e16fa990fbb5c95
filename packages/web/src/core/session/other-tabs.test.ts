import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenSession, givenUser } from './given.ts';
import { listenToOtherTabs, tellOtherTabs } from './other-tabs.ts';
import { adoptSession, closeSession, currentSession } from './session-store.ts';

class FakeChannel {
  static all: FakeChannel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  posted: unknown[] = [];
  constructor() {
    FakeChannel.all.push(this);
  }
  postMessage(message: unknown) {
    this.posted.push(message);
  }
  close() {}
}
const hear = (data: unknown) => FakeChannel.all.at(-1)?.onmessage?.({ data });

const onOtherPerson = vi.fn();
let stop: () => void;
beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  onOtherPerson.mockClear();
  adoptSession(givenSession(givenUser()));
  stop = listenToOtherTabs(onOtherPerson);
});
afterEach(() => {
  stop();
  closeSession('expired');
  vi.unstubAllGlobals();
});

describe('tabs of one browser', () => {
  it('end together', () => {
    hear({ type: 'ENDED', why: 'logged-out' });
    expect(currentSession()).toBeNull();
  });
  it('take over an extension', () => {
    hear({ type: 'SESSION', session: givenSession(givenUser(), '2026-03-12T11:00:00.000Z') });
    expect(currentSession()?.expiration).toBe('2026-03-12T11:00:00.000Z');
    expect(onOtherPerson).not.toHaveBeenCalled();
  });
  it('start over when another person signed in', () => {
    hear({ type: 'SESSION', session: givenSession(givenUser({ userId: 'another' })) });
    expect(onOtherPerson).toHaveBeenCalledOnce();
  });
  it('are told', () => {
    tellOtherTabs({ type: 'ENDED', why: 'expired' });
    expect(FakeChannel.all.at(-1)?.posted).toEqual([{ type: 'ENDED', why: 'expired' }]);
  });
});
