import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/** Asks again and again; answers how long it took, or undefined when it did not become true in time. */
export const waitUntil = async (
  holds: () => Promise<boolean> | boolean,
  { withinMs, everyMs = 50 }: { withinMs: number; everyMs?: number },
): Promise<number | undefined> => {
  const began = performance.now();
  while (performance.now() - began <= withinMs) {
    if (await holds()) return performance.now() - began;
    await wait(everyMs);
  }
  return undefined;
};
