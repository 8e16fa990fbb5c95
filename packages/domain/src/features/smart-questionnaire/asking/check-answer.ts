import { parsePersonalCode } from '../../persons/index.ts';
import { type Answer, typedIn } from './answer.ts';
import type { ChoiceQuestion, Question, TextQuestion } from './question.ts';
import { type Unit, unitRanges } from './units.ts';

export const answerProblems = [
  'REQUIRED',
  'WRONG_KIND',
  'UNKNOWN_OPTION',
  'ONLY_ONE',
  'EXCLUSIVE',
  'TOO_LONG',
  'NOT_A_NUMBER',
  'OUT_OF_BOUNDS',
  'UNUSUAL',
  'BAD_DATE',
  'BAD_PERSONAL_CODE',
] as const;
export type AnswerProblem = (typeof answerProblems)[number];
export type AnswerCheck = { readonly ok: true } | { readonly ok: false; readonly problem: AnswerProblem };

/** As long as a text answer may be when nothing else is said. */
export const ownWordsMax = 1_000;

const right: AnswerCheck = { ok: true };
const wrong = (problem: AnswerProblem): AnswerCheck => ({ ok: false, problem });

const checkChoices = (question: ChoiceQuestion, answer: Answer): AnswerCheck => {
  if (!('choices' in answer)) return wrong('WRONG_KIND');
  const { choices } = answer;
  const ownWords = typedIn(answer);
  if (ownWords.length > ownWordsMax) return wrong('TOO_LONG');
  if (choices.some((each) => !question.options.includes(each))) return wrong('UNKNOWN_OPTION');
  if (new Set(choices).size < choices.length) return wrong('UNKNOWN_OPTION');
  if (question.type === 'SINGLE_CHOICE' && choices.length > 1) return wrong('ONLY_ONE');
  if (question.exclusive && choices.length > 1 && choices.includes(question.exclusive))
    return wrong('EXCLUSIVE');
  if (choices.length > 0) return right;
  // Signs of danger are ticked one by one or denied; a story in their place could hide one, and cannot be added up.
  const mayTell = ownWords !== '' && question.place !== 'DANGER' && question.place !== 'ITEM';
  return mayTell || !question.required ? right : wrong('REQUIRED');
};

const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;

const isDate = (text: string): boolean => {
  const [, year, month, day] = isoDate.exec(text)?.map(Number) ?? [];
  if (!year || !month || !day || year < 1900 || year > 2100 || month > 12) return false;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day <= (lengths[month - 1] ?? 0);
};

const isPersonalCode = (text: string): boolean =>
  (['EE', 'PL', 'GB', 'ZA'] as const).some((country) => parsePersonalCode(country, text).ok);

const checkText = (question: TextQuestion, answer: Answer): AnswerCheck => {
  if (!('text' in answer)) return wrong('WRONG_KIND');
  const text = answer.text.trim();
  if (text === '') return question.required ? wrong('REQUIRED') : right;
  if (text.length > question.maxLength) return wrong('TOO_LONG');
  if (question.format === 'date' && !isDate(text)) return wrong('BAD_DATE');
  return question.format === 'personalCode' && !isPersonalCode(text) ? wrong('BAD_PERSONAL_CODE') : right;
};

const checkNumber = (value: number, unit: Unit, confirmed: boolean): AnswerCheck => {
  if (!Number.isFinite(value)) return wrong('NOT_A_NUMBER');
  const { ordinary, possible } = unitRanges[unit];
  if (value < possible[0] || value > possible[1]) return wrong('OUT_OF_BOUNDS');
  const isOrdinary = value >= ordinary[0] && value <= ordinary[1];
  return isOrdinary || confirmed ? right : wrong('UNUSUAL');
};

export const checkAnswer = (question: Question, answer: Answer | undefined): AnswerCheck => {
  if (!answer || 'skipped' in answer) return question.required ? wrong('REQUIRED') : right;
  switch (question.type) {
    case 'SINGLE_CHOICE':
    case 'MULTIPLE_CHOICE':
      return checkChoices(question, answer);
    case 'TEXT':
      return checkText(question, answer);
    case 'NUMERIC':
      if (!('number' in answer)) return wrong('WRONG_KIND');
      return checkNumber(answer.number, question.unit, answer.confirmed === true);
    case 'TIME':
      if (!('value' in answer) || !question.units.includes(answer.unit)) return wrong('WRONG_KIND');
      return checkNumber(answer.value, answer.unit, answer.confirmed === true);
  }
};
