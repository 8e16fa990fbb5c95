import type { Readable } from 'node:stream';

export type Verdict =
  | { readonly outcome: 'CLEAN' }
  | { readonly outcome: 'INFECTED'; readonly found: string }
  /** Over one of the scanner's limits: nobody knows what is in it. */
  | { readonly outcome: 'NOT_SCANNABLE' };

export interface Scanner {
  scan(content: Readable): Promise<Verdict>;
}

/** No verdict: refused, cut off, too late, or an answer that means nothing. */
export class ScannerAway extends Error {}
