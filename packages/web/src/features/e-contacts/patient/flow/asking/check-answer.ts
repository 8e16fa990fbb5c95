import type { SmartAnswer, SmartQuestion } from '@tervita/contract/smart-questionnaire';
import type { Unit } from '@tervita/domain/smart-questionnaire';
import type { AskingTexts } from '@tervita/texts/asking-en';
import { existingDay } from '../../../../../ui/date-text.ts';

/** What a person has put into the control so far. */
export interface Given {
  readonly choices: readonly string[];
  readonly text: string;
  readonly ownWords: string;
  readonly unit: string | undefined;
}

export type Checked =
  | { readonly answer: SmartAnswer }
  | { readonly error: string }
  /** Possible, but rare enough to ask. */
  | { readonly unusual: string; readonly answer: SmartAnswer };

type Words = AskingTexts['asking'];

export const givenOf = (question: SmartQuestion, answer: SmartAnswer | null): Given => {
  const given = { choices: [], text: '', ownWords: '', unit: question.units[0]?.unit };
  if (!answer || 'skipped' in answer) return given;
  if ('choices' in answer) {
    // What is not offered any more, because age or sex were corrected, could not be unticked.
    const offered = answer.choices.filter((choice) => question.options.some(({ id }) => id === choice));
    return { ...given, choices: offered, ownWords: answer.ownWords ?? '' };
  }
  if ('text' in answer) return { ...given, text: answer.text };
  if ('number' in answer) return { ...given, text: String(answer.number) };
  return { ...given, text: String(answer.value), unit: answer.unit };
};

/** A scale and a count say what they are without one. */
export const unitWords = (unit: Unit, { units }: Words): string =>
  unit === 'scale' || unit === 'count' ? '' : units[unit];

/** With a comma or a point, as people write. */
const numberIn = (text: string): number | undefined => {
  const value = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || Number.isNaN(value) ? undefined : value;
};

const checkNumber = (question: SmartQuestion, { text, unit }: Given, t: Words): Checked => {
  const value = numberIn(text);
  const range = question.units.find((each) => each.unit === unit);
  if (text.trim() === '') return { error: t.question.requiredNumber };
  if (value === undefined || !range) return { error: t.question.badNumber };
  const [least, most] = range.possible;
  if (value < least || value > most) return { error: t.question.outOfBounds(String(least), String(most)) };
  const answer = (confirmed: boolean): SmartAnswer => {
    const sure = confirmed ? { confirmed } : {};
    return question.type === 'TIME'
      ? { value, unit: range.unit === 'hours' ? 'hours' : 'minutes', ...sure }
      : { number: value, ...sure };
  };
  const isOrdinary = value >= range.ordinary[0] && value <= range.ordinary[1];
  if (isOrdinary) return { answer: answer(false) };
  const shown = `${text.trim()} ${unitWords(range.unit, t)}`.trim();
  return { unusual: t.question.unusual(shown), answer: answer(true) };
};

const checkChoices = (question: SmartQuestion, { choices, ownWords }: Given, t: Words): Checked => {
  const words = ownWords.trim();
  if (choices.length === 0 && (words === '' || question.needsChoice))
    return { error: question.exclusive ? t.question.required : t.question.requiredChoice };
  return { answer: { choices: [...choices], ...(words === '' ? {} : { ownWords: words }) } };
};

const isEmpty = ({ choices, text, ownWords }: Given) =>
  choices.length === 0 && text.trim() === '' && ownWords.trim() === '';

/** Judged here first, so that nobody waits to learn of a slip; the server judges again. */
export const checkGiven = (question: SmartQuestion, given: Given, t: Words): Checked => {
  if (!question.required && isEmpty(given)) return { answer: { skipped: true } };
  if (question.type === 'NUMERIC' || question.type === 'TIME') return checkNumber(question, given, t);
  if (question.type !== 'TEXT') return checkChoices(question, given, t);
  const text = given.text.trim();
  if (question.format === 'date') {
    const date = existingDay(text);
    return date ? { answer: { text: date } } : { error: t.question.badDate };
  }
  if (text === '') return { error: t.question.requiredText };
  if (question.maxLength !== null && [...text].length > question.maxLength)
    return { error: t.question.tooLong };
  return { answer: { text } };
};

const refusals: Readonly<Record<string, keyof Words['question']>> = {
  badDate: 'badDate',
  badPersonalCode: 'badPersonalCode',
  beforeBirth: 'beforeBirth',
  tooFarAway: 'tooFarAway',
  endBeforeStart: 'endBeforeStart',
  tooLong: 'tooLong',
  required: 'requiredText',
};

/** What the server found and this page did not. */
export const refusalOf = (key: string | undefined, t: Words): string => {
  const words = key === undefined ? undefined : t.question[refusals[key] ?? 'failed'];
  return typeof words === 'string' ? words : t.question.failed;
};
