import type { ProblemType } from '../../problem-types/index.ts';
import type { Answers, PatientFacts } from '../asking/answer.ts';

export interface Told {
  readonly type: ProblemType;
  readonly answers: Answers;
  readonly patient: PatientFacts;
  /** What was typed first, before any question. */
  readonly text?: string;
  /** A patient is warned on the screen, not in the summary; what only staff should notice is theirs. */
  readonly audience: 'PATIENT' | 'CLINIC';
}
