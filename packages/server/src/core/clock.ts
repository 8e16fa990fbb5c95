import { type Country, calendarDayIn, zoneOf } from '@tervita/domain/core';

/** The only place that asks the machine for the time; everything else takes it as an argument. */
export type Clock = () => Date;
export const systemClock: Clock = () => new Date();

/** The calendar day of a moment in a country, as birthdays are held against it. */
export const dayOf = (moment: Date, country: Country): string => calendarDayIn(zoneOf(country), moment);
