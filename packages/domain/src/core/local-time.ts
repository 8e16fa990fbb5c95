/** The zone of a clinic that has named no other. */
export const defaultZone = 'Europe/Tallinn';

// Making a formatter is slow, and a list of people who wait asks a thousand times.
const clocks = new Map<string, Intl.DateTimeFormat>();
const clockOf = (zone: string): Intl.DateTimeFormat => {
  const known =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  clocks.set(zone, known);
  return known;
};

/** What the clock on the zone's wall shows, counted as if it hung in Greenwich. */
export const toLocal = (moment: number, zone: string = defaultZone): number => {
  const shown: Record<string, number> = {};
  for (const { type, value } of clockOf(zone).formatToParts(moment)) shown[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second) + (moment % 1000);
};

/** The moment at which the wall shows this. An hour that spring leaves out is the one after it. */
export const fromLocal = (local: number, zone: string = defaultZone): number => {
  const guess = local - (toLocal(local, zone) - local);
  return local - (toLocal(guess, zone) - guess);
};
