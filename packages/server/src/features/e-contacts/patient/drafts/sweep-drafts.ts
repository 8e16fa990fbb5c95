import { draftDays } from '@tervita/domain/e-contacts';
import { sql } from 'kysely';
import type { Database } from '../../../../core/database/database.ts';

const atATime = 500;

/** What nobody has touched for a month goes, and its files with it: the sweep of files finds them marked. */
export const sweepDrafts = (database: Database): Promise<void> =>
  database.write('tervita_system', {}, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select id from e_contact_draft where updated_at < now() - make_interval(days => ${sql.lit(draftDays)})
      order by updated_at limit ${sql.lit(atATime)} for update skip locked`.execute(tx);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return;
    await sql`update file set removed_at = now(), draft_id = null where draft_id = any(${ids}::uuid[])`.execute(
      tx,
    );
    await tx.deleteFrom('e_contact_draft').where('id', 'in', ids).execute();
  });
