/**
 * Journeys run at one given moment, whatever day it is: a Wednesday on which the demonstration's clinics are open.
 * `npm run test:dates` gives other moments.
 */
const usualMoment = '2026-11-18T10:00:00+02:00';

export const giveTime = (): void => {
  const moment = Date.parse(process.env.TEST_NOW ?? usualMoment);
  process.env.E2E_CLOCK_AHEAD_SECONDS = String(Math.floor((moment - Date.now()) / 1000));
};

/** How far the clocks of the product and of its pages are ahead of the machine's. */
export const clockAheadSeconds = (): number => Number(process.env.E2E_CLOCK_AHEAD_SECONDS ?? 0);

/** What the time is for the product. */
export const now = (): Date => new Date(Date.now() + clockAheadSeconds() * 1000);

/** Runs in the page, before anything else there. */
export const moveClockOfPage = (aheadSeconds: number): void => {
  const RealDate = Date;
  const movedNow = () => RealDate.now() + aheadSeconds * 1000;
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(movedNow()).toString(),
    construct: (_target, given: []) => (given.length > 0 ? new RealDate(...given) : new RealDate(movedNow())),
    get: (target, name) => (name === 'now' ? movedNow : Reflect.get(target, name)),
  });
};
