import type { Condition } from '../asking/condition.ts';
import type {
  ChoiceQuestion,
  NumericQuestion,
  Place,
  TextQuestion,
  TimeQuestion,
  Why,
} from '../asking/question.ts';
import type { Unit } from '../asking/units.ts';

interface More {
  readonly required?: boolean;
  readonly showIf?: Condition;
  readonly place?: Place;
  readonly words?: string;
}

interface MoreOfChoice extends More {
  readonly optionsIf?: ChoiceQuestion['optionsIf'];
}

const asked = (id: string, why: Why, { words = '', place = 'DETAILS', showIf, required = true }: More) => ({
  id,
  words,
  why,
  place,
  required,
  ...(showIf && { showIf }),
});

const none = 'none';
const textMax = 1_000;

export const one = (
  id: string,
  why: Why,
  options: readonly string[],
  more: MoreOfChoice = {},
): ChoiceQuestion => ({
  ...asked(id, why, more),
  type: 'SINGLE_CHOICE',
  options,
  ...(more.optionsIf && { optionsIf: more.optionsIf }),
});

/** Where "none of these" is offered, it excludes the others. */
export const many = (
  id: string,
  why: Why,
  options: readonly string[],
  more: MoreOfChoice = {},
): ChoiceQuestion => ({
  ...asked(id, why, more),
  type: 'MULTIPLE_CHOICE',
  options,
  ...(more.optionsIf && { optionsIf: more.optionsIf }),
  ...(options.includes(none) && { exclusive: none }),
});

export const text = (
  id: string,
  why: Why,
  { maxLength = textMax, format, ...more }: More & Partial<Pick<TextQuestion, 'maxLength' | 'format'>> = {},
): TextQuestion => ({ ...asked(id, why, more), type: 'TEXT', maxLength, ...(format && { format }) });

export const date = (id: string, why: Why, more: More = {}): TextQuestion =>
  text(id, why, { ...more, format: 'date', maxLength: 10 });

export const number = (id: string, why: Why, unit: Unit, more: More = {}): NumericQuestion => ({
  ...asked(id, why, more),
  type: 'NUMERIC',
  unit,
});

export const time = (id: string, why: Why, more: More = {}): TimeQuestion => ({
  ...asked(id, why, more),
  type: 'TIME',
  units: ['minutes', 'hours'],
});
