/** The same seed plays the same run again, as far as processes allow. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** From low to high, both included. */
  whole(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T | undefined;
  shuffled<T>(items: readonly T[]): T[];
  /** A stream of its own, so that one actor's choices do not move another's. */
  branch(): Random;
}

/** Mulberry32: small, fast, good enough to choose moments and texts. */
export const randomFrom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick: (items) => items[whole(0, items.length - 1)],
    shuffled: (items) =>
      items
        .map((item) => ({ item, place: next() }))
        .sort((a, b) => a.place - b.place)
        .map(({ item }) => item),
    branch: () => randomFrom(whole(0, 4_294_967_295)),
  };
};
