import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntil } from './wait.ts';

/** Pid and port of the PostgreSQL that owns a data folder. */
export const postmasterOf = (data: string): { pid: number; port: number } | undefined => {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n');
  return pid && port ? { pid: Number(pid), port: Number(port) } : undefined;
};

const parentOf = (pid: string): number | undefined => {
  try {
    // The name in brackets may hold spaces; what follows it is the state and the parent.
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return Number(parent);
  } catch {
    return undefined;
  }
};

/** The postmaster first, then every process it made. */
export const familyOf = (postmaster: number): number[] => [
  postmaster,
  ...readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster)
    .map(Number),
];

export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    // A zombie still takes signals; it has ended all the same.
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

export const signalAll = (pids: readonly number[], signal: NodeJS.Signals): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // Ended by itself meanwhile.
    }
  }
};

const allEnded = (pids: readonly number[], withinMs: number) =>
  waitUntil(() => !pids.some(isRunning), { withinMs, everyMs: 20 });

/**
 * Ends the PostgreSQL of a data folder that is thrown away. Its immediate shutdown writes nothing, as a kill, but gives
 * back the shared memory, which a kill leaves in the machine.
 */
export const endThrownAway = async (data: string): Promise<void> => {
  const postmaster = postmasterOf(data);
  if (!postmaster || !isRunning(postmaster.pid)) return;
  const pids = familyOf(postmaster.pid);
  // One that was paused hears nothing.
  signalAll(pids, 'SIGCONT');
  signalAll([postmaster.pid], 'SIGQUIT');
  await allEnded(pids, 10_000);
  signalAll(pids.filter(isRunning), 'SIGKILL');
  await allEnded(pids, 5_000);
};
