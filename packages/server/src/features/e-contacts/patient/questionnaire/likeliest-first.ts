import {
  dangerQuestionId,
  isScreenSign,
  type PatientFacts,
  type Question,
  signs,
} from '@tervita/domain/smart-questionnaire';
import { signsToAsk } from '@tervita/domain/smart-questionnaire/danger-classifier';
import type { Suspect } from '../more-danger.ts';

/** The rows that the words sound like come first on the list of danger; the others keep their order. */
export const likeliestFirst = (
  asked: readonly Question[],
  words: string,
  patient: PatientFacts,
  suspect: Suspect,
): readonly Question[] => {
  const suspected = words === '' ? null : suspect(words, patient);
  if (!suspected) return asked;
  const likely = signsToAsk(suspected, patient);
  const rank = (sign: string) => {
    // A stroke is asked about in narrower rows where words sound like it.
    const isStroke = isScreenSign(sign) && signs[sign].topic === 'STROKE';
    const place = likely.findIndex((each) => each === sign || (isStroke && signs[each].topic === 'STROKE'));
    return place < 0 ? likely.length : place;
  };
  return asked.map((question) =>
    question.id === dangerQuestionId && 'options' in question
      ? { ...question, options: question.options.toSorted((one, other) => rank(one) - rank(other)) }
      : question,
  );
};
