import { toLocal } from '@tervita/domain/core';

/** The only place that asks the machine for the time; everything else takes it as an argument. */
export type Clock = () => Date;
export const systemClock: Clock = () => new Date();

/** The calendar day of a moment where the product is at home, as birthdays are held against it. */
export const dayOf = (moment: Date): string => new Date(toLocal(moment.getTime())).toISOString().slice(0, 10);
