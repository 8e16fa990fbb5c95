import { placesOfStems, placesOfText } from './features.ts';
import { dangerKinds } from './kinds.ts';
import { weights } from './weights.generated.ts';

export interface DangerWeights {
  /** One for each place of a text: is it a danger? */
  readonly danger: Int8Array;
  /** One for each place of a stem, kind after kind: of which kind? */
  readonly kinds: Int8Array;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base64 without its padding; the language has no function for it that every browser knows. */
export const bytesOf = (written: string): Int8Array => {
  const values = new Uint8Array(128);
  for (let at = 0; at < letters.length; at += 1) values[letters.charCodeAt(at)] = at;
  const bytes = new Int8Array(Math.floor((written.length * 3) / 4));
  let filled = 0;
  let bits = 0;
  let held = 0;
  for (let at = 0; at < written.length; at += 1) {
    held = (held << 6) | (values[written.charCodeAt(at)] ?? 0);
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[filled] = held >>> bits;
    filled += 1;
    held &= (1 << bits) - 1;
  }
  return bytes;
};

export const writtenOf = (bytes: Int8Array): string => {
  const written: string[] = [];
  for (let at = 0; at < bytes.length; at += 3) {
    const three = [0, 1, 2].map((each) => (bytes[at + each] ?? 0) & 255);
    const all = ((three[0] ?? 0) << 16) | ((three[1] ?? 0) << 8) | (three[2] ?? 0);
    const used = Math.min(4, bytes.length - at + 1);
    written.push(...[18, 12, 6, 0].slice(0, used).map((shift) => letters.charAt((all >>> shift) & 63)));
  }
  return written.join('');
};

const read = (): DangerWeights => {
  const all = bytesOf(weights.written);
  return {
    danger: all.subarray(0, placesOfText),
    kinds: all.subarray(placesOfText, placesOfText + dangerKinds.length * placesOfStems),
  };
};

let kept: DangerWeights | undefined;

/** Read when they are first needed: a process that judges nothing keeps nothing. */
export const dangerWeights = (): DangerWeights => {
  kept ??= read();
  return kept;
};
