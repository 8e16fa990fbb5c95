import type { SmartQuestion } from '@tervita/contract/smart-questionnaire';
import type { Given } from '../check-answer.ts';

export interface ControlProps {
  readonly question: SmartQuestion;
  readonly given: Given;
  readonly error: string | undefined;
  readonly onGiven: (given: Given) => void;
  /** Nothing more is expected here: one goes on without pressing Continue. */
  readonly onDone: (given: Given) => void;
}
