const firstDelayed = 5;
const firstSeconds = 15;
const mostSeconds = 15 * 60;

/** How long the next try has to wait after so many wrong ones: from the fifth on, doubling to a quarter of an hour. */
export const signInDelaySeconds = (failures: number): number =>
  failures < firstDelayed ? 0 : Math.min(firstSeconds * 2 ** (failures - firstDelayed), mostSeconds);
