/** The milliseconds that this thread has worked since: waiting, other threads and clearing the memory beside it do not count. */
export const workedMs = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.threadCpuUsage(since);
  return (user + system) / 1000;
};

const sampleText = 'Köha ja palavik, 38.5 kraadi, juba 3 päeva. '.repeat(20_000);

/** Work of the kind that is measured: letters, expressions, words that are looked up. */
const sampleWork = (): number => {
  const seen = new Map<string, number>();
  for (const [word] of sampleText
    .normalize('NFKD')
    .toLowerCase()
    .matchAll(/[\p{L}\d.]+/gu))
    seen.set(word, (seen.get(word) ?? 0) + word.length);
  return seen.size;
};

/** What the sample takes on the machine for which limits are written: long beside the steps in which a thread's time is told. */
const sampleMs = 70;

/**
 * How many times slower this machine is at this moment than the one for which limits are written, never less than once. A
 * limit that is multiplied by it holds on a machine that is old, or busy elsewhere, and still fails for what is slow. The
 * best of a few: a moment that the machine gave to somebody else says nothing.
 */
export const slownessNow = (): number => {
  let best = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 5; tries += 1) {
    const before = process.threadCpuUsage();
    sampleWork();
    best = Math.min(best, workedMs(before));
  }
  return Math.max(1, best / sampleMs);
};

/** The longest that some work kept everybody else waiting: the loop turns as often as it can, and its longest turn counts. */
export const longestHoldMs = async (work: () => Promise<unknown>): Promise<number> => {
  let isOn = true;
  let held = 0;
  let before = process.threadCpuUsage();
  const look = () => {
    held = Math.max(held, workedMs(before));
    before = process.threadCpuUsage();
    if (isOn) setImmediate(look);
  };
  const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  setImmediate(look);
  await turn();
  held = 0;
  await work();
  await turn();
  isOn = false;
  return held;
};
