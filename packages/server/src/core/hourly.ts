import type { Log } from './log.ts';

const hourMs = 3_600_000;

/**
 * Chores by name, at once and then every hour, by whoever works on jobs; two at once do no harm, and one that fails
 * does not keep the others. Returns the way to stop them.
 */
export const hourly = (chores: Readonly<Record<string, () => Promise<void>>>, log: Log): (() => void) => {
  const run = () => {
    for (const [name, work] of Object.entries(chores))
      work().catch((error: unknown) => log.warn({ err: error }, name));
  };
  const timer = setInterval(run, hourMs);
  timer.unref();
  run();
  return () => clearInterval(timer);
};
