import type { FileItem } from '@tervita/contract/files';
import type { Reader, Tx } from '../../core/database/database.ts';
import type { Actor } from '../../core/session/actor.ts';
import { type FileRow, toItem } from './file-store.ts';

const most = 1_000;

const unsentOf = (db: Reader, actor: Pick<Actor, 'userId'>) =>
  db
    .selectFrom('file')
    .where('uploader_user_id', '=', actor.userId)
    .where('side', '=', 'PATIENT')
    .where('clinic_id', 'is', null)
    .where('e_contact_id', 'is', null)
    .where('removed_at', 'is', null);

/** The draft has these files and no others. One that is gone meanwhile does not keep the words from being saved. */
export const bindToDraft = async (
  tx: Tx,
  actor: Pick<Actor, 'userId'>,
  draftId: string,
  fileIds: readonly string[],
): Promise<void> => {
  await tx
    .updateTable('file')
    .set({ draft_id: null })
    .where('draft_id', '=', draftId)
    .$if(fileIds.length > 0, (files) => files.where('id', 'not in', [...fileIds]))
    .execute();
  if (fileIds.length === 0) return;
  const free = unsentOf(tx, actor)
    .select('id')
    .where('id', 'in', [...fileIds])
    .where('draft_id', 'is', null);
  await tx.updateTable('file').set({ draft_id: draftId }).where('id', 'in', free).execute();
};

/** Another draft may have them from now on. */
export const releaseFromDraft = async (
  tx: Tx,
  actor: Pick<Actor, 'userId'>,
  draftId: string,
  fileIds: readonly string[],
): Promise<void> => {
  if (fileIds.length === 0) return;
  const held = unsentOf(tx, actor)
    .select('id')
    .where('id', 'in', [...fileIds])
    .where('draft_id', '=', draftId);
  await tx.updateTable('file').set({ draft_id: null }).where('id', 'in', held).execute();
};

/** In the order in which they were uploaded. */
export const filesOfDraft = async (
  db: Reader,
  actor: Pick<Actor, 'userId'>,
  draftId: string,
): Promise<FileItem[]> => {
  const rows = await unsentOf(db, actor)
    .select(['id', 'name', 'size', 'media_type', 'scan_state', 'scan_result'])
    .where('draft_id', '=', draftId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map((row): FileItem => toItem({ ...row, plan: null } satisfies FileRow));
};

/** Goes with its draft; the ids are told to the worker. */
export const dropFilesOfDraft = async (
  tx: Tx,
  actor: Pick<Actor, 'userId'>,
  draftId: string,
  now: Date,
): Promise<string[]> => {
  const rows = await tx
    .updateTable('file')
    .set({ removed_at: now, draft_id: null })
    .where('draft_id', '=', draftId)
    .where('uploader_user_id', '=', actor.userId)
    .where('clinic_id', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};
