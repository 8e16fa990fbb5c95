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
  ad: 9,
  draft: 10,
  replyTemplate: 11,
  questionnaire: 12,
  record: 13,
  heldPerson: 14,
  heldUser: 15,
  prescription: 16,
  result: 17,
  careFlow: 18,
  request: 19,
  listImport: 20,
  application: 30,
} as const;
export type IdKind = keyof typeof kinds;

export type DemoIds = (kind: IdKind, index: number, at: number) => string;

const bytes = Array.from({ length: 256 }, (_, value) => value.toString(16).padStart(2, '0'));
const hex4 = (value: number) => `${bytes[(value >>> 8) & 255]}${bytes[value & 255]}`;
const hex8 = (value: number) => `${hex4(value >>> 16)}${hex4(value)}`;

/** UUID version 7 like core/ids.ts, but the random part comes from what the id is for. */
export const demoIds =
  (seed: number): DemoIds =>
  (kind, index, at) => {
    const random = randomOf(seed, kinds[kind], index);
    const high = Math.floor(at / 65_536);
    const variant = (random.bits() & 0x3fff) | 0x8000;
    const version = (random.bits() & 0x0fff) | 0x7000;
    return `${hex8(high)}-${hex4(at)}-${hex4(version)}-${hex4(variant)}-${hex4(random.bits())}${hex8(random.bits())}`;
  };
