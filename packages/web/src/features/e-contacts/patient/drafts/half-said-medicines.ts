import { now } from '../../../../core/clock.ts';
import { readDraft, writeDraft } from '../../../../core/drafts/drafts.ts';

const keyOf = (draftId: string) => `medicines/${draftId}`;

/** The server takes whole medicines only: what lacks something is kept on this device until it is whole. */
export const keepHalfSaid = (userId: string, draftId: string, medicines: readonly object[]): void =>
  writeDraft(userId, keyOf(draftId), medicines.length > 0 ? JSON.stringify(medicines) : '', now());

export const readHalfSaid = <T extends object>(userId: string, draftId: string): readonly T[] => {
  try {
    const kept: unknown = JSON.parse(readDraft(userId, keyOf(draftId)) || '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
};
