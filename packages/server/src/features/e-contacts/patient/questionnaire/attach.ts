import type { Tx } from '../../../../core/database/database.ts';
import { judge } from './judge.ts';
import { findOfDraft } from './questionnaire-store.ts';

/** What was asked and answered goes to the clinic with the e-contact, in whatever words that was written. */
export const attachQuestionnaire = async (
  tx: Tx,
  draftId: string,
  eContact: { readonly id: string },
  now: Date,
): Promise<void> => {
  const found = await findOfDraft(tx, draftId);
  if (!found) return;
  const { fired } = judge(found, now);
  await tx
    .updateTable('ai_questionnaire')
    .set({
      draft_id: null,
      e_contact_id: eContact.id,
      fired: JSON.stringify(fired),
      words_to_send: null,
      made_summary: null,
      updated_at: now,
    })
    .where('id', '=', found.questionnaire.id)
    .execute();
};
