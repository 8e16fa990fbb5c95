import type { QueryClient } from '@tanstack/react-query';
import { currentSession } from '../session/session-store.ts';
import { recall } from '../storage.ts';
import { startedOffline } from './offline-state.ts';

const ignore = () => undefined;

/** A patient's pages can be read without a connection; what it takes is fetched after the page is there. */
export const stayReadable = (client: QueryClient): (() => void) => {
  let stop = ignore as () => void;
  let isOver = false;
  if (currentSession()?.userClaim.permissions.includes('PRM_PATIENT')) {
    Promise.all([import('./last-seen.ts'), import('./register-worker.ts')])
      .then(([{ keepLastSeen }, { registerWorker }]) => {
        if (!isOver) stop = keepLastSeen(client);
        return registerWorker();
      })
      .then(async () => {
        const userId = currentSession()?.userClaim.userId;
        if (userId && recall('local', 'push'))
          await (await import('../push/push-device.ts')).confirmPush(userId);
      })
      .catch(ignore);
  }
  const stopReturn = startedOffline.subscribe(() => {
    if (!startedOffline.get()) client.invalidateQueries().catch(ignore);
  });
  return () => {
    stopReturn();
    isOver = true;
    stop();
  };
};
