import type { PlannedMove } from '@tervita/contract/e-contacts';
import type { AlarmOutcomeKind } from '@tervita/domain/e-contacts';
import { type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '../../../../core/database/database.ts';
import type { DB } from '../../../../core/database/schema.generated.ts';
import { NotFound } from '../../../../core/http/errors.ts';
import type { Actor } from '../../../../core/session/actor.ts';
import { filesOfPlanned } from '../../../files/index.ts';
import type { Author } from '../../e-contact-store.ts';
import type { Sending } from '../moves/perform.ts';

export type PlannedRow = Selectable<DB['planned_move']>;

export const toPlanned = async (db: Reader, row: PlannedRow, actor: Actor): Promise<PlannedMove> => ({
  id: row.id,
  version: row.version,
  move: row.move as PlannedMove['move'],
  status: row.status === 'HELD' ? 'HELD' : 'WAITING',
  dueAt: row.due_at.toISOString(),
  createdAt: row.created_at.toISOString(),
  text: row.text,
  reason: row.reason,
  opensAt: row.opens_at?.toISOString() ?? null,
  files: await filesOfPlanned(db, row.id, row.file_ids),
  author: { name: row.author_name, me: row.user_id === actor.userId },
  heldBy: row.held_by,
});

const plannedMost = 20;

export const readPlanned = async (db: Reader, eContactId: string, actor: Actor): Promise<PlannedMove[]> => {
  const rows = await db
    .selectFrom('planned_move')
    .selectAll()
    .where('e_contact_id', '=', eContactId)
    .where('status', 'in', ['WAITING', 'HELD'])
    .orderBy('created_at')
    .limit(plannedMost)
    .execute();
  return Promise.all(rows.map((row) => toPlanned(db, row, actor)));
};

/** The e-contact is locked before it: everybody takes the two in the same order. */
export const lockPlanned = async (tx: Tx, eContactId: string, id: string): Promise<PlannedRow> => {
  const row = await tx
    .selectFrom('planned_move')
    .selectAll()
    .where('id', '=', id)
    .where('e_contact_id', '=', eContactId)
    .where('status', 'in', ['WAITING', 'HELD'])
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
};

/** The author may no longer work here when the time comes. */
export const isAuthorEmployed = async (tx: Tx, { clinic_id, user_id }: PlannedRow): Promise<boolean> => {
  const employed = await tx
    .selectFrom('employee')
    .select('id')
    .where('clinic_id', '=', clinic_id)
    .where('user_id', '=', user_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return employed !== undefined;
};

/** Whether a decision on a medicine was taken back after it was planned. */
export const wasDecisionTakenBack = async (
  tx: Tx,
  { e_contact_id, created_at }: PlannedRow,
): Promise<boolean> => {
  const { rows } = await sql`
    select from timeline_entry where e_contact_id = ${e_contact_id} and move = 'undoPrescription'
      and at >= ${created_at} limit 1`.execute(tx);
  return rows.length > 0;
};

/** It was sent with a few seconds in which its sender can take it back, not planned for a later time. */
export const isUndoTime = ({ due_at, created_at }: PlannedRow): boolean =>
  due_at.getTime() - created_at.getTime() <= 60_000;

export const endPlanned = async (
  tx: Tx,
  id: string,
  status: 'DONE' | 'CANCELLED' | 'HELD',
  now: Date,
): Promise<void> => {
  await tx.updateTable('planned_move').set({ status, ended_at: now }).where('id', '=', id).execute();
};

/** A page drawn before does not know that it was stopped: the version tells, as with its words and its time. */
export const nextVersion = sql<number>`version + 1`;

export const holdPlanned = (tx: Tx, id: string, heldBy: string, now: Date): Promise<PlannedRow> =>
  tx
    .updateTable('planned_move')
    .set({ status: 'HELD', held_by: heldBy, ended_at: now, version: nextVersion })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/**
 * Nothing goes to a patient under a name that did not write it. The earlier words are kept, as something that was not
 * sent, with the name of who wrote them and of who changed them.
 */
export const takeOver = async (tx: Tx, row: PlannedRow, author: Author, id: string) => {
  await sql`select keep_planned_words(${row.id}, ${id})`.execute(tx);
  return {
    user_id: author.userId,
    author_name: author.name,
    author_role: author.role,
    files_user_id: row.files_user_id ?? row.user_id,
  };
};

export const sendingOf = (row: PlannedRow): Sending => ({
  move: row.move as Sending['move'],
  text: row.text,
  reason: row.reason,
  opensAt: row.opens_at,
  fileIds: row.file_ids,
  filesUserId: row.files_user_id,
  alarmOutcome:
    row.alarm_outcome === null
      ? null
      : { kind: row.alarm_outcome as AlarmOutcomeKind, tries: row.alarm_tries },
});
