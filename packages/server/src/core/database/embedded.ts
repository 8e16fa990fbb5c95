import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../free-port.ts';
import { type Place, placeFor } from './embedded-place.ts';

const run = promisify(execFile);

export interface EmbeddedPostgres {
  /** As its superuser: only to make the owner and the database. */
  readonly url: string;
  readonly secret: string;
  readonly remark: string | undefined;
  stop(): Promise<void>;
}

/** The secret never leaves the data folder; the passwords of all database users come from it. */
const secretOf = (dataDir: string): string => {
  const file = join(dataDir, 'database-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
};

const initialise = async (place: Place, secret: string) => {
  if (existsSync(join(place.data, 'PG_VERSION'))) return;
  // Made aside and moved when it is whole: a start that is killed here leaves nothing that looks like a database.
  const aside = `${place.data}.${process.pid}`;
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true, mode: 0o700 });
  const passwordFile = `${aside}.password`;
  writeFileSync(passwordFile, secret, { mode: 0o600 });
  if (place.owner)
    for (const path of [aside, passwordFile]) chownSync(path, place.owner.uid, place.owner.gid);
  const options = [
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
  ];
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  try {
    await run(join(place.programs, 'bin', 'initdb'), ['-D', aside, ...options, ...locale], {
      ...place.owner,
    });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  rmSync(place.data, { recursive: true, force: true });
  renameSync(aside, place.data);
};

/** A server that was killed leaves its PostgreSQL running; it is found by its pid file and used again. */
const runningPort = (place: Place): number | undefined => {
  const file = join(place.data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n');
  try {
    process.kill(Number(pid), 0);
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres') ? Number(port) : undefined;
  } catch {
    rmSync(file, { force: true });
    return undefined;
  }
};

const answers = async (url: string) => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const launch = async (place: Place, port: number, more: readonly string[]) => {
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'timezone=UTC',
    'log_min_messages=error',
    ...more,
  ];
  const child = spawn(
    join(place.programs, 'bin', 'postgres'),
    ['-D', place.data, ...settings.flatMap((s) => ['-c', s])],
    {
      ...place.owner,
      // Its own group: Ctrl-C reaches the server, which stops the database after its last request.
      detached: true,
      stdio: 'ignore',
      cwd: place.data,
    },
  );
  child.unref();
  return child;
};

/** The settings are for tests; people's data keeps PostgreSQL's own, safe ones. */
export const startEmbeddedPostgres = async (
  dataDir: string,
  settings: readonly string[] = [],
): Promise<EmbeddedPostgres> => {
  const place = placeFor(dataDir);
  const secret = secretOf(dataDir);
  await initialise(place, secret);
  const found = runningPort(place);
  const port = found ?? (await freePort());
  const url = `postgres://postgres:${secret}@127.0.0.1:${port}/postgres`;
  const child = found ? undefined : await launch(place, port, settings);
  for (let tries = 0; !(await answers(url)); tries += 1) {
    if (tries > 300 || (child && child.exitCode !== null))
      throw new Error(`PostgreSQL did not start in ${place.data}`);
    await wait(100);
  }
  const stop = async () => {
    await run(join(place.programs, 'bin', 'pg_ctl'), ['stop', '-D', place.data, '-m', 'fast', '-w'], {
      ...place.owner,
      cwd: place.data,
    });
  };
  return { url, secret, remark: place.remark, stop };
};
