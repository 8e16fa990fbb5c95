export interface WaitingLine {
  /** Works as soon as there is room, in the order in which it was asked for; throws at once where too many wait. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
  /** Throws where one more would be refused. */
  readonly assertRoom: () => void;
}

interface LineLimits {
  readonly atOnce: number;
  readonly waitingMost: number;
  readonly refuse: () => never;
}

/** Heavy work of one kind, so much of it at once and no more. */
export const waitingLine = ({ atOnce, waitingMost, refuse }: LineLimits): WaitingLine => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const assertRoom = () => {
    if (running >= atOnce && waiting.length >= waitingMost) refuse();
  };
  return {
    assertRoom,
    run: async (work) => {
      assertRoom();
      if (running < atOnce) running += 1;
      else await new Promise<void>((begin) => waiting.push(begin));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
};
