import { randomBytes, randomUUID } from 'node:crypto';

const countsMost = 2 ** 12;

/** UUID version 7 with twelve bits that count ids of one millisecond. */
const idOf = (at: Date, count: number): string => {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(at.getTime(), 0, 6);
  bytes.writeUInt16BE(0x7000 | (count % countsMost), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
};

/** Ids of one command: they sort in the order in which it makes them, up to some four thousand. */
export const idsAt = (at: Date): (() => string) => {
  // Begins low, so that there is room to grow.
  let count = randomBytes(1).readUInt8();
  return () => {
    count += 1;
    return idOf(at, count);
  };
};

/** Sorts by the time it was made, so that indexes grow at one end. */
export const newId = (at: Date): string => idsAt(at)();

/** UUID version 4: tells nothing, not even when it was made. For records whose age would give something away. */
export const newRandomId = (): string => randomUUID();
