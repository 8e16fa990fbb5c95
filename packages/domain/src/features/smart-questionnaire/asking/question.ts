import type { Condition } from './condition.ts';
import type { Unit } from './units.ts';

/** Why it is asked, said to the person under the question. */
export const whys = [
  'DANGER_SIGNS',
  'DURATION',
  'COURSE',
  'SEVERITY',
  'PLACE',
  'NATURE',
  'CAUSE',
  'OTHER_SIGNS',
  'RISK',
  'FEVER',
  'PREGNANCY',
  'MEDICINES',
  'DAILY_LIFE',
  'SUPPORT',
  'TREATMENT_TRIED',
  'EXPECTATION',
  'OWN_WORDS',
  'CHOOSE_RIGHT_HELP',
  'SAFE_MEDICINE',
  'DOCUMENT',
  'LEAVE',
  'TIMES',
  'SCORE',
] as const;
export type Why = (typeof whys)[number];

/** Where its answer stands in the summary. */
export type Place =
  | 'DANGER'
  | 'DURATION'
  | 'COURSE'
  | 'SEVERITY'
  | 'SIGNS'
  | 'RISK'
  | 'TRIED'
  | 'EXPECTATION'
  | 'DETAILS'
  /** Of a questionnaire that is added up: it stands in its own table. */
  | 'ITEM';

interface Asked {
  /** Unique within its problem type. */
  readonly id: string;
  /** Which words say it: questions that several types share are worded once. */
  readonly words: string;
  readonly why: Why;
  readonly place: Place;
  readonly required: boolean;
  readonly showIf?: Condition;
}

export interface ChoiceQuestion extends Asked {
  readonly type: 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE';
  readonly options: readonly string[];
  /** Options that not everybody can have; the others are offered to all. */
  readonly optionsIf?: Readonly<Record<string, Condition>>;
  /** Choosing it clears the others. */
  readonly exclusive?: string;
  /** Words of the person that made it be asked. */
  readonly quote?: string;
}

export interface TextQuestion extends Asked {
  readonly type: 'TEXT';
  readonly maxLength: number;
  readonly format?: 'date' | 'personalCode';
}

export interface NumericQuestion extends Asked {
  readonly type: 'NUMERIC';
  readonly unit: Unit;
}

export interface TimeQuestion extends Asked {
  readonly type: 'TIME';
  readonly units: readonly ('minutes' | 'hours')[];
}

export type Question = ChoiceQuestion | TextQuestion | NumericQuestion | TimeQuestion;
export type QuestionType = Question['type'];
export const questionTypes = [
  'SINGLE_CHOICE',
  'MULTIPLE_CHOICE',
  'TEXT',
  'NUMERIC',
  'TIME',
] as const satisfies readonly QuestionType[];
