import type { Answer } from '../asking/answer.ts';
import type { Question } from '../asking/question.ts';
import type { DangerSign } from '../danger-screen/signs.ts';
import type { QuestionnaireWords } from '../words.ts';

type Common = keyof QuestionnaireWords['common'];

/** An option of a question, as a person reads it. */
export const optionLabel = (words: QuestionnaireWords, question: Question, option: string): string => {
  const own = words.questions[question.words]?.options?.[option];
  if (own) return own;
  const sign = question.place === 'DANGER' ? words.dangerSigns[option as DangerSign] : undefined;
  return sign ?? words.common[option as Common] ?? option;
};

/** Inside a sentence; names of vaccines and illnesses in capitals stay as they are. */
export const inSentence = (label: string): string =>
  /^\p{Lu}(\p{Ll}|\s|$)/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** What was answered, as a person reads it; undefined when nothing was. */
export const answerLabel = (
  words: QuestionnaireWords,
  question: Question,
  answer: Answer | undefined,
): string | undefined => {
  if (!answer || 'skipped' in answer) return undefined;
  if ('choices' in answer) {
    const labels = answer.choices.map((each) => optionLabel(words, question, each));
    const own = answer.ownWords?.trim();
    return [...labels, ...(own ? [own] : [])].join('; ') || undefined;
  }
  if ('text' in answer) {
    const text = answer.text.trim();
    const isDate = question.type === 'TEXT' && question.format === 'date';
    return isDate && text !== '' ? words.summary.date(text) : text || undefined;
  }
  if ('number' in answer)
    return question.type === 'NUMERIC' ? words.units[question.unit](answer.number) : String(answer.number);
  return words.units[answer.unit](answer.value);
};
