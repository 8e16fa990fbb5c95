import { draftDays } from '@tervita/domain/e-contacts';
import { sql } from 'kysely';
import type { Database } from '../../../../core/database/database.ts';
import { isBegun, isHere } from './draft-store.ts';

const atATime = 500;

/**
 * What nobody has touched for a month goes, and its files with it: the sweep of files finds them marked. A start that was
 * left before anything was told goes after a day.
 */
export const sweepDrafts = (database: Database): Promise<void> =>
  database.write('tervita_system', {}, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select d.id from e_contact_draft d where d.updated_at < now() - make_interval(days => ${sql.lit(draftDays)})
        or (d.updated_at < now() - interval '1 day' and not ${isBegun} and ${isHere})
      order by d.updated_at limit ${sql.lit(atATime)} for update of d skip locked`.execute(tx);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return;
    await sql`update file set removed_at = now(), draft_id = null where draft_id = any(${ids}::uuid[])`.execute(
      tx,
    );
    await tx.deleteFrom('e_contact_draft').where('id', 'in', ids).execute();
  });
