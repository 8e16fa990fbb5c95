import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveClient, type LiveStatus } from './live-client.ts';
import { mayReconnect, reconnectDelay } from './reconnect.ts';
import { createViews } from './views.ts';

describe('reconnect policy', () => {
  it.each([
    [0, 0, 1000],
    [1, 0, 2000],
    [5, 0, 32_000],
    [6, 0, 60_000],
    [30, 0, 60_000],
    [0, 0.999, 1999],
    [9, 0.5, 60_500],
  ])('after %d failures waits (random %d) %d ms', (failures, random, delay) => {
    expect(reconnectDelay(failures, random)).toBe(delay);
  });
  it.each([
    [1006, true, true],
    [1001, true, true],
    [3000, true, false],
    [1006, false, false],
  ])('closed with %d, session %s: %s', (code, session, expected) => {
    expect(mayReconnect(code, session)).toBe(expected);
  });
});

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  open() {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
  close(code = 1000) {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
}
const newest = () => FakeSocket.all.at(-1) as FakeSocket;

describe('live client', () => {
  let hasSession = true;
  const statuses: LiveStatus[] = [];
  const onReturn = vi.fn();
  const onEnded = vi.fn();
  const onText = vi.fn();
  const given = {
    openSocket: () => new FakeSocket() as unknown as WebSocket,
    hasSession: () => hasSession,
    random: () => 0,
    onText,
    onReturn,
    onEnded,
    onStatus: (status: LiveStatus) => void statuses.push(status),
  };
  let client: ReturnType<typeof createLiveClient>;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    statuses.length = 0;
    onEnded.mockClear();
    hasSession = true;
    client = createLiveClient(given);
    client.start();
  });
  afterEach(() => {
    client.stop();
    vi.useRealTimers();
  });

  it('sends a heartbeat every 30 seconds', () => {
    newest().open();
    vi.advanceTimersByTime(90_000);
    expect(newest().sent).toEqual(Array(3).fill({ type: 'HEARTBEAT' }));
  });

  it('comes back with growing waits, says again what is viewed and fetches what was missed', () => {
    const view = { type: 'VIEW_E_CONTACT', payload: { eContactId: 'e1' } } as const;
    newest().open();
    client.view(view);
    newest().close(1006);
    expect(statuses.at(-1)).toBe('paused');
    vi.advanceTimersByTime(999);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(2);
    newest().close(1006);
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.all).toHaveLength(3);
    expect(onReturn).not.toHaveBeenCalled();
    newest().open();
    expect(newest().sent).toEqual([view]);
    expect(onReturn).toHaveBeenCalledOnce();
    expect(statuses.at(-1)).toBe('live');
  });

  it.each([
    ['the session ended', 3000, true],
    ['nobody is signed in', 1006, false],
  ])('stays away when %s', (_why, code, session) => {
    newest().open();
    hasSession = session;
    newest().close(code);
    vi.advanceTimersByTime(600_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(statuses.at(-1)).toBe('off');
  });

  it('says that the session ended, once the server says so', () => {
    newest().open();
    newest().close(1006);
    expect(onEnded).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    newest().close(3000);
    expect(onEnded).toHaveBeenCalledOnce();
    client.hurry();
    expect(FakeSocket.all).toHaveLength(3);
  });

  it('asks again for what is on the screen when the server refuses to tell more: the answer says what is missing', () => {
    newest().open();
    onReturn.mockClear();
    newest().close(1008);
    expect(onReturn).toHaveBeenCalledOnce();
  });

  it('that came only at a second try fetches what was missed meanwhile', () => {
    onReturn.mockClear();
    newest().close(1006);
    vi.advanceTimersByTime(1000);
    newest().open();
    expect(onReturn).toHaveBeenCalledOnce();
  });

  it('comes back at once when the network does', () => {
    newest().open();
    newest().close(1006);
    client.hurry();
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('does not come back after it was stopped', () => {
    newest().open();
    client.stop();
    vi.advanceTimersByTime(600_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('views', () => {
  const list = { type: 'VIEW_E_CONTACTS', payload: { clinicId: 'c1' } } as const;
  const detail = { type: 'VIEW_E_CONTACT', payload: { eContactId: 'e1' } } as const;

  it('tell the newest screen, then the one under it, then that nobody looks', async () => {
    const say = vi.fn();
    const { enter } = createViews(say);
    const leaveList = enter(list);
    await Promise.resolve();
    const leaveDetail = enter(detail);
    await Promise.resolve();
    leaveDetail();
    await Promise.resolve();
    leaveList();
    await Promise.resolve();
    expect(say.mock.calls.map(([message]) => message)).toEqual([list, detail, list, { type: 'LEAVE' }]);
  });

  it('say once what becomes of one screen: who begins to write has not left', async () => {
    const say = vi.fn();
    const { enter } = createViews(say);
    enter(detail)();
    const writing = { ...detail, payload: { eContactId: 'e1', isWriting: true } } as const;
    enter(writing);
    await Promise.resolve();
    expect(say.mock.calls).toEqual([[writing]]);
  });
});
