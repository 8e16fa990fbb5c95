import { randomBytes } from 'node:crypto';
import type { Clock } from '../core/clock.ts';
import type { Identity } from './people.ts';

export const lifetimeSeconds = 3600;

/** Where the person goes back to: another page, or the page that holds the frame. */
export type Destination = { returnUrl: string } | { originHost: string };

export type Session = {
  token: string;
  /** The browser brings this one back; the vendor does not promise that it equals the session's token. */
  returnToken: string;
  destination: Destination;
  /** When the caller asked for one person, nobody else may sign in. */
  expectedCode: string | undefined;
  expiresAt: number;
  state: 'WAITING' | 'FINISHED' | 'CLOSED';
  finished?: { identity: Identity; at: Date };
};

const newToken = () => randomBytes(24).toString('hex');

export const createSessions = (clock: Clock) => {
  const byToken = new Map<string, Session>();

  const forgetExpired = () => {
    for (const [token, session] of byToken) {
      if (session.expiresAt <= clock.now().getTime()) byToken.delete(token);
    }
  };

  return {
    create: (destination: Destination, expectedCode: string | undefined): Session => {
      forgetExpired();
      const session: Session = {
        token: newToken(),
        returnToken: newToken(),
        destination,
        expectedCode,
        expiresAt: clock.now().getTime() + lifetimeSeconds * 1000,
        state: 'WAITING',
      };
      byToken.set(session.token, session);
      byToken.set(session.returnToken, session);
      return session;
    },
    /** By either token; nothing once it has expired. */
    find: (token: string): Session | undefined => {
      forgetExpired();
      return byToken.get(token);
    },
    finish: (session: Session, identity: Identity) => {
      session.state = 'FINISHED';
      session.finished = { identity, at: clock.now() };
    },
    close: (session: Session) => {
      session.state = 'CLOSED';
    },
    clear: () => byToken.clear(),
  };
};

export type Sessions = ReturnType<typeof createSessions>;

/** The browser's way back, whether the person signed in or not. */
export const wayBack = ({ destination, returnToken }: Session): string | undefined => {
  if (!('returnUrl' in destination)) return undefined;
  const url = new URL(destination.returnUrl);
  url.searchParams.set('session_token', returnToken);
  return url.href;
};
