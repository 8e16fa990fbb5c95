import { BusinessError } from '@tervita/domain/core';
import { sql } from 'kysely';
import type { Tx } from '../../../../core/database/database.ts';
import { NotFound } from '../../../../core/http/errors.ts';
import { isOthersMatter } from '../../../../core/session/own-matter.ts';
import type { LockedEContact } from '../../e-contact-store.ts';

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

/** Nobody becomes responsible for their own matter: they would not even find it. */
export const refuseOwnMatter = async (
  tx: Tx,
  { id, clinicId }: Pick<LockedEContact, 'id' | 'clinicId'>,
  userId: string | null,
): Promise<void> => {
  if (userId === null) return;
  const { rows } = await sql<{ personId: string | null }>`
    select person_of_colleague(${clinicId}, ${userId}) as "personId"`.execute(tx);
  const personId = rows[0]?.personId;
  if (!personId) throw new NotFound();
  const others = await tx
    .selectFrom('e_contact')
    .select('id')
    .where('id', '=', id)
    .where(isOthersMatter({ userId, personId }, 'e_contact'))
    .executeTakeFirst();
  if (!others) throw new BusinessError('E_CONTACT_OWN_MATTER');
};

export const setAssignee = async (tx: Tx, eContactId: string, userId: string | null): Promise<void> => {
  await tx.updateTable('e_contact').set({ assignee_user_id: userId }).where('id', '=', eContactId).execute();
};
