/** The only place that asks the machine for the time; everything else takes it as an argument. */
export type Clock = () => Date;
export const systemClock: Clock = () => new Date();

/** The calendar day of a moment, as birthdays are held against it. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
