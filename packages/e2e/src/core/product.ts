import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
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

/** The built product with its demonstration, in a folder of its own. */
export const startedProduct = async (more: Readonly<Record<string, string>> = {}): Promise<Product> => {
  const folder = mkdtempSync(join(tmpdir(), 'tervita-e2e-'));
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
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop };
};
