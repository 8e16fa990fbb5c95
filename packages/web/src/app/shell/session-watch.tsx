import { useEffect } from 'react';
import { endingStore, useSession, watchSession } from '../../core/session/index.ts';
import { useStore } from '../../core/store.ts';
import { usePublicTexts } from '../../core/texts/index.ts';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { LeavingDialog } from './leaving-dialog.tsx';
import { SessionDialog } from './session-dialog.tsx';

/** A session on a page outside the signed-in layout: agreements, a profile that is not complete. */
export function SessionWatch() {
  const session = useSession();
  const { shell } = usePublicTexts();
  const isEnding = useStore(endingStore);
  useEffect(watchSession, []);
  return (
    <>
      {session && isEnding ? <SessionDialog session={session} /> : null}
      <LeavingDialog />
      <ToastRegion label={shell.notifications.region} closeLabel={shell.notifications.dismiss} />
    </>
  );
}
