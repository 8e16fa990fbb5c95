import { getPatientTimeline } from '@tervita/contract/e-contacts';
import { call } from '../../../../core/api/index.ts';
import { now } from '../../../../core/clock.ts';
import { readDraft, writeDraft } from '../../../../core/drafts/drafts.ts';
import { draftKeyOf } from '../timeline/thread.ts';
import { fetchDraft } from './put-draft.ts';
import { forgetUnsaved, readUnsaved, type UnsavedDraft } from './unsaved-draft.ts';

/** Beside what may wait there already. */
const added = (there: string, text: string): string => {
  if (there.includes(text)) return there;
  return text.includes(there) ? text : `${there}\n\n${text}`;
};

/**
 * Words that an e-contact does not begin with wait where information is added to it, so that they are not lost; the
 * draft's own copy goes. True: there were such words.
 */
export const moveToThread = async (
  userId: string,
  eContactId: string,
  { id, text }: Pick<UnsavedDraft, 'id' | 'text'>,
): Promise<boolean> => {
  const { entries } = await call(getPatientTimeline, { params: { id: eContactId } });
  const isChanged = entries[0]?.text !== text.trim();
  const key = draftKeyOf({ id: eContactId });
  if (isChanged) writeDraft(userId, key, added(readDraft(userId, key), text), now());
  if (readUnsaved(userId, id)?.text === text) forgetUnsaved(userId, id);
  return isChanged;
};

/** What the draft became, when an earlier sending arrived after all. */
export const findSent = async (
  userId: string,
  draftId: string,
  text: string,
): Promise<{ eContactId: string; isChanged: boolean } | undefined> => {
  const { eContactId } = await fetchDraft(draftId);
  if (!eContactId) return undefined;
  return { eContactId, isChanged: await moveToThread(userId, eContactId, { id: draftId, text }) };
};
