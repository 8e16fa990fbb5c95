import { forgetDrafts, unsavedIds } from '../core/drafts/drafts.ts';
import { forgetLastSeen } from '../core/offline/forget-last-seen.ts';
import { currentSession } from '../core/session/index.ts';
import { forgetPerson } from '../core/storage.ts';
import { currentLanguage } from '../core/texts/index.ts';

/** Sends what was written without a connection, on whichever page and in whichever tab. */
export const saveUnsaved = async (): Promise<void> => {
  const userId = currentSession()?.userClaim.userId;
  if (!userId || unsavedIds(userId).length === 0) return;
  const { saveAllDrafts } = await import('../features/e-contacts/patient/drafts/sync-drafts.ts');
  await saveAllDrafts(userId, currentLanguage());
};

/** Logging out takes everything of the person along; a session that ran out does not. */
export const leaveDevice = (userId: string): void => {
  forgetDrafts();
  forgetPerson(userId);
  forgetLastSeen();
  Promise.all([import('../core/drafts/kept-files.ts'), import('../core/offline/leave-notices.ts')])
    .then(([{ dropAllFiles }, { leaveNotices }]) => {
      dropAllFiles();
      return leaveNotices();
    })
    .catch(() => undefined);
};
