import { migrationsFolder } from '../../folders.ts';
import { CannotStart } from '../cannot-start.ts';
import { prepareJobs } from '../outbox/prepare-jobs.ts';
import type { DatabaseAddress } from './database.ts';
import { markInstallation, refuseOtherMode } from './installation.ts';
import { migrate } from './migrate.ts';
import { moveClockOfDatabase, moveClockOfFunctions } from './moved-clock.ts';
import { databaseUsers, ensureUsers, withClient } from './users.ts';

const oldestSafe: Record<number, number> = { 15: 14, 16: 10, 17: 6 };

/** What we promise about keeping data rests on these; PROD does not start without them. */
const problemsOf = (ownerUrl: string): Promise<string[]> =>
  withClient(ownerUrl, async (client) => {
    const setting = async (name: string) =>
      (await client.query(`select current_setting('${name}') as value`)).rows[0].value;
    const problems: string[] = [];
    for (const name of ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums']) {
      if ((await setting(name)) === 'off') problems.push(`PostgreSQL's ${name} is off`);
    }
    const version = Number(await setting('server_version_num'));
    const [major, minor] = [Math.floor(version / 10_000), version % 10_000];
    if (major < 15 || minor < (oldestSafe[major] ?? 0))
      problems.push(`PostgreSQL ${major}.${minor} is too old`);
    const { rows } = await client.query(
      'select rolname from pg_roles where rolname = any($1) and (rolsuper or rolbypassrls)',
      [databaseUsers],
    );
    problems.push(...rows.map((row) => `database user ${row.rolname} is not bound by row security`));
    return problems;
  });

export class UnsafeDatabase extends CannotStart {
  constructor(problems: string[]) {
    super(
      `The database is not safe for people's data:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
    this.name = 'UnsafeDatabase';
  }
}

/** Users, tables, job queues; safe to run in several processes at once and again at every start. */
export const prepareDatabase = async (
  address: DatabaseAddress,
  isProd: boolean,
  clockAheadSeconds = 0,
): Promise<void> => {
  const mode = isProd ? 'PROD' : 'DEMO';
  await refuseOtherMode(address.url, mode);
  await ensureUsers(address.url, address.usersSecret);
  if (!isProd) await moveClockOfDatabase(address.url, clockAheadSeconds);
  await migrate(address.url, migrationsFolder);
  await markInstallation(address.url, mode);
  await prepareJobs(address.url);
  if (!isProd) await moveClockOfFunctions(address.url);
  const problems = isProd ? await problemsOf(address.url) : [];
  if (problems.length > 0) throw new UnsafeDatabase(problems);
};
