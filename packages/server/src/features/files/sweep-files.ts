import { draftDays } from '@tervita/domain/e-contacts';
import { unattachedHours } from '@tervita/domain/files';
import { sql } from 'kysely';
import { sweepIncoming } from '../../integrations/storage/disk.ts';
import type { FileDeps } from './files-deps.ts';
import { removeForGood } from './scan-files.ts';

const hourMs = 3_600_000;
const atATime = 500;

type Deps = Pick<FileDeps, 'database' | 'storage'>;

/** Part of a reply that waits for its time, or that somebody of the staff has not finished. */
const waitsInMessage = sql`(
  exists (select from planned_move p where p.file_ids @> array[file.id] and p.status in ('WAITING', 'HELD'))
  or exists (select from reply_draft d where d.file_ids @> array[file.id]
    and d.updated_at > now() - make_interval(days => ${sql.lit(draftDays)})))`;

const removeUnattached = async (deps: Deps) => {
  const { rows } = await sql<{ id: string }>`
    select id from file where clinic_id is null and draft_id is null
      and (created_at < now() - make_interval(hours => ${unattachedHours}) and not ${waitsInMessage}
        or removed_at is not null)
    order by created_at limit ${sql.lit(atATime)}`.execute(deps.database.system);
  for (const { id } of rows) await removeForGood(deps, id);
};

const inPages = async function* (keys: AsyncIterable<string>, size: number): AsyncIterable<string[]> {
  let page: string[] = [];
  for await (const key of keys) {
    page.push(key);
    if (page.length < size) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
};

/** Bytes whose row was never written, because the process or the database died in between. */
const removeOrphans = async ({ database, storage }: Deps) => {
  const now = await database.read('tervita_system', {}, async (_db, time) => time);
  const before = new Date(now.getTime() - unattachedHours * hourMs);
  await sweepIncoming(storage.incoming, before);
  for await (const keys of inPages(storage.keptBefore(before), atATime)) {
    const { rows } = await sql<{ key: string }>`
      select storage_key as key from file where storage_key = any(${keys})`.execute(database.system);
    const known = new Set(rows.map(({ key }) => key));
    for (const key of keys) if (!known.has(key)) await storage.remove(key);
  }
};

export const sweepFiles = async (deps: Deps): Promise<void> => {
  await removeUnattached(deps);
  await removeOrphans(deps);
};
