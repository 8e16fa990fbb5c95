// A Redis for the test of the bus: the machine's own, or Debian's package where we may install it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { delimiter, join } from 'node:path';

const isHere = () =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'redis-server')));

const works = (args) =>
  spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

/** Where there is none and none can be had, the test says that it was skipped. */
export const findRedis = (say) => {
  if (isHere() || userInfo().uid !== 0) return;
  say('Installing Redis for the test of the bus (once)');
  const options = ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'];
  if (!works(options) && works(['update', '-qq'])) works(options);
};
