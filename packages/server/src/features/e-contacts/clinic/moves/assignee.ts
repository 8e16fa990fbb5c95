import type { Tx } from '../../../../core/database/database.ts';
import { NotFound } from '../../../../core/http/errors.ts';

/** Only somebody who works in the clinic now can be responsible. */
export const assertColleague = async (tx: Tx, clinicId: string, userId: string | null): Promise<void> => {
  if (userId === null) return;
  const colleague = await tx
    .selectFrom('employee')
    .select('id')
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!colleague) throw new NotFound();
};

export const setAssignee = async (tx: Tx, eContactId: string, userId: string | null): Promise<void> => {
  await tx.updateTable('e_contact').set({ assignee_user_id: userId }).where('id', '=', eContactId).execute();
};
