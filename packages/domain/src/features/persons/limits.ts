export const adultAge = 18;
/** Older than anybody who ever lived: a typing mistake, not a person. */
export const oldestAge = 150;
