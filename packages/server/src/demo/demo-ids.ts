import { randomOf } from './random.ts';

/** What an id belongs to; the number keeps the ids of one table apart from those of another. */
const kinds = {
  clinic: 1,
  person: 2,
  user: 3,
  employee: 4,
  member: 5,
  eContact: 6,
  entry: 7,
  globalMessage: 8,
} as const;
export type IdKind = keyof typeof kinds;

export type DemoIds = (kind: IdKind, index: number, at: number) => string;

const hex8 = (value: number) => (value >>> 0).toString(16).padStart(8, '0');

/** UUID version 7 like core/ids.ts, but the random part comes from what the id is for. */
export const demoIds =
  (seed: number): DemoIds =>
  (kind, index, at) => {
    const random = randomOf(seed, kinds[kind], index);
    const time = Math.floor(at).toString(16).padStart(12, '0');
    const middle = hex8(random.bits());
    const variant = hex8((random.bits() & 0x3fffffff) | 0x80000000);
    return `${time.slice(0, 8)}-${time.slice(8)}-7${middle.slice(5)}-${variant.slice(0, 4)}-${variant.slice(4)}${hex8(random.bits())}`;
  };
