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

const columns = ['source', 'rating', 'keywords', 'comment', 'at'] as const;
interface Row {
  readonly source: string;
  readonly rating: number;
  readonly keywords: string[];
  readonly comment: string | null;
  readonly at: Date;
}

const toFeedback = ({ source, rating, keywords, comment, at }: Row): Feedback => ({
  type: source as FeedbackSource,
  rating: rating as Rating,
  keywords: keywords as FeedbackKeyword[],
  comment,
  at: at.toISOString(),
});

/** What one person has said after an e-contact. */
export const feedbackBy = async (db: Reader, eContactId: string, userId: string): Promise<Feedback[]> => {
  const rows = await db
    .selectFrom('feedback')
    .select(columns)
    .where('e_contact_id', '=', eContactId)
    .where('author_user_id', '=', userId)
    .execute();
  return rows.map(toFeedback);
};

/** What was said after an e-contact, whoever said it. */
export const feedbackAfter = async (db: Reader, eContactId: string): Promise<Feedback[]> => {
  const rows = await db
    .selectFrom('feedback')
    .select(columns)
    .where('e_contact_id', '=', eContactId)
    .orderBy('source')
    .execute();
  return rows.map(toFeedback);
};
