import type { SmartQuestion } from '@tervita/contract/smart-questionnaire';
import type { Language } from '@tervita/domain/core';
import { instrumentKeys, instrumentOf, wordingOf } from '@tervita/domain/instruments';
import {
  dangerQuestionId,
  isScreenSign,
  itemQuestionId,
  noSign,
  optionLabel,
  type Question,
  type QuestionnaireWords,
  type QuestionWords,
  rowsShown,
  signs,
  type Unit,
  unitRanges,
} from '@tervita/domain/smart-questionnaire';
import { wordingLine } from '@tervita/texts/instruments';

const unitsOf = (question: Question): readonly Unit[] => {
  if (question.type === 'NUMERIC') return [question.unit];
  return question.type === 'TIME' ? question.units : [];
};

const rangeOf = (unit: Unit) => {
  const { ordinary, possible, step } = unitRanges[unit];
  return {
    unit,
    ordinary: [...ordinary] as [number, number],
    possible: [...possible] as [number, number],
    step,
  };
};

/** Whose words an item is in; it is called by its instrument first. */
const sourceOf = (id: string, said: QuestionWords | undefined, language: Language): string | null => {
  const key = instrumentKeys.find((each) => id.startsWith(itemQuestionId(each, '')));
  return key ? wordingLine(key, wordingOf(instrumentOf(key), language, said?.isOfClinic), language) : null;
};

/** For how long a sign of danger counts after it has passed. */
export const withinOf = (id: string, { alsoInDays }: QuestionnaireWords): { within?: string } => {
  const days = isScreenSign(id) ? signs[id].days : undefined;
  return days === undefined ? {} : { within: alsoInDays(days) };
};

/** So many words say what the rarer rows are about. */
const mostTopics = 5;

const rareIn = (options: readonly string[], words: QuestionnaireWords): SmartQuestion['rare'] => {
  const topics = options.flatMap((id) => (isScreenSign(id) ? [words.dangerTopics[signs[id].topic]] : []));
  const about = [...new Set(topics)].slice(0, mostTopics).join(', ');
  return { label: words.somethingElseGrave, about: about.charAt(0).toLocaleUpperCase() + about.slice(1) };
};

type Choice = Extract<Question, { options: unknown }>;

/** The options of a question; of a list of danger the rows after the first ones are opened. */
export const shownOptions = (
  question: Choice,
  words: QuestionnaireWords,
): Pick<SmartQuestion, 'options' | 'rare'> => {
  const isScreen = question.id === dangerQuestionId;
  const rows = question.options.filter((id) => id !== noSign);
  const rare = isScreen ? rows.slice(rowsShown) : [];
  return {
    options: question.options.map((id) => ({
      id,
      label: optionLabel(words, question, id),
      ...withinOf(id, words),
      ...(rare.includes(id) ? { isRare: true } : {}),
    })),
    ...(rare.length > 0 ? { rare: rareIn(rare, words) } : {}),
  };
};

/** A question as one person reads it. */
export const shownQuestion = (
  question: Question,
  words: QuestionnaireWords,
  language: Language,
): SmartQuestion => {
  const said = words.questions[question.words];
  const isChoice = 'options' in question;
  return {
    id: question.id,
    type: question.type,
    label: said?.label ?? question.id,
    help: said?.help ?? null,
    stem: said?.stem ?? null,
    source: question.place === 'ITEM' ? sourceOf(question.id, said, language) : null,
    why: words.whys[question.why],
    required: question.required,
    ...(isChoice ? shownOptions(question, words) : { options: [] }),
    ...(isChoice && question.quote !== undefined ? { quote: question.quote } : {}),
    exclusive: isChoice ? (question.exclusive ?? null) : null,
    takesOwnWords: isChoice && question.place !== 'DANGER',
    needsChoice: question.place === 'ITEM',
    isDanger: question.place === 'DANGER',
    maxLength: question.type === 'TEXT' ? question.maxLength : null,
    format: question.type === 'TEXT' ? (question.format ?? null) : null,
    units: unitsOf(question).map(rangeOf),
  };
};
