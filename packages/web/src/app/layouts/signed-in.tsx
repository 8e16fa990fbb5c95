import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { getGlobalMessages } from '@tervita/contract/global-messages';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useLoaderData } from 'react-router';
import { createQueryClient, queryKeyOf } from '../../core/api/index.ts';
import { startLive } from '../../core/live/index.ts';
import { stayReadable } from '../../core/offline/index.ts';
import {
  currentSession,
  endingStore,
  leavingQuestion,
  onRoleSwitch,
  onSessionEnd,
  type Session,
  useSession,
  watchSession,
} from '../../core/session/index.ts';
import { useStore } from '../../core/store.ts';
import { usePublicTexts } from '../../core/texts/index.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { toasts } from '../../ui/toasts.ts';
import type { FirstMessages } from '../shell/first-messages.ts';

const SessionDialog = lazy(() =>
  import('../shell/session-dialog.tsx').then((module) => ({ default: module.SessionDialog })),
);

const loadLeavingDialog = () => import('../shell/leaving-signed-in.tsx');
const LeavingDialog = lazy(() => loadLeavingDialog().then((module) => ({ default: module.LeavingSignedIn })));

/** What the role before was reading is given up: it would be refused to the next one. */
const readNothingAcross = (client: QueryClient, switched: Promise<Session>): void => {
  const before = currentSession()?.userClaim.activeRole;
  void client.cancelQueries();
  switched.then(
    async ({ userClaim }) => {
      await client.cancelQueries();
      // There and back again at once: the page is still here and wants what was given up.
      if (userClaim.activeRole === before) await client.invalidateQueries();
    },
    () => client.invalidateQueries(),
  );
};

/** What was fetched for them, and what was said to them, is nothing for whoever comes next. */
const forgetPerson = (client: QueryClient): void => {
  client.clear();
  toasts.clear();
};

const createClientWith = (first: FirstMessages | null): QueryClient => {
  const client = createQueryClient();
  if (first) client.setQueryData(queryKeyOf(getGlobalMessages, first.asked), first.response);
  return client;
};

/** What every signed-in page stands on. When the person goes, what was fetched for them goes too. */
export function Component() {
  const firstMessages = useLoaderData<FirstMessages | null>();
  const [client] = useState(() => createClientWith(firstMessages));
  const { shell } = usePublicTexts();
  const session = useSession();
  const isEnding = useStore(endingStore);
  const isAsked = useStore(leavingQuestion) !== null;
  useEffect(() => startLive(client), [client]);
  useEffect(watchSession, []);
  useEffect(keepFocus, []);
  // Without a connection, when it is needed most, it could not be fetched.
  useEffect(() => void loadLeavingDialog().catch(() => undefined), []);
  useEffect(() => stayReadable(client), [client]);
  useEffect(() => onSessionEnd(() => forgetPerson(client)), [client]);
  useEffect(() => onRoleSwitch((switched) => readNothingAcross(client, switched)), [client]);
  // Between the end of a session and the start page there is nobody to show anything to.
  if (!session) return null;
  return (
    <QueryClientProvider client={client}>
      <Outlet />
      <Suspense>{isEnding ? <SessionDialog session={session} /> : null}</Suspense>
      <Suspense>{isAsked ? <LeavingDialog /> : null}</Suspense>
      <ToastRegion label={shell.notifications.region} closeLabel={shell.notifications.dismiss} />
    </QueryClientProvider>
  );
}
