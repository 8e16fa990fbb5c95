const keptMost = 2_000;
const oneIn = 20;

/** How long the latest answers of this server took. Watches how it does, so nothing of it is kept across a restart. */
export class AnswerTimes {
  readonly #milliseconds: number[] = [];

  add(milliseconds: number): void {
    this.#milliseconds.push(milliseconds);
    if (this.#milliseconds.length > keptMost) this.#milliseconds.shift();
  }

  /** One answer of twenty took this long or longer; null while there are too few to tell. */
  slowOnes(): number | null {
    const { length } = this.#milliseconds;
    if (length < oneIn) return null;
    const sorted = this.#milliseconds.toSorted((a, b) => a - b);
    return Math.round(sorted[Math.floor(length - length / oneIn)] ?? 0);
  }
}
