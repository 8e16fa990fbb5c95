import type { LoginInfo, UserClaim } from '@tervita/contract/auth';
import { createStore, useStore } from '../store.ts';

export type Session = LoginInfo;
/** 'ended': by somebody, from another device or with a new password or the work. */
export type SessionEnd = 'expired' | 'logged-out' | 'ended';

const store = createStore<Session | null>(null);
/** True while the dialog asks whether the person is still there. */
export const endingStore = createStore(false);

type Listener = (why: SessionEnd, ended: Session) => void;
const endListeners = new Set<Listener>();

/** Whoever keeps something of a person clears it here. */
export const onSessionEnd = (listener: Listener): (() => void) => {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
};

type SwitchListener = (switched: Promise<Session>) => void;
const switchListeners = new Set<SwitchListener>();

/** Called as another role is asked for: what is still being read was asked in the role before. */
export const onRoleSwitch = (listener: SwitchListener): (() => void) => {
  switchListeners.add(listener);
  return () => switchListeners.delete(listener);
};
export const tellRoleSwitch = (switched: Promise<Session>): void => {
  for (const listener of [...switchListeners]) listener(switched);
};

export const currentSession = (): Session | null => store.get();

export const adoptSession = (session: Session | null): void => {
  store.set(session);
  if (session) endingStore.set(false);
};

export const closeSession = (why: SessionEnd): void => {
  const ended = store.get();
  if (!ended) return;
  store.set(null);
  endingStore.set(false);
  for (const listener of [...endListeners]) listener(why, ended);
};

export const useSession = (): Session | null => useStore(store);

/** For screens that only a signed-in person reaches. */
export const useUser = (): UserClaim => {
  const session = useSession();
  if (!session) throw new Error('a signed-in screen is shown without a session');
  return session.userClaim;
};
