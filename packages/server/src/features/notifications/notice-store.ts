import type { Language } from '@tervita/domain/core';
import type { Tx } from '../../core/database/database.ts';
import type { NoticeKind } from './mail-texts.ts';

export interface NoticeFor {
  readonly key: string;
  readonly kind: NoticeKind;
  readonly eContactId: string;
}

export interface Addressed {
  readonly id: string;
  readonly email: string | null;
  readonly language: Language;
  readonly clinicName: string;
}

/** The attempt and our reference are stored before the provider is called; undefined: it was sent already. */
export const beginNotice = async (
  tx: Tx,
  { key, kind, eContactId }: NoticeFor,
  id: string,
  fallback: Language,
  now: Date,
): Promise<Addressed | undefined> => {
  const about = await tx
    .selectFrom('e_contact')
    .innerJoin('clinic', 'clinic.id', 'e_contact.clinic_id')
    .innerJoin('app_user', 'app_user.id', 'e_contact.creator_user_id')
    .innerJoin('person', 'person.id', 'app_user.person_id')
    .select([
      'clinic.id as clinicId',
      'clinic.name',
      'app_user.id as userId',
      'app_user.language',
      'app_user.email_notices',
      'person.email',
    ])
    .where('e_contact.id', '=', eContactId)
    .executeTakeFirst();
  if (!about) return undefined;
  await tx
    .insertInto('notice')
    .values({
      id,
      dedupe_key: key,
      kind,
      clinic_id: about.clinicId,
      e_contact_id: eContactId,
      user_id: about.userId,
      status: 'WAITING',
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
  const waiting = await tx
    .updateTable('notice')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where('dedupe_key', '=', key)
    .where('status', '=', 'WAITING')
    .returning('id')
    .executeTakeFirst();
  if (!waiting) return undefined;
  const language = (about.language ?? fallback) as Language;
  return {
    id: waiting.id,
    email: about.email_notices ? about.email : null,
    language,
    clinicName: about.name,
  };
};

export const endNotice = async (tx: Tx, id: string, status: 'SENT' | 'SKIPPED', now: Date): Promise<void> => {
  await tx.updateTable('notice').set({ status, sent_at: now }).where('id', '=', id).execute();
};
