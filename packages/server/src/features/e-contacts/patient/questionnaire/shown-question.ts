import type { SmartQuestion } from '@tervita/contract/smart-questionnaire';
import type { Language } from '@tervita/domain/core';
import { instrumentKeys } from '@tervita/domain/instruments';
import {
  type DangerSign,
  itemQuestionId,
  optionLabel,
  type Question,
  type QuestionnaireWords,
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
const sourceOf = (id: string, language: Language): string | null => {
  const key = instrumentKeys.find((each) => id.startsWith(itemQuestionId(each, '')));
  return key ? wordingLine(key, language, language) : null;
};

/** A wide sign of danger with the short rows that stand for it. */
const shownOption = (
  question: Extract<Question, { options: unknown }>,
  words: QuestionnaireWords,
  id: string,
) => {
  const rows = question.place === 'DANGER' ? words.dangerRows[id as DangerSign] : undefined;
  return { id, label: optionLabel(words, question, id), ...(rows ? { rows: [...rows] } : {}) };
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
    source: question.place === 'ITEM' ? sourceOf(question.id, language) : null,
    why: words.whys[question.why],
    required: question.required,
    options: isChoice ? question.options.map((id) => shownOption(question, words, id)) : [],
    exclusive: isChoice ? (question.exclusive ?? null) : null,
    takesOwnWords: isChoice && question.place !== 'DANGER',
    needsChoice: question.place === 'ITEM',
    isDanger: question.place === 'DANGER',
    maxLength: question.type === 'TEXT' ? question.maxLength : null,
    format: question.type === 'TEXT' ? (question.format ?? null) : null,
    units: unitsOf(question).map(rangeOf),
  };
};
