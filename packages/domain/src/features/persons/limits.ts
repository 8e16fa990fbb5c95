export const adultAge = 18;
/** From which one may be employed. */
export const workingAge = 15;
/** Older than anybody who ever lived: a typing mistake, not a person. */
export const oldestAge = 150;
