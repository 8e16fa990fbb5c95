import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { placeFor } from '../../../server/src/core/database/embedded-place.ts';
import { freePort } from '../../../server/src/core/free-port.ts';

const main = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );

export interface Product {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Whoever stops it throws it away: its last jobs need not be waited for. */
const patienceMs = 5_000;

/** A product that was killed leaves its PostgreSQL running; one that has stopped took its pid file along. */
const killDatabaseIn = (data: string): void => {
  try {
    process.kill(Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10), 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
};

/** The built product with its demonstration, in a folder of its own. */
export const startedProduct = async (more: Readonly<Record<string, string>> = {}): Promise<Product> => {
  const folder = mkdtempSync(join(tmpdir(), `tervita-e2e-${process.pid}-`));
  chmodSync(folder, 0o755);
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
      // Every test comes from one address.
      RATE_LIMITS: 'off',
      // Where nothing is measured nobody is asked about cookies.
      ANALYTICS_MEASUREMENT_ID: 'e2e',
      JOBS_POLL_SECONDS: '0.5',
      ...more,
    },
  });
  for (let tries = 0; !(await isReady(url)); tries += 1) {
    if (tries > 300 || server.exitCode !== null) throw new Error('the product did not start');
    await wait(200);
  }
  const ended = once(server, 'exit');
  const stop = async () => {
    const { data } = placeFor(folder);
    server.kill('SIGTERM');
    await Promise.race([ended, wait(patienceMs, undefined, { ref: false })]);
    server.kill('SIGKILL');
    await ended;
    killDatabaseIn(data);
    for (const path of [folder, data]) rmSync(path, { recursive: true, force: true, maxRetries: 10 });
  };
  return { url, stop };
};
