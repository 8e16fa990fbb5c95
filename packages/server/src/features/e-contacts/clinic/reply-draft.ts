import { type ReplyDraft, saveReplyDraft } from '@tervita/contract/e-contacts';
import { LogicError } from '@tervita/domain/core';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../core/database/database.ts';
import { command } from '../../../core/http/use-case.ts';
import type { Actor } from '../../../core/session/actor.ts';
import { unsentFiles } from '../../files/index.ts';
import { assertOurs } from './clinic-e-contact.ts';

export const readReplyDraft = async (db: Reader, id: string, actor: Actor): Promise<ReplyDraft | null> => {
  const row = await db
    .selectFrom('reply_draft')
    .selectAll()
    .where('user_id', '=', actor.userId)
    .where('e_contact_id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const files = await unsentFiles(db, actor, row.file_ids);
  return { reply: row.reply, note: row.note, files, updatedAt: row.updated_at.toISOString() };
};

export const keepReplyDraft = command(saveReplyDraft, async ({ tx, actor, params, body, now, touched }) => {
  touched.eContactIds.add(params.id);
  const { clinicId } = await assertOurs(tx, params.id, actor);
  const { reply, note, fileIds = [], replaces } = body;
  // Of two windows that save at once the second finds what the first has written.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reply-draft ${actor.userId} ${params.id}`}, 0))`.execute(
    tx,
  );
  const { reply: keptReply = '', note: keptNote = '' } =
    (await tx
      .selectFrom('reply_draft')
      .select(['reply', 'note'])
      .where('user_id', '=', actor.userId)
      .where('e_contact_id', '=', params.id)
      .executeTakeFirst()) ?? {};
  const isReplyUnread = keptReply !== reply && keptReply !== replaces.reply;
  const isNoteUnread = keptNote !== note && keptNote !== replaces.note;
  if (isReplyUnread || isNoteUnread) throw new LogicError('DRAFT_CHANGED');
  const row = { reply, note, file_ids: fileIds, updated_at: now };
  await tx
    .insertInto('reply_draft')
    .values({ user_id: actor.userId, e_contact_id: params.id, clinic_id: clinicId, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'e_contact_id']).doUpdateSet(row))
    .execute();
  return { updatedAt: now.toISOString() };
});

const forget = async (
  tx: Tx,
  actor: Actor,
  id: string,
  emptied: { reply: string; file_ids: string[] } | { note: string },
): Promise<void> => {
  await tx
    .updateTable('reply_draft')
    .set({ ...emptied, updated_at: sql<Date>`now()` })
    .where('user_id', '=', actor.userId)
    .where('e_contact_id', '=', id)
    .execute();
};

/** What was sent is no draft; a note that stands beside it stays. */
export const forgetReply = (tx: Tx, actor: Actor, id: string): Promise<void> =>
  forget(tx, actor, id, { reply: '', file_ids: [] });

/** What colleagues can read is no draft; a reply that stands beside it stays. */
export const forgetNote = (tx: Tx, actor: Actor, id: string): Promise<void> =>
  forget(tx, actor, id, { note: '' });
