import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const residentMb = (pid: number): number => {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes ?? 0) / 1_024);
};

/** What the server holds at most while something is done to it; undefined where the system does not tell. */
export const peakMemory = async (
  pid: number | undefined,
  work: () => Promise<unknown>,
): Promise<{ before: number; peak: number } | undefined> => {
  if (!pid || process.platform !== 'linux') {
    await work();
    return undefined;
  }
  const before = residentMb(pid);
  const watched = { peak: before, isOver: false };
  const watching = (async () => {
    while (!watched.isOver) {
      watched.peak = Math.max(watched.peak, residentMb(pid));
      await wait(50);
    }
  })();
  await work();
  watched.isOver = true;
  await watching;
  return { before, peak: watched.peak };
};
