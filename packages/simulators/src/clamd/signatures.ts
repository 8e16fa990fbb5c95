import { inflateRawSync } from 'node:zlib';

// In two halves, so that no scanner takes this file for the thing itself.
const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
  'latin1',
);
const found = 'Eicar-Test-Signature';
const localMark = Buffer.from('504b0304', 'hex');
const unpackedMost = 16 * 1_048_576;

const unpacked = (packed: Buffer): Buffer | undefined => {
  try {
    return inflateRawSync(packed, { maxOutputLength: unpackedMost });
  } catch {
    return undefined;
  }
};

/** What lies packed in an archive, entry by entry; an entry that cannot be read is passed over. */
const entriesOf = function* (content: Buffer) {
  for (let at = content.indexOf(localMark); at >= 0; at = content.indexOf(localMark, at + 4)) {
    if (at + 30 > content.length) return;
    const start = at + 30 + content.readUInt16LE(at + 26) + content.readUInt16LE(at + 28);
    const length = content.readUInt32LE(at + 18);
    if (content.readUInt16LE(at + 8) === 8 && length > 0) {
      const entry = unpacked(content.subarray(start, start + length));
      if (entry) yield entry;
    }
  }
};

/** Knows one virus: the test file that every scanner knows, raw, inside other bytes, and in archives. */
export const signatureIn = (content: Buffer): string | undefined => {
  if (content.includes(eicar)) return found;
  for (const entry of entriesOf(content)) if (entry.includes(eicar)) return found;
  return undefined;
};
