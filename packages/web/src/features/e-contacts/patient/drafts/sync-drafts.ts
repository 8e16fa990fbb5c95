import type { Language } from '@tervita/domain/core';
import { findSent } from './already-sent.ts';
import { unlessHeld } from './draft-lock.ts';
import { forgetDraft } from './forget-draft.ts';
import { codeOf, fetchDraft, putDraft } from './put-draft.ts';
import { allUnsaved, forgetSaved, type UnsavedDraft } from './unsaved-draft.ts';

/** The last save of a page that was closed arrived while this one was on its way. */
const isThereAlready = async ({ id, text, files }: UnsavedDraft): Promise<boolean> => {
  const { draft } = await fetchDraft(id);
  return draft?.text === text && files.every((file) => draft.files.some((kept) => kept.id === file.id));
};

/** STORED: the server has it, or needs it no more. DELETED: in another place, or it is too old; nothing brings it back. */
type Outcome = 'STORED' | 'DELETED' | 'KEPT';

const save = async (userId: string, draft: UnsavedDraft, language: Language): Promise<Outcome> => {
  try {
    await putDraft(draft.id, draft, draft.version, language);
    return 'STORED';
  } catch (error) {
    const code = codeOf(error);
    if (code === 'NOT_FOUND' && draft.version > 0) return 'DELETED';
    // Another text is for its author to decide about, on the page where it is written.
    if (code === 'DRAFT_CHANGED') return (await isThereAlready(draft)) ? 'STORED' : 'KEPT';
    const isSent = code === 'DRAFT_ALREADY_SENT' && (await findSent(userId, draft.id, draft.text));
    return isSent ? 'STORED' : 'KEPT';
  }
};

const orKept = (): Outcome => 'KEPT';

/** What was written without a connection goes to the server. True: something went. */
export const syncDrafts = async (userId: string, language: Language): Promise<boolean> => {
  let isAny = false;
  for (const draft of allUnsaved(userId))
    await unlessHeld(draft.id, async () => {
      const outcome = await save(userId, draft, language).catch(orKept);
      if (outcome === 'DELETED') forgetDraft(userId, draft.id);
      if (outcome !== 'STORED') return;
      forgetSaved(userId, draft.id, draft);
      isAny = true;
    });
  return isAny;
};

/** At sign-out, whatever page holds it: none goes on writing after that. */
export const saveAllDrafts = async (userId: string, language: Language): Promise<void> => {
  await Promise.all(
    allUnsaved(userId).map(async (draft) => {
      const outcome = await save(userId, draft, language).catch(orKept);
      if (outcome === 'STORED') forgetSaved(userId, draft.id, draft);
      // The page on which somebody writes it says so, and its words are not thrown away unasked.
      if (outcome === 'DELETED') await unlessHeld(draft.id, async () => forgetDraft(userId, draft.id));
    }),
  );
};
