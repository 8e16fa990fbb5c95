const minute = 60_000;
/** By less than this nobody can tell how fast it goes. */
const seenAtLeast = 3_000;

/** Whole minutes, rounded up, that what is left takes at the speed so far; undefined while that is not known. */
export const minutesLeft = (seen: {
  readonly done: number;
  readonly left: number;
  /** Milliseconds that what is done took. */
  readonly took: number;
}): number | undefined => {
  if (seen.done <= 0 || seen.left <= 0 || seen.took < seenAtLeast) return undefined;
  return Math.ceil(((seen.took / seen.done) * seen.left) / minute);
};
