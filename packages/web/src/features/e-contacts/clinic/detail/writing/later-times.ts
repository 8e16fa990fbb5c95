export type LaterTime = 'tonight' | 'tomorrow' | 'monday';

const at = (from: Date, days: number, hour: number): Date => {
  const day = new Date(from);
  day.setDate(day.getDate() + days);
  day.setHours(hour, 0, 0, 0);
  return day;
};

/** The times people mean by "later", by the clock of whoever writes; those that are past are left out. */
export const laterTimes = (from: Date): Partial<Record<LaterTime, Date>> => {
  const [tonight, tomorrow] = [at(from, 0, 18), at(from, 1, 8)];
  const untilMonday = ((8 - from.getDay()) % 7) + (from.getDay() === 1 ? 7 : 0);
  return {
    ...(tonight > from ? { tonight } : {}),
    tomorrow,
    ...(untilMonday > 1 ? { monday: at(from, untilMonday, 8) } : {}),
  };
};
