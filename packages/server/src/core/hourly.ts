import type { Log } from './log.ts';

const hourMs = 3_600_000;

/** At once and then every hour, by whoever works on jobs; two at once do no harm. Gives the way to stop it. */
export const hourly = (name: string, work: () => Promise<void>, log: Log): (() => void) => {
  const run = () => work().catch((error: unknown) => log.warn({ err: error }, name));
  const timer = setInterval(() => void run(), hourMs);
  timer.unref();
  void run();
  return () => clearInterval(timer);
};
