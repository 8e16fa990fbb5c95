import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { freePort } from '../../../../server/src/core/free-port.ts';
import type { Run } from '../../core/command.ts';
import { waitUntil } from '../../core/wait.ts';

const program = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'redis-server'))
    .find((path) => existsSync(path));

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = connect(port, '127.0.0.1');
    probe.on('connect', () => resolve(true)).on('error', () => resolve(false));
    probe.on('connect', () => probe.destroy());
  });

/** A Redis of the command's own that writes nothing down; undefined when there is none to start. */
export const startRedis = async ({ cleanup, folder, limitMs }: Run): Promise<string | undefined> => {
  const path = program();
  if (!path) return undefined;
  const port = await freePort();
  const child = spawn(path, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder], {
    stdio: 'ignore',
  });
  child.on('error', () => undefined);
  cleanup.add(() => void child.kill('SIGKILL'));
  const up = await waitUntil(() => listens(port), { withinMs: limitMs(5_000) });
  if (up === undefined) throw new Error('redis-server does not listen');
  return `redis://127.0.0.1:${port}`;
};
