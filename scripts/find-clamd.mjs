// A virus scanner for the tests of files: the machine's own clamd, or Debian's package where we may install it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { delimiter, join } from 'node:path';

const folders = () => [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
const isHere = () => folders().some((folder) => existsSync(join(folder, 'clamd')));

const works = (args) =>
  spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

/** Where there is none and none can be had, the tests say that they were skipped. */
export const findClamd = (say) => {
  if (isHere() || userInfo().uid !== 0) return;
  say('Installing clamd for the tests of files (once)');
  const options = ['install', '-y', '-qq', '--no-install-recommends', 'clamav-daemon'];
  if (!works(options) && works(['update', '-qq'])) works(options);
};
