import { forget } from '../storage.ts';
import { lastSeenDatabase, lastSeenOwner, lastSeenOwnerKey } from './offline-state.ts';

/** Nothing of a person stays behind: at sign-out, when somebody else comes, and when the server knows of no session. */
export const forgetLastSeen = (): void => {
  if (lastSeenOwner() === null) return;
  forget('local', lastSeenOwnerKey);
  try {
    indexedDB.deleteDatabase(lastSeenDatabase);
  } catch {
    // A browser without it has kept nothing.
  }
};

/** What is kept is for its owner alone. */
export const forgetOthersLastSeen = (userId: string | undefined): void => {
  if (lastSeenOwner() !== userId) forgetLastSeen();
};
