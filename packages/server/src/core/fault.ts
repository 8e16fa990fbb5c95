/** A failure in our own words. Its message names no person and quotes no data, so that it can stand in the log. */
export class Fault extends Error {}
