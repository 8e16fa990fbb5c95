/** A clock that a test can move forward, so that nobody waits an hour for a session to expire. */
export type Clock = { now: () => Date; advance: (seconds: number) => void; reset: () => void };

export const createClock = (): Clock => {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs),
    advance: (seconds) => {
      aheadMs += seconds * 1000;
    },
    reset: () => {
      aheadMs = 0;
    },
  };
};
