import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Cleanup } from './cleanup.ts';
import { waitUntil } from './wait.ts';

const places = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
/** Undefined: not on this machine. */
const program = places.map((place) => join(place, 'clamd')).find(existsSync);

// In two halves, so that no scanner takes this file for the thing itself.
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export interface Clamd {
  readonly url: string;
  start(): Promise<void>;
  kill(): Promise<void>;
}

const settings = {
  Foreground: 'yes',
  StreamMaxLength: '55M',
  MaxFileSize: '55M',
  MaxScanSize: '220M',
  AlertExceedsMax: 'yes',
};

/** A real clamd with one signature of our own; nothing is downloaded. */
export const prepareClamd = (folder: string, cleanup: Cleanup): Clamd | undefined => {
  if (!program) return undefined;
  const own = join(folder, 'clamd');
  mkdirSync(join(own, 'db'), { recursive: true });
  chmodSync(own, 0o755);
  writeFileSync(join(own, 'db', 'eicar.ndb'), `Eicar:0:*:${Buffer.from(eicar, 'latin1').toString('hex')}\n`);
  const socket = join(own, 'socket');
  const lines = {
    ...settings,
    DatabaseDirectory: join(own, 'db'),
    LocalSocket: socket,
    // Killed while it scans, it leaves what it scanned: here it goes with the folder.
    TemporaryDirectory: own,
    ...(userInfo().uid === 0 ? { User: 'root' } : {}),
  };
  const config = join(own, 'clamd.conf');
  writeFileSync(
    config,
    Object.entries(lines)
      .map((line) => `${line.join(' ')}\n`)
      .join(''),
  );
  let child: ChildProcess | undefined;
  const kill = async () => {
    const running = child;
    child = undefined;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    running.kill('SIGKILL');
    await once(running, 'exit');
    rmSync(socket, { force: true });
  };
  cleanup.add(kill);
  return {
    url: `unix:${socket}`,
    kill,
    start: async () => {
      child = spawn(program, ['--config-file', config], { stdio: 'ignore' });
      if ((await waitUntil(() => existsSync(socket), { withinMs: 30_000 })) === undefined)
        throw new Error('clamd did not come up');
    },
  };
};
