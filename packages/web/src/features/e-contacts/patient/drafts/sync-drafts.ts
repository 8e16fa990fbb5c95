import type { Language } from '@tervita/domain/core';
import { unlessHeld } from './draft-lock.ts';
import { codeOf, putDraft } from './put-draft.ts';
import { allUnsaved, forgetUnsaved, type UnsavedDraft } from './unsaved-draft.ts';

/** True: the server has it, or needs it no more. */
const isStored = async (draft: UnsavedDraft, language: Language): Promise<boolean> => {
  try {
    await putDraft(draft.id, draft, draft.version, language);
    return true;
  } catch (error) {
    // Of another text the author decides on the page where it is written.
    return codeOf(error) === 'DRAFT_ALREADY_SENT';
  }
};

/** What was written without a connection goes to the server. True: something went. */
export const syncDrafts = async (userId: string, language: Language): Promise<boolean> => {
  let isAny = false;
  for (const draft of allUnsaved(userId)) {
    if (await unlessHeld(draft.id, () => isStored(draft, language))) {
      forgetUnsaved(userId, draft.id);
      isAny = true;
    }
  }
  return isAny;
};
