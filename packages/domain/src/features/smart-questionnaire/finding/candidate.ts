import type { PatientProblemType } from '../../problem-types/index.ts';

/** KEYWORD: as people say it. LABEL: the name of the reason. LIKENESS: almost such a word. */
export type ReasonKind = 'KEYWORD' | 'LABEL' | 'LIKENESS';

export interface Candidate {
  readonly type: PatientProblemType;
  readonly score: number;
  /** Words of the text that led here, as they were typed. */
  readonly reasons: readonly { readonly kind: ReasonKind; readonly word: string }[];
}
