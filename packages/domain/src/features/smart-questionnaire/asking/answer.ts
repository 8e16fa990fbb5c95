import type { InstrumentKey } from '../../instruments/index.ts';
import type { Sex } from '../../persons/index.ts';

export interface ChoiceAnswer {
  readonly choices: readonly string[];
  /** "Answer in my own words", instead of the options or beside them. */
  readonly ownWords?: string | undefined;
}
export interface TextAnswer {
  readonly text: string;
}
export interface NumberAnswer {
  readonly number: number;
  /** The person was asked whether an unusual value is right. */
  readonly confirmed?: boolean | undefined;
}
export interface DurationAnswer {
  readonly value: number;
  readonly unit: 'minutes' | 'hours';
  readonly confirmed?: boolean | undefined;
}
/** An optional question that was left empty; without it the question would be asked again. */
export interface SkippedAnswer {
  readonly skipped: true;
}

export type Answer = ChoiceAnswer | TextAnswer | NumberAnswer | DurationAnswer | SkippedAnswer;
export type Answers = Readonly<Record<string, Answer>>;

/** Of the patient, never of who writes for the patient. */
export interface PatientFacts {
  readonly ageMonths: number | null;
  readonly sex: Sex;
  /** Instruments whose words the clinic has entered; none where it is not told. */
  readonly licensed?: readonly InstrumentKey[];
}

export const choicesOf = (answer: Answer | undefined): readonly string[] =>
  answer && 'choices' in answer ? answer.choices : [];

/** What was typed freely; every such text is looked through for danger. */
export const typedIn = (answer: Answer | undefined): string => {
  if (!answer) return '';
  if ('text' in answer) return answer.text.trim();
  return 'choices' in answer ? (answer.ownWords?.trim() ?? '') : '';
};
