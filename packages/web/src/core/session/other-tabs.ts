import {
  adoptSession,
  closeSession,
  currentSession,
  type Session,
  type SessionEnd,
} from './session-store.ts';

type Told = { type: 'SESSION'; session: Session } | { type: 'ENDED'; why: SessionEnd };

const name = 'tervita.session';
let channel: BroadcastChannel | undefined;

export const tellOtherTabs = (message: Told): void => channel?.postMessage(message);

/** One cookie serves all tabs, so they share its life: extended, changed or ended together. */
export const listenToOtherTabs = (onOtherPerson: () => void): (() => void) => {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const opened = new BroadcastChannel(name);
  channel = opened;
  opened.onmessage = ({ data }: MessageEvent<Told>) => {
    if (data.type === 'ENDED') return closeSession(data.why);
    const mine = currentSession()?.userClaim.userId;
    // Nothing of one person may stay on the screen when another signs in.
    if (mine !== data.session.userClaim.userId) return onOtherPerson();
    adoptSession(data.session);
  };
  return () => {
    opened.close();
    channel = undefined;
  };
};
