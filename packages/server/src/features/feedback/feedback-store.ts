import type { Feedback } from '@tervita/contract/feedback';
import type { FeedbackKeyword, FeedbackSource, Rating } from '@tervita/domain/feedback';
import type { Reader, Tx } from '../../core/database/database.ts';

interface Given extends Omit<Feedback, 'at'> {
  readonly id: string;
  readonly clinicId: string;
  readonly eContactId: string;
  readonly authorUserId: string;
  readonly at: Date;
}

/** False: somebody has said it before; the first word stands. */
export const addFeedback = async (tx: Tx, given: Given): Promise<boolean> => {
  const added = await tx
    .insertInto('feedback')
    .values({
      id: given.id,
      clinic_id: given.clinicId,
      e_contact_id: given.eContactId,
      author_user_id: given.authorUserId,
      source: given.type,
      rating: given.rating,
      keywords: given.keywords,
      comment: given.comment,
      at: given.at,
    })
    .onConflict((conflict) => conflict.columns(['e_contact_id', 'source']).doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
};

export const feedbackBy = async (db: Reader, eContactId: string, userId: string): Promise<Feedback[]> => {
  const rows = await db
    .selectFrom('feedback')
    .select(['source', 'rating', 'keywords', 'comment', 'at'])
    .where('e_contact_id', '=', eContactId)
    .where('author_user_id', '=', userId)
    .execute();
  return rows.map(({ source, rating, keywords, comment, at }) => ({
    type: source as FeedbackSource,
    rating: rating as Rating,
    keywords: keywords as FeedbackKeyword[],
    comment,
    at: at.toISOString(),
  }));
};
