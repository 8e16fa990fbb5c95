import type { Language } from '../../core/index.ts';
import type { Sex } from '../persons/index.ts';
import type { ProblemType } from '../problem-types/index.ts';
import type { Why } from './asking/question.ts';
import type { Unit } from './asking/units.ts';
import type { DangerSign, DangerTopic } from './danger-screen/signs.ts';
import type { NamedRule } from './red-flags/named-rules.ts';
import type { Action } from './red-flags/rule.ts';

/** One question as a person reads it. */
export interface QuestionWords {
  /** Where a drink is counted, with {drinkGrams}, filled from the country. */
  readonly label: string;
  readonly help?: string;
  /** What stands above every item of a questionnaire: the time it is about, and what is asked of each. */
  readonly stem?: string;
  /** A word or two for it in a summary; those that have a sentence of their own there need none. */
  readonly topic?: string;
  readonly options?: Readonly<Record<string, string>>;
  /** Whole sentences for the summary, by option, where topic and option would read like a form. */
  readonly told?: Readonly<Record<string, string>>;
  /** Entered by the clinic. */
  readonly isOfClinic?: boolean;
}

export interface ActionWords {
  /** Both with {emergency} and {advice}, filled from the numbers of the country. */
  readonly title: string;
  readonly text: string;
}

/** How the sentences of a summary are put together. */
export interface SummaryWords {
  readonly who: (sex: Sex, ageMonths: number | null) => string;
  readonly severity: (value: number) => string;
  readonly signs: (list: string) => string;
  readonly noSigns: string;
  readonly danger: (list: string) => string;
  readonly risks: (list: string) => string;
  readonly noRisks: string;
  /** Before what the reader wrote, and before what the patient wrote. */
  readonly myWords: string;
  readonly ownWords: string;
  readonly quote: (text: string) => string;
  readonly list: (items: readonly string[]) => string;
  readonly attention: Readonly<Record<Action, (reasons: string) => string>>;
  /** Words of alarm that stood in what was typed. */
  readonly typed: (words: string) => string;
  /** Before a sign of danger in a questionnaire that is not sent yet, and before one that was taken back. */
  readonly answeredBeforeSending: string;
  readonly noLongerAnswered: string;
  readonly date: (isoDate: string) => string;
}

export interface QuestionnaireWords {
  readonly language: Language;
  readonly reasons: Readonly<Record<ProblemType, string>>;
  /** By the `words` of a question. */
  readonly questions: Readonly<Record<string, QuestionWords>>;
  /** Options that mean the same everywhere. */
  readonly common: Readonly<Record<'yes' | 'no' | 'unsure' | 'none', string>>;
  readonly dangerSigns: Readonly<Record<DangerSign, string>>;
  /** Beside a row that counts also when it has passed. */
  readonly alsoInDays: (days: number) => string;
  /** The row that opens the rarer ones, and in a word what these are about. */
  readonly somethingElseGrave: string;
  readonly dangerTopics: Readonly<Record<DangerTopic, string>>;
  readonly whys: Readonly<Record<Why, string>>;
  readonly units: Readonly<Record<Unit, (value: number) => string>>;
  readonly rules: Readonly<Record<NamedRule, string>>;
  readonly actions: Readonly<Record<Action, ActionWords>>;
  readonly summary: SummaryWords;
}
