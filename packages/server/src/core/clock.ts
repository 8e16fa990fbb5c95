import { type Country, calendarDayIn, zoneOf } from '@tervita/domain/core';

/** The only place that asks the machine for the time; everything else takes it as an argument. */
export type Clock = () => Date;
export const systemClock: Clock = () => new Date();

/**
 * A demonstration or a test at another day and hour. Everything in this process follows, libraries and simulators too:
 * tokens that one of them dates are judged by another.
 */
export const moveClockOfProcess = (aheadSeconds: number): void => {
  if (aheadSeconds === 0) return;
  const RealDate = Date;
  const movedNow = () => RealDate.now() + aheadSeconds * 1_000;
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(movedNow()).toString(),
    construct: (_target, given: []) => (given.length > 0 ? new RealDate(...given) : new RealDate(movedNow())),
    get: (target, name) => (name === 'now' ? movedNow : Reflect.get(target, name)),
  });
};

/** The calendar day of a moment in a country, as birthdays are held against it. */
export const dayOf = (moment: Date, country: Country): string => calendarDayIn(zoneOf(country), moment);
