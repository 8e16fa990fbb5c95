import { randomUUID } from 'node:crypto';
import type { Clock } from '../core/clock.ts';

interface Session<Asked> {
  readonly asked: Asked;
  readonly endsAt: number;
}

/** A vendor forgets a session after so long. */
const keptMs = 5 * 60_000;
const leastPollMs = 1_000;
const mostPollMs = 120_000;

/** Sign-ins that were begun. Each ends after the same while, as if somebody had looked for the phone. */
export const createEidSessions = <Asked>(clock: Clock, answersAfterMs: number) => {
  const sessions = new Map<string, Session<Asked>>();
  return {
    begin: (asked: Asked): string => {
      const id = randomUUID();
      sessions.set(id, { asked, endsAt: clock.now().getTime() + answersAfterMs });
      return id;
    },
    /** Waits as long as the caller wants to; undefined while nobody has answered. */
    ended: async (id: string, timeoutMs: string | null): Promise<Asked | 'UNKNOWN' | undefined> => {
      const session = sessions.get(id);
      const age = session ? clock.now().getTime() - session.endsAt : 0;
      if (!session || age > keptMs) return 'UNKNOWN';
      const wanted = Number(timeoutMs ?? mostPollMs);
      const waits = Math.min(Math.max(wanted, leastPollMs), mostPollMs, Math.max(0, -age));
      if (waits > 0) await new Promise((resolve) => setTimeout(resolve, waits));
      return clock.now().getTime() >= session.endsAt ? session.asked : undefined;
    },
    clear: () => sessions.clear(),
  };
};
