/** Just as much of DER as the policies of a certificate need; Node does not tell them. */
interface Piece {
  readonly tag: number;
  readonly content: Buffer;
  readonly end: number;
}

const pieceAt = (bytes: Buffer, at: number): Piece | undefined => {
  const tag = bytes[at];
  const first = bytes[at + 1];
  if (tag === undefined || first === undefined) return undefined;
  const extra = first < 128 ? 0 : first & 127;
  if (extra > 3 || (first === 128 && extra === 0)) return undefined;
  const length =
    extra === 0 ? first : bytes.subarray(at + 2, at + 2 + extra).reduce((sum, byte) => sum * 256 + byte, 0);
  const from = at + 2 + extra;
  const end = from + length;
  return end <= bytes.length ? { tag, content: bytes.subarray(from, end), end } : undefined;
};

const piecesOf = (bytes: Buffer): Piece[] => {
  const pieces: Piece[] = [];
  for (let at = 0; at < bytes.length; ) {
    const piece = pieceAt(bytes, at);
    if (!piece) return [];
    pieces.push(piece);
    at = piece.end;
  }
  return pieces;
};

const dotted = (content: Buffer): string => {
  const numbers: number[] = [];
  let value = 0;
  for (const byte of content) {
    value = value * 128 + (byte & 127);
    if (byte < 128) {
      numbers.push(value);
      value = 0;
    }
  }
  const [first = 0, ...rest] = numbers;
  const root = Math.min(2, Math.floor(first / 40));
  return [root, first - root * 40, ...rest].join('.');
};

const sequenceTag = 0x30;
const oidTag = 0x06;
const octetsTag = 0x04;
const extensionsTag = 0xa3;
const certificatePolicies = '2.5.29.32';

const inside = (piece: Piece | undefined): Piece[] => (piece ? piecesOf(piece.content) : []);
const oidIn = (pieces: readonly Piece[]): string => {
  const [first] = pieces;
  return first?.tag === oidTag ? dotted(first.content) : '';
};

/** The rules under which a certificate was issued. */
export const policiesOf = (certificate: Buffer): string[] => {
  const [whole] = piecesOf(certificate);
  const [content] = inside(whole);
  const extensions = inside(content).find(({ tag }) => tag === extensionsTag);
  const [list] = inside(extensions);
  const found = inside(list).find(
    (each) => each.tag === sequenceTag && oidIn(inside(each)) === certificatePolicies,
  );
  const value = inside(found).find(({ tag }) => tag === octetsTag);
  const [policies] = inside(value);
  return inside(policies).map((policy) => oidIn(inside(policy)));
};
