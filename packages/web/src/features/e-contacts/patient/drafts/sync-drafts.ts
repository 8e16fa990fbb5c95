import type { Language } from '@tervita/domain/core';
import { findSent } from './already-sent.ts';
import { unlessHeld } from './draft-lock.ts';
import { codeOf, fetchDraft, putDraft } from './put-draft.ts';
import { allUnsaved, forgetSaved, type UnsavedDraft } from './unsaved-draft.ts';

/** The last save of a page that was closed arrived while this one was on its way. */
const isThereAlready = async ({ id, text, files }: UnsavedDraft): Promise<boolean> => {
  const { draft } = await fetchDraft(id);
  return draft?.text === text && files.every((file) => draft.files.some((kept) => kept.id === file.id));
};

/** True: the server has it, or needs it no more. */
const isStored = async (userId: string, draft: UnsavedDraft, language: Language): Promise<boolean> => {
  try {
    await putDraft(draft.id, draft, draft.version, language);
    return true;
  } catch (error) {
    const code = codeOf(error);
    // Another text is for its author to decide about, on the page where it is written.
    if (code === 'DRAFT_CHANGED') return isThereAlready(draft);
    return code === 'DRAFT_ALREADY_SENT' && (await findSent(userId, draft.id, draft.text)) !== undefined;
  }
};

/** What was written without a connection goes to the server. True: something went. */
export const syncDrafts = async (userId: string, language: Language): Promise<boolean> => {
  let isAny = false;
  for (const draft of allUnsaved(userId)) {
    if (await unlessHeld(draft.id, () => isStored(userId, draft, language).catch(() => false))) {
      forgetSaved(userId, draft.id, draft);
      isAny = true;
    }
  }
  return isAny;
};

/** At sign-out, whatever page holds it: none goes on writing after that. */
export const saveAllDrafts = async (userId: string, language: Language): Promise<void> => {
  await Promise.all(
    allUnsaved(userId).map(async (draft) => {
      if (await isStored(userId, draft, language).catch(() => false)) forgetSaved(userId, draft.id, draft);
    }),
  );
};
