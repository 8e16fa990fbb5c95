/** Numbers between 0 and 1 that look random and are the same every time. */
const steadyRandom = (): (() => number) => {
  let state = 7;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** Looks at every one of `count` several times over, each time in another order, the same orders every time. */
export const inSteadyOrder = (count: number, rounds: number, look: (at: number) => void): void => {
  const random = steadyRandom();
  const order = Array.from({ length: count }, (_, at) => at);
  for (let round = 0; round < rounds; round += 1) {
    for (let at = count - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const at of order) look(at);
  }
};

const rate = 0.5;
const shrink = 1e-5;

/** Weights that learn quickly from what is rare and slowly from what is common (AdaGrad). */
export class Learnt {
  readonly values: Float64Array;
  readonly #moved: Float64Array;

  constructor(size: number) {
    this.values = new Float64Array(size);
    this.#moved = new Float64Array(size).fill(1e-6);
  }

  step(at: number, slope: number): void {
    const value = this.values[at] ?? 0;
    const full = slope + shrink * value;
    const moved = (this.#moved[at] ?? 0) + full * full;
    this.#moved[at] = moved;
    this.values[at] = value - (rate * full) / Math.sqrt(moved);
  }
}
