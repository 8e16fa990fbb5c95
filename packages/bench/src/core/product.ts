import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { serverBundle } from './build.ts';
import type { Target } from './call.ts';
import type { Cleanup } from './cleanup.ts';
import { http } from './http.ts';
import { waitUntil } from './wait.ts';

export interface ProductOptions {
  readonly port: number;
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

export interface Product {
  readonly target: Target;
  readonly port: number;
  /** From the start of the process until it said that it is ready. */
  readonly readyMs: number;
  /** Lines it wrote; the newest are kept. */
  readonly lines: readonly string[];
  readonly pid: number | undefined;
  readonly isAlive: () => boolean;
  kill(signal: NodeJS.Signals): void;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

const linesMost = 5_000;
const startMs = 60_000;

/** Nothing of the caller's own configuration reaches the product. */
const environment = (options: ProductOptions) => ({
  PATH: process.env.PATH ?? '',
  TMPDIR: process.env.TMPDIR ?? '/tmp',
  APP_MODE: 'DEMO',
  LOG_LEVEL: 'warn',
  // Load comes from one address, and from few people.
  RATE_LIMITS: 'off',
  PORT: String(options.port),
  ...options.env,
});

const keepLines = (child: ChildProcess): string[] => {
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream?.on('data', (part: Buffer) => {
      const parts = (rest + part.toString('utf8')).split('\n');
      rest = parts.pop() ?? '';
      lines.push(...parts.filter((line) => line.trim()));
      if (lines.length > linesMost) lines.splice(0, lines.length - linesMost);
    });
  }
  return lines;
};

export const isReady = async (port: number): Promise<boolean> => {
  try {
    const url = new URL(`http://127.0.0.1:${port}/readyz`);
    return (await http(url, { timeoutMs: 2_000, headers: { connection: 'close' } })).status === 200;
  } catch {
    return false;
  }
};

/** Starts the built product and does not wait for it. */
export const launchProduct = (options: ProductOptions, cleanup: Cleanup) => {
  const child = spawn(process.execPath, [serverBundle], {
    cwd: options.folder,
    env: environment(options),
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own group: Ctrl-C reaches the command, which ends the product itself.
    detached: true,
  });
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals);
  cleanup.add(async () => {
    // Its folder goes with it, so there is nothing to end in good order.
    if (isAlive()) child.kill('SIGKILL');
    await ended;
  });
  return {
    pid: child.pid,
    lines: keepLines(child),
    isAlive,
    ended,
    kill: (signal: NodeJS.Signals) => void child.kill(signal),
  };
};

const targetOf = (options: ProductOptions): Target => {
  const url = `http://127.0.0.1:${options.port}`;
  const publicUrl = options.env.PUBLIC_URL;
  return publicUrl?.startsWith('https:')
    ? { url, origin: publicUrl, cookieName: '__Host-tervita' }
    : { url, origin: url, cookieName: 'tervita' };
};

/** Starts it and waits until it is ready. */
export const startProduct = async (options: ProductOptions, cleanup: Cleanup): Promise<Product> => {
  const began = performance.now();
  const launched = launchProduct(options, cleanup);
  await waitUntil(async () => !launched.isAlive() || (await isReady(options.port)), { withinMs: startMs });
  if (!launched.isAlive() || !(await isReady(options.port)))
    throw new Error(`the product did not start:\n${launched.lines.slice(-20).join('\n')}`);
  return {
    ...launched,
    target: targetOf(options),
    port: options.port,
    readyMs: Math.round(performance.now() - began),
  };
};
