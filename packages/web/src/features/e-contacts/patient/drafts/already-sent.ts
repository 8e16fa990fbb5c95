import { getPatientTimeline } from '@tervita/contract/e-contacts';
import { call } from '../../../../core/api/index.ts';
import { now } from '../../../../core/clock.ts';
import { writeDraft } from '../../../../core/drafts/drafts.ts';
import { draftKeyOf } from '../timeline/thread.ts';
import { fetchDraft } from './put-draft.ts';

/**
 * What the draft became, when an earlier sending arrived after all. Words that were changed since wait where
 * information is added, so that they are not lost. True: there were such words.
 */
export const findSent = async (
  userId: string,
  draftId: string,
  text: string,
): Promise<{ eContactId: string; isChanged: boolean } | undefined> => {
  const { eContactId } = await fetchDraft(draftId);
  if (!eContactId) return undefined;
  const { entries } = await call(getPatientTimeline, { params: { id: eContactId } });
  const isChanged = entries[0]?.text !== text.trim();
  if (isChanged) writeDraft(userId, draftKeyOf({ id: eContactId }), text, now());
  return { eContactId, isChanged };
};
