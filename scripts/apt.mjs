// Debian's packages for the tests, where we may install them. Never waits for ever: a mirror may hang, another
// process may hold the lock.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { delimiter, join } from 'node:path';

const mostMs = 180_000;
const patience = [
  '-o',
  'DPkg::Lock::Timeout=120',
  '-o',
  'Acquire::Retries=3',
  '-o',
  'Acquire::http::Timeout=30',
];

const works = (args) =>
  spawnSync('apt-get', [...patience, '-qq', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: mostMs,
    killSignal: 'SIGKILL',
  }).status === 0;

export const mayInstall = () => userInfo().uid === 0;

/** The first of the commands that is on the path or where Debian keeps servers. */
export const findCommand = (...names) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));

/** Whether the package is here now. The list of packages is fetched only when the one we have does not do. */
export const installPackage = (name) => {
  if (!mayInstall()) return false;
  const install = ['install', '-y', '--no-install-recommends', name];
  return works(install) || (works(['update']) && works(install));
};
