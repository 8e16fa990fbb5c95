import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { dropRows } from './job/run-import.ts';

/** Uploads that broke off, and files that were judged and to which nobody said yes, end after a day. */
const endForgotten = async (database: Database): Promise<void> => {
  await sql`update list_import set state = 'STOPPED', finished_at = now()
    where state in ('UPLOADING', 'CHECKED') and started_at < now() - interval '1 day'`.execute(
    database.system,
  );
};

/** What was odd a month ago is no longer needed, the names least: the next import has it again. */
const forgetProblems = async (database: Database): Promise<void> => {
  await sql`
    with old as (update list_import set problem_count = 0
      where problem_count > 0 and started_at < now() - interval '30 days' returning id)
    delete from list_import_problem p using old where p.import_id = old.id`.execute(database.system);
};

/** Names and codes wait beside the lists only as long as somebody may still say yes to them. */
export const sweepImports = async (database: Database): Promise<void> => {
  await endForgotten(database);
  await forgetProblems(database);
  const { rows } = await sql<{ id: string }>`
    select i.id from list_import i where i.state in ('DONE', 'FAILED', 'STOPPED')
      and exists (select from list_import_row r where r.import_id = i.id) limit 100`.execute(database.system);
  for (const { id } of rows) await dropRows({ database }, id);
};
