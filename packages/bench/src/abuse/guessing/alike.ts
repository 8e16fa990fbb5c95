const quantile = (sorted: readonly number[], at: number) => sorted[Math.floor((sorted.length - 1) * at)] ?? 0;
const rounded = (value: number) => Math.round(value * 100) / 100;

/** Two lots of times taken turn by turn: alike when their middles differ less than a tenth of their own spread, or a twentieth of themselves. */
export const alike = (one: readonly number[], other: readonly number[]) => {
  const [a, b] = [one.toSorted((x, y) => x - y), other.toSorted((x, y) => x - y)];
  const [middleA, middleB] = [quantile(a, 0.5), quantile(b, 0.5)];
  const spread = Math.max(quantile(a, 0.75) - quantile(a, 0.25), quantile(b, 0.75) - quantile(b, 0.25));
  const difference = Math.abs(middleA - middleB);
  return {
    known: rounded(middleA),
    unknown: rounded(middleB),
    ratio: rounded(middleA / middleB),
    spread: rounded(spread),
    isAlike: difference <= Math.max(spread / 10, middleB / 20),
  };
};
