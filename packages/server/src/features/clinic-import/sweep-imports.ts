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

/** A name that nobody took over is no longer needed a month later: the next import has it again. */
const forgetNames = async (database: Database): Promise<void> => {
  await sql`update list_import_problem p set imported_first_name = null, imported_surname = null
    from list_import i where i.id = p.import_id and p.imported_surname is not null
      and i.started_at < now() - interval '30 days'`.execute(database.system);
};

/** Names and codes wait beside the lists only as long as somebody may still say yes to them. */
export const sweepImports = async (database: Database): Promise<void> => {
  await endForgotten(database);
  await forgetNames(database);
  const { rows } = await sql<{ id: string }>`
    select i.id from list_import i where i.state in ('DONE', 'FAILED', 'STOPPED')
      and exists (select from list_import_row r where r.import_id = i.id) limit 100`.execute(database.system);
  for (const { id } of rows) await dropRows({ database }, id);
};
