import {
  dangerQuestionId,
  type PatientFacts,
  type Question,
  type ScreenSign,
  signsAsked,
} from '@tervita/domain/smart-questionnaire';
import { signsToAsk } from '@tervita/domain/smart-questionnaire/danger-classifier';
import type { Suspect } from '../more-danger.ts';

/**
 * The signs that the words sound like, or rows that stand for them, come first on the screen of danger; the others keep
 * their order.
 */
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
    const stoodFor = signsAsked([sign as ScreenSign]);
    const place = likely.findIndex((each) => stoodFor.has(each));
    return place < 0 ? likely.length : place;
  };
  return asked.map((question) =>
    question.id === dangerQuestionId && 'options' in question
      ? { ...question, options: question.options.toSorted((one, other) => rank(one) - rank(other)) }
      : question,
  );
};
