/** How many of how many. */
export interface Share {
  readonly part: number;
  readonly whole: number;
}

export const shareWhere = <Item>(items: readonly Item[], holds: (item: Item) => boolean): Share => ({
  part: items.filter(holds).length,
  whole: items.length,
});

export const rateOf = ({ part, whole }: Share): number => (whole === 0 ? 0 : part / whole);

/** Nineteen times of twenty the true rate lies within (Wilson). */
export const intervalOf = ({ part, whole }: Share): readonly [low: number, high: number] => {
  if (whole === 0) return [0, 1];
  const z = 1.96;
  const rate = part / whole;
  const middle = rate + (z * z) / (2 * whole);
  const width = z * Math.sqrt((rate * (1 - rate)) / whole + (z * z) / (4 * whole * whole));
  const all = 1 + (z * z) / whole;
  return [Math.max(0, (middle - width) / all), Math.min(1, (middle + width) / all)];
};

const percent = (rate: number, digits: number): string => (100 * rate).toFixed(digits);

export const told = (share: Share): string => {
  if (share.whole === 0) return '-';
  const [low, high] = intervalOf(share);
  return `${percent(rateOf(share), 1)} (${percent(low, 0)}-${percent(high, 0)})`;
};
