/** The same keys give the same numbers on every machine: demonstration data can be made again, person by person. */
export interface Random {
  /** From 0 up to, not including, 1. */
  fraction(): number;
  /** 32 bits. */
  bits(): number;
  /** A whole number; both ends are possible. */
  whole(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly [T, ...T[]] | readonly T[]): T;
}

/** sfc32 by Chris Doty-Humphrey, public domain: small, fast, passes PractRand. */
export const randomOf = (...keys: readonly number[]): Random => {
  let [a, b, c, counter] = [(keys[0] ?? 0) | 0, (keys[1] ?? 0) | 0, (keys[2] ?? 0) | 0, (keys[3] ?? 1) | 0];
  const bits = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  // Neighbouring keys part only after some rounds.
  for (let round = 0; round < 12; round += 1) bits();
  const fraction = () => bits() / 4_294_967_296;
  const whole = (from: number, to: number) => from + Math.floor(fraction() * (to - from + 1));
  return {
    fraction,
    bits,
    whole,
    chance: (probability) => fraction() < probability,
    pick: <T>(from: readonly T[]): T => {
      const picked = from[Math.floor(fraction() * from.length)];
      if (picked === undefined) throw new RangeError('nothing to pick from');
      return picked;
    },
  };
};

/** The same members in another order. */
export const shuffled = <T>(random: Random, members: readonly T[]): T[] =>
  members
    .map((member) => ({ member, at: random.fraction() }))
    .sort((one, other) => one.at - other.at)
    .map(({ member }) => member);
