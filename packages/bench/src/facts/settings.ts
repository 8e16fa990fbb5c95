import type { Findings } from '../core/report.ts';
import type { Sql } from '../core/sql.ts';

/** Killing a process does not test the disk: these settings are what keeps a commit there. */
const kept = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums'];

export const checkSettings = async (sql: Sql, { check }: Findings): Promise<void> => {
  for (const name of kept) {
    const { rows } = await sql.query<{ value: string }>('select current_setting($1) as value', [name]);
    check('the database keeps what it committed', rows[0]?.value === 'on', { [name]: rows[0]?.value });
  }
};
