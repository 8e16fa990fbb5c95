/** At most so many at a time; the others wait for their turn. */
export const inTurns = (most: number) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  /** Whoever waits gets the place itself: nobody who comes in between takes it. */
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
