/**
 * What a sentence is about when it is not about a danger of today.
 * PAST: long ago. TREATED: somebody has seen to it. OTHERS: of somebody who is not the patient. PAPER: what is wanted is a paper.
 * WORRY: read, heard or asked beforehand. JOKE: not meant so. FINE: somebody is well.
 * NOW: it is happening, whatever else the sentence says.
 */
export const frameKinds = ['PAST', 'TREATED', 'OTHERS', 'PAPER', 'WORRY', 'JOKE', 'FINE', 'NOW'] as const;
export type FrameKind = (typeof frameKinds)[number];

/** Written as words of alarm are: "> years ago" is in this order and close together. */
export type FrameWords = Readonly<Record<FrameKind, readonly string[]>>;
