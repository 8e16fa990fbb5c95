import { fromLocal, toLocal } from '@tervita/domain/core';

const day = 86_400_000;

/** Midnight of the clinic's day that lies so many days before this moment. */
export const dayStart = (moment: Date, daysBefore = 0): Date => {
  const local = toLocal(moment.getTime());
  return new Date(fromLocal((Math.floor(local / day) - daysBefore) * day));
};

/** Midnight at the beginning of 2026-03-12, as the clinic's calendar has it; undefined for no day. */
export const startOf = (calendarDay: string): Date | undefined => {
  const local = /^\d{4}-\d\d-\d\d$/.test(calendarDay) ? Date.parse(`${calendarDay}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(local) ? undefined : new Date(fromLocal(local));
};
