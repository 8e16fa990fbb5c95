/**
 * Follows hints one at a time: the first at once, those that come while it works or shortly after it began by one more
 * run in the end. Nothing is cancelled, and the last hint is never missed.
 */
export const inTurn = (work: () => Promise<void>, leastMs: number): (() => void) => {
  let isRunning = false;
  let isWantedAgain = false;
  const run = async (): Promise<void> => {
    isRunning = true;
    isWantedAgain = false;
    const pause = new Promise((resolve) => setTimeout(resolve, leastMs));
    await Promise.allSettled([work(), pause]);
    isRunning = false;
    if (isWantedAgain) void run();
  };
  return () => {
    if (isRunning) isWantedAgain = true;
    else void run();
  };
};
