import type { QueryClient } from '@tanstack/react-query';
import { livePath, type ServerMessage } from '@tervita/contract/live';
import { missingConsents } from '@tervita/domain/consents';
import { now } from '../clock.ts';
import { report } from '../report.ts';
import { confirmExpiry } from '../session/session-actions.ts';
import { currentSession, onSessionEnd } from '../session/session-store.ts';
import { createStore } from '../store.ts';
import { inTurn } from './in-turn.ts';
import { isOfViewers, type KnownViewers, knownAfter } from './known-viewers.ts';
import { createLiveClient, type LiveStatus } from './live-client.ts';
import { readMessage, refreshAfter } from './live-messages.ts';
import { createViews } from './views.ts';

export const statusStore = createStore<LiveStatus>('off');
/** Who looks at which e-contact, by its id. */
export const viewersStore = createStore<KnownViewers['views']>({});
/** Everybody at work in the clinic whose list is open. */
export const presentStore = createStore<KnownViewers['present']>([]);

let queries: QueryClient | undefined;
const ignore = () => undefined;

/** A busy clinic changes many times a second, and a list has hundreds of rows. */
const listsEvery = 500;
const refreshLists = new Map<string | null, () => void>();
const listsChanged = (message: ServerMessage & { type: 'E_CONTACTS_CHANGED' }) => {
  const { clinicId } = message.payload;
  const refresh =
    refreshLists.get(clinicId) ??
    inTurn(() => (queries ? refreshAfter(message, queries) : Promise.resolve()), listsEvery);
  refreshLists.set(clinicId, refresh);
  refresh();
};

const take = (message: ServerMessage) => {
  if (isOfViewers(message)) {
    const known = { views: viewersStore.get(), present: presentStore.get() };
    const { views, present } = knownAfter(known, message);
    viewersStore.set(views);
    return presentStore.set(present);
  }
  if (message.type === 'E_CONTACTS_CHANGED') return listsChanged(message);
  if (queries) refreshAfter(message, queries).catch(ignore);
};

const onText = (text: string) => {
  const message = readMessage(text);
  if (message) take(message);
  // Only the type is told: a message may one day carry more than ids.
  else report('LIVE_UNKNOWN_MESSAGE', /"type":"(\w{1,60})"/.exec(text)?.[1] ?? 'unreadable');
};

/** Whoever has still to agree to the texts or to complete the profile is refused by the server. */
const mayListen = () => {
  const user = currentSession()?.userClaim;
  if (!user || user.incompleteProfile) return false;
  return missingConsents(user.consents, user.activeRole).length === 0;
};

const client = createLiveClient({
  openSocket: () => new WebSocket(livePath),
  hasSession: mayListen,
  random: Math.random,
  onText,
  onStatus: statusStore.set,
  onReturn: () => {
    queries?.invalidateQueries().catch(ignore);
  },
  // Another tab may have opened a new session meanwhile: then the connection comes back.
  onEnded: () => {
    confirmExpiry(now()).then(client.hurry).catch(ignore);
  },
});

export const views = createViews(client.view);

/** Whether changes come by themselves; then what one did oneself comes back like everybody else's. */
export const isLive = (): boolean => statusStore.get() === 'live';

/** Runs while a signed-in layout is on the screen. */
export const startLive = (queryClient: QueryClient): (() => void) => {
  queries = queryClient;
  client.start();
  const stopListening = onSessionEnd(client.stop);
  addEventListener('online', client.hurry);
  return () => {
    removeEventListener('online', client.hurry);
    stopListening();
    client.stop();
  };
};
