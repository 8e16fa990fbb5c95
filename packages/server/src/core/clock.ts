/** The only place that asks the machine for the time; everything else takes it as an argument. */
export type Clock = () => Date;
export const systemClock: Clock = () => new Date();
