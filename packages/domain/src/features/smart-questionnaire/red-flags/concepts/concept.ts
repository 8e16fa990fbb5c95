import type { ScreenSign } from '../../danger-screen/signs.ts';

type Phrases = readonly [string, ...string[]];

/**
 * One danger, as people tell of it in each language: no language may be left without words for it. It is as grave as the
 * row that asks about it.
 */
export interface Concept {
  readonly sign: ScreenSign;
  readonly et: Phrases;
  readonly en: Phrases;
  readonly ru: Phrases;
  readonly pl: Phrases;
}
