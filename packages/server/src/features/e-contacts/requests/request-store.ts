import { BusinessError } from '@tervita/domain/core';
import { type ProblemType, problemTypeNamed } from '@tervita/domain/problem-types';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../core/database/database.ts';

export interface QuestionnaireRequest {
  readonly id: string;
  readonly eContactId: string;
  readonly clinicId: string;
  readonly type: ProblemType;
  readonly isFilled: boolean;
}

interface NewRequest {
  readonly id: string;
  readonly eContactId: string;
  readonly clinicId: string;
  readonly type: ProblemType;
  readonly askedByUserId: string;
}

/** Refused while the same one is still open in this thread. */
export const addRequest = async (tx: Tx, request: NewRequest, now: Date): Promise<void> => {
  const added = await tx
    .insertInto('questionnaire_request')
    .values({
      id: request.id,
      clinic_id: request.clinicId,
      e_contact_id: request.eContactId,
      type: request.type,
      asked_by_user_id: request.askedByUserId,
      asked_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['e_contact_id', 'type']).where('filled_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!added) throw new BusinessError('QUESTIONNAIRE_ALREADY_ASKED');
};

/** Row security shows a request to whoever reads its thread. */
export const findRequest = async (db: Reader, id: string): Promise<QuestionnaireRequest | undefined> => {
  const row = await db
    .selectFrom('questionnaire_request')
    .select(['id', 'e_contact_id', 'clinic_id', 'type', 'filled_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  const type = row && problemTypeNamed(row.type);
  if (!row || !type) return undefined;
  return {
    id: row.id,
    eContactId: row.e_contact_id,
    clinicId: row.clinic_id,
    type,
    isFilled: row.filled_at !== null,
  };
};

/** Why it is not filled in any more, for whoever may read its thread; null while it is waited for. */
export const endOfRequest = async (
  db: Reader,
  id: string,
): Promise<'QUESTIONNAIRE_REQUEST_ENDED' | 'E_CONTACT_ALREADY_CLOSED' | null> => {
  const request = await findRequest(db, id);
  if (request?.isFilled) return 'QUESTIONNAIRE_REQUEST_ENDED';
  const thread = await db
    .selectFrom('e_contact')
    .select('id')
    .where('id', '=', request?.eContactId ?? null)
    .where('status', '=', 'SUBMITTED')
    .executeTakeFirst();
  return thread ? null : 'E_CONTACT_ALREADY_CLOSED';
};

/** More than anybody fills in. */
const openMost = 20;

/** For one of those who read the thread: each fills in a draft of their own, and the first that is sent counts. */
export const openRequestsOf = async (db: Reader, eContactId: string, userId: string) => {
  const rows = await db
    .selectFrom('questionnaire_request')
    .select(['id', 'type', 'asked_at'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('ai_questionnaire')
          .select('ai_questionnaire.id')
          .whereRef('ai_questionnaire.request_id', '=', 'questionnaire_request.id')
          .where('ai_questionnaire.author_user_id', '=', userId)
          .where('ai_questionnaire.draft_id', 'is not', null)
          .where(sql<boolean>`ai_questionnaire.answers <> '{}'`),
      ).as('isBegun'),
    )
    .where('e_contact_id', '=', eContactId)
    .where('filled_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          // For somebody else they answer once the clinic knows who they are.
          selectFrom('letter_opening')
            .innerJoin('e_contact', 'e_contact.id', 'letter_opening.e_contact_id')
            .select('letter_opening.id')
            .where('e_contact.id', '=', eContactId)
            .where('e_contact.represented_person_id', 'is not', null)
            .where('letter_opening.user_id', '=', userId)
            .where('letter_opening.decision', 'is', null),
        ),
      ),
    )
    .orderBy('asked_at')
    .limit(openMost)
    .execute();
  return rows.flatMap(({ id, type, asked_at, isBegun }) => {
    const known = problemTypeNamed(type);
    return known ? [{ id, type: known, askedAt: asked_at.toISOString(), isBegun: isBegun === true }] : [];
  });
};

/** False when somebody was faster: two devices, or the patient and who acts for them. */
export const markFilled = async (
  tx: Tx,
  { id, questionnaireId }: { readonly id: string; readonly questionnaireId: string | null },
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('questionnaire_request')
    .set({ questionnaire_id: questionnaireId, filled_at: now })
    .where('id', '=', id)
    .where('filled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Whether these very answers filled it in before. */
export const isFilledBy = async (db: Reader, id: string, questionnaireId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('questionnaire_request')
    .select('id')
    .where('id', '=', id)
    .where('questionnaire_id', '=', questionnaireId)
    .executeTakeFirst();
  return row !== undefined;
};

/** Staff filled it in with the patient: nothing is asked of them any more. False where nothing was asked for. */
export const settleRequest = async (
  tx: Tx,
  { eContactId, type }: Pick<QuestionnaireRequest, 'eContactId' | 'type'>,
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('questionnaire_request')
    .set({ filled_at: now })
    .where('e_contact_id', '=', eContactId)
    .where('type', '=', type)
    .where('filled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
