import { execFile, spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../../server/src/core/free-port.ts';
import type { Cleanup } from './cleanup.ts';
import { copySeeded } from './copy-seeded.ts';
import { giveTo, programsFor, runsAs } from './postgres-place.ts';
import { endThrownAway, familyOf, isRunning, postmasterOf, signalAll } from './postgres-processes.ts';
import { answers, withSql } from './sql.ts';
import { waitUntil } from './wait.ts';

const run = promisify(execFile);
const password = 'only-on-this-machine';
const ownerPassword = 'owner-on-this-machine';
const database = 'tervita';

export interface Postgres {
  /** As superuser, in the product's database: to look, and to hold the product against what is there. */
  readonly sqlUrl: string;
  /** What the product is started with. */
  readonly env: { readonly DATABASE_URL: string; readonly DATABASE_USERS_SECRET: string };
  start(): Promise<void>;
  /** SIGKILL to every one of its processes. */
  killAll(): Promise<void>;
  stop(): Promise<void>;
  stopImmediately(): Promise<void>;
  pause(milliseconds: number): Promise<void>;
}

const initialise = async (programs: string, data: string) => {
  const owner = runsAs();
  mkdirSync(data, { recursive: true, mode: 0o700 });
  giveTo(data, owner);
  const passwordFile = `${data}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveTo(passwordFile, owner);
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const locale = [
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-sync',
  ];
  await run(join(programs, 'bin/initdb'), ['-D', data, ...access, ...locale], { ...owner, cwd: data });
  rmSync(passwordFile);
};

const createOwner = (url: string) =>
  withSql(url, async (sql) => {
    await sql.query(`create role tervita_owner login createrole password '${ownerPassword}'`);
    await sql.query(`create database ${database} owner tervita_owner`);
  });

/** A PostgreSQL of the command's own, with PostgreSQL's own safe settings, that it may kill. */
export const startPostgres = async (folder: string, cleanup: Cleanup): Promise<Postgres> => {
  const programs = programsFor(folder);
  const data = join(folder, 'postgres');
  const port = await freePort();
  const address = (user: string, secret: string, name: string) =>
    `postgres://${user}:${secret}@127.0.0.1:${port}/${name}`;
  const superuser = address('postgres', password, 'postgres');
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'timezone=UTC'];

  const ended = async (pids: readonly number[]) => {
    await waitUntil(() => !pids.some(isRunning), { withinMs: 15_000, everyMs: 20 });
  };
  const family = () => {
    const postmaster = postmasterOf(data);
    return postmaster && isRunning(postmaster.pid) ? familyOf(postmaster.pid) : [];
  };
  const start = async () => {
    const child = spawn(
      join(programs, 'bin/postgres'),
      ['-D', data, ...settings.flatMap((one) => ['-c', one]), '-c', 'log_min_messages=fatal'],
      { ...runsAs(), detached: true, stdio: 'ignore', cwd: data },
    );
    child.unref();
    const ms = await waitUntil(() => answers(superuser), { withinMs: 60_000 });
    if (ms === undefined) throw new Error('PostgreSQL did not start');
  };
  const endWith = (signal: NodeJS.Signals, who: (pids: number[]) => number[]) => async () => {
    const pids = family();
    signalAll(who(pids), signal);
    await ended(pids);
  };
  const killAll = endWith('SIGKILL', (pids) => pids);

  const isSeeded = copySeeded(folder);
  if (!isSeeded) await initialise(programs, data);
  cleanup.add(() => endThrownAway(data));
  await start();
  if (!isSeeded) await createOwner(superuser);
  return {
    sqlUrl: address('postgres', password, database),
    env: {
      DATABASE_URL: address('tervita_owner', ownerPassword, database),
      DATABASE_USERS_SECRET: 'a-secret-that-only-this-run-of-the-command-knows',
    },
    start,
    killAll,
    // SIGINT to the postmaster ends what is under way and writes everything down.
    stop: endWith('SIGINT', (pids) => pids.slice(0, 1)),
    // SIGQUIT to the postmaster is PostgreSQL's immediate shutdown: no checkpoint, recovery at the next start.
    stopImmediately: endWith('SIGQUIT', (pids) => pids.slice(0, 1)),
    pause: async (milliseconds) => {
      const pids = family();
      signalAll(pids, 'SIGSTOP');
      await wait(milliseconds);
      signalAll([...pids, ...family()], 'SIGCONT');
    },
  };
};
