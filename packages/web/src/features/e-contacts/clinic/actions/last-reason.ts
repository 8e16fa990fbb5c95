import { type ArchiveReason, archiveReasons } from '@tervita/domain/e-contacts';
import { recall, remember } from '../../../../core/storage.ts';

const keyOf = (userId: string) => `complete-reason.${userId}`;

/** The reason this person completed with last on this device: most days it is the same one. */
export const lastReasonOf = (userId: string): ArchiveReason => {
  const stored = recall('local', keyOf(userId));
  return archiveReasons.find((reason) => reason === stored) ?? archiveReasons[0];
};

export const keepLastReason = (userId: string, reason: ArchiveReason): void =>
  remember('local', keyOf(userId), reason);
