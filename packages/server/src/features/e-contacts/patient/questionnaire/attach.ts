import type { FiredRule } from '@tervita/domain/smart-questionnaire';
import type { Tx } from '../../../../core/database/database.ts';

interface Attached {
  readonly draftId: string;
  readonly eContactId: string;
  readonly firedByAnswers: readonly FiredRule[];
}

/** What was asked and answered goes to the clinic with the e-contact, in whatever words that was written. */
export const attachQuestionnaire = async (
  tx: Tx,
  { draftId, eContactId, firedByAnswers }: Attached,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('ai_questionnaire')
    .set({
      draft_id: null,
      e_contact_id: eContactId,
      fired: JSON.stringify(firedByAnswers),
      words_to_send: null,
      made_summary: null,
      updated_at: now,
    })
    .where('draft_id', '=', draftId)
    .execute();
};
