import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
/** Undefined: not on this machine, and what needs it says that it was skipped. */
export const clamdProgram = folders.map((folder) => join(folder, 'clamd')).find(existsSync);

// In two halves, so that no scanner takes this file for the thing itself.
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export interface RunningClamd {
  readonly url: string;
  stop(): Promise<void>;
}

const configOf = (folder: string, limits: Record<string, string>) =>
  Object.entries({
    DatabaseDirectory: join(folder, 'db'),
    LocalSocket: join(folder, 'clamd.sock'),
    TemporaryDirectory: folder,
    Foreground: 'yes',
    StreamMaxLength: '55M',
    MaxFileSize: '55M',
    MaxScanSize: '220M',
    AlertExceedsMax: 'yes',
    ...(userInfo().uid === 0 ? { User: 'root' } : {}),
    ...limits,
  })
    .map(([name, value]) => `${name} ${value}\n`)
    .join('');

const untilUp = async (process: ChildProcess, socket: string) => {
  for (let tries = 0; tries < 300; tries += 1) {
    if (existsSync(socket)) return;
    if (process.exitCode !== null) throw new Error(`clamd ended with ${process.exitCode}`);
    await wait(100);
  }
  throw new Error('clamd did not come up');
};

/** The real scanner with one signature of our own: nothing is downloaded. */
export const startRealClamd = async (limits: Record<string, string> = {}): Promise<RunningClamd> => {
  if (!clamdProgram) throw new Error('there is no clamd here');
  const folder = await mkdtemp(join(tmpdir(), `tervita-clamd-${process.pid}-`));
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'db'));
  const signature = `Eicar-Test-Signature:0:*:${Buffer.from(eicar, 'latin1').toString('hex')}\n`;
  await writeFile(join(folder, 'db', 'eicar.ndb'), signature);
  const config = join(folder, 'clamd.conf');
  await writeFile(config, configOf(folder, limits));
  const program = spawn(clamdProgram, ['--config-file', config], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => program.once('exit', () => resolve()));
  await untilUp(program, join(folder, 'clamd.sock'));
  return {
    url: `unix:${join(folder, 'clamd.sock')}`,
    stop: async () => {
      program.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
