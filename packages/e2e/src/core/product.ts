import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { placeFor } from '../../../server/src/core/database/embedded-place.ts';
import { freePort } from '../../../server/src/core/free-port.ts';
import { clockAheadSeconds } from './given-time.ts';

const main = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );

export interface Product {
  readonly url: string;
  /** Throws it away with its data. */
  readonly stop: () => Promise<void>;
}

/** Whoever stops it throws it away: its last jobs need not be waited for. */
const patienceMs = 5_000;

/**
 * A product that was killed leaves its PostgreSQL running; one that has stopped took its pid file along. An immediate
 * shutdown gives back the shared memory that a kill would leave in the machine.
 */
const endDatabaseIn = async (data: string): Promise<void> => {
  const pidFile = join(data, 'postmaster.pid');
  try {
    process.kill(Number.parseInt(readFileSync(pidFile, 'utf8'), 10), 'SIGQUIT');
    for (let tries = 0; existsSync(pidFile) && tries < 100; tries += 1) await wait(50);
  } catch {
    // It has ended by itself.
  }
};

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), `tervita-e2e-${process.pid}-`));
  chmodSync(folder, 0o755);
  return folder;
};

const removeFolder = (folder: string): void => {
  for (const path of [folder, placeFor(folder).data])
    rmSync(path, { recursive: true, force: true, maxRetries: 10 });
};

/** With the owners of its files: PostgreSQL's belong to the account it runs as. */
const copyFolder = (from: string): string => {
  const to = newFolder();
  execFileSync('cp', ['-a', `${from}/.`, to]);
  const [dataFrom, dataTo] = [placeFor(from).data, placeFor(to).data];
  if (!dataTo.startsWith(to)) execFileSync('cp', ['-a', dataFrom, dataTo]);
  return to;
};

type Variables = Readonly<Record<string, string>>;

/** The built product on the data of a folder. */
const startIn = async (folder: string, more: Variables) => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      APP_MODE: 'DEMO',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      CLOCK_AHEAD_SECONDS: String(clockAheadSeconds()),
      // Every test comes from one address.
      RATE_LIMITS: 'off',
      // Where nothing is measured nobody is asked about cookies.
      ANALYTICS_MEASUREMENT_ID: 'e2e',
      JOBS_POLL_SECONDS: '0.5',
      // Longer than a busy machine needs from sending to taking back: who does not wait presses "Send now".
      UNDO_SECONDS: '20',
      ...more,
    },
  });
  for (let tries = 0; !(await isReady(url)); tries += 1) {
    if (tries > 600 || server.exitCode !== null) throw new Error('the product did not start');
    await wait(100);
  }
  return { url, server, ended: once(server, 'exit') };
};

/** A folder with the whole demonstration, at rest: products start on copies of it. */
export const seedFolder = async (): Promise<{ folder: string; remove: () => void }> => {
  const folder = newFolder();
  const { server, ended } = await startIn(folder, {});
  server.kill('SIGTERM');
  await ended;
  return { folder, remove: () => removeFolder(folder) };
};

/** The built product with its demonstration, in a folder of its own. */
export const startProduct = async (more: Variables = {}): Promise<Product> => {
  const folder = copyFolder(process.env.E2E_SEED_FOLDER ?? '');
  const throwAway = async () => {
    await endDatabaseIn(placeFor(folder).data);
    removeFolder(folder);
  };
  const { url, server, ended } = await startIn(folder, more).catch(async (error: unknown) => {
    await throwAway();
    throw error;
  });
  const stop = async () => {
    server.kill('SIGTERM');
    await Promise.race([ended, wait(patienceMs, undefined, { ref: false })]);
    server.kill('SIGKILL');
    await ended;
    await throwAway();
  };
  return { url, stop };
};
