import { BusinessError } from '@tervita/domain/core';
import { eContactMaxBytes } from '@tervita/domain/files';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../core/database/database.ts';
import { NotFound } from '../../core/http/errors.ts';
import { type FileOwner, sideOf } from './file-store.ts';

export interface Message {
  readonly eContactId: string;
  readonly clinicId: string;
  readonly entryId: string;
  readonly at: Date;
}

/** Counts what was sent and what waits to be. */
export const refuseOverLimit = async (db: Reader, eContactId: string, moreBytes: number): Promise<void> => {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(size), 0)::float8 as bytes from file
    where e_contact_id = ${eContactId} and removed_at is null`.execute(db);
  if ((rows[0]?.bytes ?? 0) + moreBytes > eContactMaxBytes) throw new BusinessError('FILES_OVER_LIMIT');
};

/** Whether a message may take these: one's own, unsent, not infected, and not too much in all. */
export const assertAttachable = async (
  tx: Tx,
  actor: FileOwner,
  fileIds: readonly string[],
  eContactId: string,
): Promise<void> => {
  if (fileIds.length === 0) return;
  const files = await tx
    .selectFrom('file')
    .select(['id', 'size', 'scan_state', 'e_contact_id'])
    .where('id', 'in', [...fileIds])
    .where('uploader_user_id', '=', actor.userId)
    .where('side', '=', sideOf(actor))
    .where('clinic_id', 'is', null)
    .where('removed_at', 'is', null)
    .where((file) => file.or([file('e_contact_id', 'is', null), file('e_contact_id', '=', eContactId)]))
    .orderBy('id')
    .forUpdate()
    .execute();
  if (files.length !== fileIds.length) throw new NotFound();
  if (files.some(({ scan_state }) => scan_state === 'INFECTED'))
    throw new BusinessError('INVALID_INPUT_FILE');
  const fresh = files.filter(({ e_contact_id }) => e_contact_id === null);
  await refuseOverLimit(
    tx,
    eContactId,
    fresh.reduce((sum, { size }) => sum + size, 0),
  );
};

/** A message takes its files, in its own transaction. */
export const attachFiles = async (
  tx: Tx,
  actor: FileOwner,
  fileIds: readonly string[],
  { eContactId, clinicId, entryId, at }: Message,
): Promise<void> => {
  if (fileIds.length === 0) return;
  await assertAttachable(tx, actor, fileIds, eContactId);
  await tx
    .updateTable('file')
    .set({
      clinic_id: clinicId,
      e_contact_id: eContactId,
      timeline_entry_id: entryId,
      attached_at: at,
      ...(sideOf(actor) === 'PATIENT' ? { draft_id: null } : {}),
    })
    .where('id', 'in', [...fileIds])
    .execute();
};
