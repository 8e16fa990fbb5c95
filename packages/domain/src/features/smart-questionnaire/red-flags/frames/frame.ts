/**
 * What a sentence is about when it is not about a danger of today.
 * PAST: long ago. TREATED: somebody has seen to it. OTHERS: of somebody who is not the patient. PAPER: what is wanted is a paper.
 * RENEWAL: what they take already is asked for again. WORRY: read, heard or asked beforehand. JOKE: not meant so. FINE: somebody is well.
 * NOW: it is happening, whatever else the sentence says.
 * The last six hold only for what stands close to them. SUPPOSED: what may happen some day, or is only imagined. TOPIC: the
 * illness is spoken of, not told of anybody. FIGURE: a manner of speaking. ADVICE: how to speak of death, or what may bring
 * thoughts of it. TOLD: somebody is named who has it, without whom an illness is only spoken of. PRESENT: takes these back.
 */
export const frameKinds = [
  'PAST',
  'TREATED',
  'OTHERS',
  'PAPER',
  'RENEWAL',
  'WORRY',
  'JOKE',
  'FINE',
  'NOW',
  'SUPPOSED',
  'TOPIC',
  'FIGURE',
  'ADVICE',
  'TOLD',
  'PRESENT',
] as const;
export type FrameKind = (typeof frameKinds)[number];

/** Written as words of alarm are: "> years ago" is in this order and close together. */
export type FrameWords = Readonly<Record<FrameKind, readonly string[]>>;

/** Several kinds in one number, one bit each: every sentence of a text has its own. */
export type FrameKinds = number;
const bitOf = (kind: FrameKind): number => 2 ** frameKinds.indexOf(kind);
const bits = new Map(frameKinds.map((kind) => [kind, bitOf(kind)]));

export const noKinds: FrameKinds = 0;
export const withKind = (kinds: FrameKinds, kind: FrameKind): FrameKinds => kinds | (bits.get(kind) ?? 0);
export const withoutKind = (kinds: FrameKinds, kind: FrameKind): FrameKinds => kinds & ~(bits.get(kind) ?? 0);
export const hasAny = (kinds: FrameKinds, ...any: readonly FrameKind[]): boolean =>
  any.some((each) => (kinds & (bits.get(each) ?? 0)) !== 0);
