const day = 86_400_000;
const isWeekend = (date: Date) => date.getUTCDay() === 0 || date.getUTCDay() === 6;
const nextMidnight = (time: number) => Math.floor(time / day) * day + day;

/** Time that passed on working days; a weekend does not count against the clinic. */
export const workingTimeBetween = (from: Date, to: Date): number => {
  let counted = 0;
  for (let time = from.getTime(); time < to.getTime(); ) {
    const until = Math.min(nextMidnight(time), to.getTime());
    if (!isWeekend(new Date(time))) counted += until - time;
    time = until;
  }
  return counted;
};

export const waitsLong = (since: Date, now: Date): boolean => workingTimeBetween(since, now) > day;
