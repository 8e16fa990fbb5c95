import { TooMany } from '../http/errors.ts';

/** As many as the fullest of our pages asks for at once; pages that are opened together wait a moment for each other. */
const most = 8;
const longestWaitMs = 10_000;
const retryAfterSeconds = 2;

interface Waiting {
  readonly begin: () => void;
}
interface Caller {
  underWay: number;
  readonly waiting: Set<Waiting>;
}

/** Calls of one caller that are being worked on at the same time, in this process: its memory and connections are what they share. */
export const callsUnderWay = (limits = { most, longestWaitMs }) => {
  const callers = new Map<string, Caller>();

  const end = (id: string, caller: Caller) => {
    const [next] = caller.waiting;
    if (next) {
      caller.waiting.delete(next);
      next.begin();
      return;
    }
    caller.underWay -= 1;
    if (caller.underWay === 0) callers.delete(id);
  };

  /** The place of a call that has ended is handed on, so that nobody who comes later is served before. */
  const waitFor = (caller: Caller) =>
    new Promise<void>((resolve, reject) => {
      const waiting = {
        begin: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        caller.waiting.delete(waiting);
        reject(new TooMany(retryAfterSeconds));
      }, limits.longestWaitMs);
      caller.waiting.add(waiting);
    });

  return async <T>(id: string, work: () => Promise<T>): Promise<T> => {
    const caller = callers.get(id) ?? { underWay: 0, waiting: new Set() };
    callers.set(id, caller);
    if (caller.underWay < limits.most) caller.underWay += 1;
    else await waitFor(caller);
    try {
      return await work();
    } finally {
      end(id, caller);
    }
  };
};
