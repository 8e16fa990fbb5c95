import type { FileItem } from '@tervita/contract/files';
import type { Plan } from '@tervita/domain/clinics';
import { type MediaType, mayOpen, type ScanState, shownScan } from '@tervita/domain/files';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../core/database/database.ts';
import type { Actor } from '../../core/session/actor.ts';
import { isOthersMatter } from '../../core/session/own-matter.ts';
import { isOwnThread } from '../../core/session/own-thread.ts';

export type Side = 'PATIENT' | 'CLINIC';
/** Whose files, in which of their roles. */
export type FileOwner = Pick<Actor, 'userId' | 'activeRole'>;
export const sideOf = ({ activeRole }: Pick<Actor, 'activeRole'>): Side =>
  activeRole === 'PRM_PATIENT' ? 'PATIENT' : 'CLINIC';

export const notScannable = 'NOT_SCANNABLE';

export interface FileRow {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly media_type: string;
  readonly scan_state: string;
  readonly scan_result: string | null;
  readonly plan: string | null;
}

export const toItem = (row: FileRow): FileItem => {
  const state = row.scan_state as ScanState;
  return {
    id: row.id,
    name: row.name,
    size: row.size,
    mediaType: row.media_type as MediaType,
    scanState: shownScan(state, row.plan as Plan | null),
    canOpen: mayOpen(state, row.scan_result === notScannable),
  };
};

/** Not sent yet: its uploader's alone, in the role they uploaded it in. */
const unsent = (actor: FileOwner) =>
  sql`(f.clinic_id is null and f.uploader_user_id = ${actor.userId} and f.side = ${sideOf(actor)})`;

const inMyThread = (actor: Actor) => sql`exists (
  select from e_contact e where e.id = f.e_contact_id and e.status <> 'CREATED' and ${isOwnThread(actor, 'e')})`;

const inOurThread = (actor: Actor) => sql`exists (
  select from e_contact e where e.id = f.e_contact_id and e.clinic_id = any(${[...actor.clinicIds]}::uuid[])
    and e.status in ('SUBMITTED', 'COMPLETED', 'CANCELLED', 'REJECTED') and ${isOthersMatter(actor, 'e')})`;

/** Whose files a caller may look at; row security says the same a second time. */
const readableBy = (actor: Actor): RawBuilder<unknown> =>
  sideOf(actor) === 'PATIENT'
    ? sql`((${unsent(actor)} and (f.e_contact_id is null or ${inMyThread(actor)})) or
        (f.clinic_id is not null and ${inMyThread(actor)}))`
    : sql`(${unsent(actor)} or (f.clinic_id = any(${[...actor.clinicIds]}::uuid[]) and ${inOurThread(actor)}))`;

const columns = sql`f.id, f.name, f.size, f.media_type, f.scan_state, f.scan_result,
  (select plan_now(c) from clinic c where c.id = f.clinic_id) as plan`;

export interface StoredFile extends FileRow {
  readonly storage_key: string;
  readonly e_contact_id: string | null;
}

export const findFile = async (db: Reader, actor: Actor, id: string): Promise<StoredFile | undefined> => {
  const { rows } = await sql<StoredFile>`
    select ${columns}, f.storage_key, f.e_contact_id from file f
    where f.id = ${id} and f.removed_at is null and ${readableBy(actor)}`.execute(db);
  return rows[0];
};

export interface FileOfEContact extends FileRow {
  readonly at: Date;
  readonly side: Side;
  readonly sent: boolean;
}

/** More than 500 MB of files can be: ten for each of a thousand messages would never be reached. */
const most = 1_000;

export const filesOf = async (db: Reader, actor: Actor, eContactId: string): Promise<FileOfEContact[]> => {
  const { rows } = await sql<FileOfEContact>`
    select ${columns}, coalesce(f.attached_at, f.created_at) as at, f.side, f.clinic_id is not null as sent
    from file f where f.e_contact_id = ${eContactId} and f.removed_at is null and ${readableBy(actor)}
    order by at, f.id limit ${sql.lit(most)}`.execute(db);
  return rows;
};

/** For a timeline whose reader was judged already. */
export const filesByEntry = async (db: Reader, eContactId: string): Promise<Map<string, FileItem[]>> => {
  const { rows } = await sql<FileRow & { entry: string }>`
    select ${columns}, f.timeline_entry_id as entry from file f
    where f.e_contact_id = ${eContactId} and f.timeline_entry_id is not null
    order by f.id limit ${sql.lit(most)}`.execute(db);
  const grouped = Map.groupBy(rows, ({ entry }) => entry);
  return new Map([...grouped].map(([entry, files]) => [entry, files.map(toItem)]));
};

export interface NewFile {
  readonly id: string;
  readonly name: string;
  readonly mediaType: MediaType;
  readonly size: number;
  readonly sha256: Buffer;
  readonly storageKey: string;
  readonly scanState: ScanState;
  readonly eContactId: string | null;
}

export const insertFile = async (tx: Tx, actor: Actor, file: NewFile, now: Date): Promise<void> => {
  await tx
    .insertInto('file')
    .values({
      id: file.id,
      uploader_user_id: actor.userId,
      side: sideOf(actor),
      e_contact_id: file.eContactId,
      name: file.name,
      media_type: file.mediaType,
      size: file.size,
      sha256: file.sha256,
      storage_key: file.storageKey,
      scan_state: file.scanState,
      created_at: now,
    })
    .execute();
};

/** Only what no message carries yet can be taken back. */
export const markRemoved = async (tx: Tx, actor: Actor, id: string, now: Date): Promise<boolean> => {
  const row = await tx
    .updateTable('file')
    .set(sideOf(actor) === 'PATIENT' ? { removed_at: now, draft_id: null } : { removed_at: now })
    .where('id', '=', id)
    .where('uploader_user_id', '=', actor.userId)
    .where('side', '=', sideOf(actor))
    .where('clinic_id', 'is', null)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Files that wait in a draft, in the order given; those that are gone are left out. */
export const unsentFiles = async (
  db: Reader,
  owner: FileOwner,
  ids: readonly string[],
): Promise<FileItem[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<FileRow>`
    select ${columns} from file f join unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, place) using (id)
    where f.removed_at is null and ${unsent(owner)} order by wanted.place`.execute(db);
  return rows.map(toItem);
};

/** Files that wait in a planned reply of the caller's clinic, a colleague's too, in the order given. */
export const filesOfPlanned = async (
  db: Reader,
  plannedId: string,
  ids: readonly string[],
): Promise<FileItem[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<FileRow>`
    select ${columns} from files_of_planned(${plannedId}) f
    join unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, place) using (id)
    order by wanted.place`.execute(db);
  return rows.map(toItem);
};
