import type { Tx } from '../../../../core/database/database.ts';
import { NotFound } from '../../../../core/http/errors.ts';

/** The name of who becomes responsible; only somebody who works in the clinic now can be. */
export const colleagueNamed = async (
  tx: Tx,
  clinicId: string,
  userId: string | null,
): Promise<string | null> => {
  if (userId === null) return null;
  const colleague = await tx
    .selectFrom('employee')
    .select(['first_name', 'surname'])
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!colleague) throw new NotFound();
  return `${colleague.first_name} ${colleague.surname}`;
};

export const setAssignee = async (tx: Tx, eContactId: string, userId: string | null): Promise<void> => {
  await tx.updateTable('e_contact').set({ assignee_user_id: userId }).where('id', '=', eContactId).execute();
};
