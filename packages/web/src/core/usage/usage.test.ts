import { trackUsage } from '@tervita/contract/usage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answers, fakeServer } from '../../testing/answers.ts';
import { givenSession, givenStaff, givenUser } from '../session/given.ts';
import { adoptSession } from '../session/session-store.ts';
import { countUse } from './usage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const bodies = (calls: { body: unknown }[]) => calls.map(({ body }) => body);

describe('what staff use', () => {
  it('is counted and reported once a minute', () => {
    const { calls } = fakeServer(answers(trackUsage, {}));
    adoptSession(givenSession(givenStaff()));
    countUse('key', 'reply');
    countUse('key', 'reply');
    countUse('template', 'inserted');
    expect(calls).toHaveLength(0);
    vi.advanceTimersByTime(60_000);
    expect(bodies(calls)).toEqual([
      { target: 'key', payload: { reply: 2 } },
      { target: 'template', payload: { inserted: 1 } },
    ]);
    vi.advanceTimersByTime(120_000);
    expect(calls).toHaveLength(2);
  });

  it('is reported before the page goes', () => {
    const { calls } = fakeServer(answers(trackUsage, {}));
    adoptSession(givenSession(givenStaff()));
    countUse('palette', 'pdf');
    dispatchEvent(new Event('pagehide'));
    expect(bodies(calls)).toEqual([{ target: 'palette', payload: { pdf: 1 } }]);
  });

  it('is not told in the name of who comes next, nor as a patient', () => {
    const { calls } = fakeServer(answers(trackUsage, {}));
    adoptSession(givenSession(givenStaff()));
    countUse('key', 'reply');
    adoptSession(givenSession(givenUser()));
    vi.advanceTimersByTime(60_000);
    adoptSession(givenSession({ ...givenStaff(), userId: '01960000-0000-7000-8000-0000000000f1' }));
    countUse('key', 'note');
    vi.advanceTimersByTime(60_000);
    expect(bodies(calls)).toEqual([{ target: 'key', payload: { note: 1 } }]);
  });

  it('of patients is not counted', () => {
    const { calls } = fakeServer(answers(trackUsage, {}));
    adoptSession(givenSession(givenUser()));
    countUse('key', 'reply');
    vi.advanceTimersByTime(60_000);
    expect(calls).toHaveLength(0);
  });
});
