import { calendarDayIn, startOfDayIn } from '@tervita/domain/core';

const day = 86_400_000;

/** Midnight of the clinic's day that lies so many days before this moment. */
export const dayStart = (moment: Date, zone: string, daysBefore = 0): Date => {
  const today = Date.parse(`${calendarDayIn(zone, moment)}T00:00:00Z`);
  return startOfDayIn(zone, new Date(today - daysBefore * day).toISOString().slice(0, 10));
};

/** Midnight at the beginning of 2026-03-12, as the clinic's calendar has it; undefined for no day. */
export const startOf = (calendarDay: string, zone: string): Date | undefined => {
  const isDay =
    /^\d{4}-\d\d-\d\d$/.test(calendarDay) && !Number.isNaN(Date.parse(`${calendarDay}T00:00:00Z`));
  return isDay ? startOfDayIn(zone, calendarDay) : undefined;
};
