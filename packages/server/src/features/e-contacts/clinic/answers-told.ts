import type { Language } from '@tervita/domain/core';
import {
  answerLabel,
  dangerQuestionId,
  moreDangerQuestionId,
  questionsFor,
} from '@tervita/domain/smart-questionnaire';
import type { Reader } from '../../../core/database/database.ts';
import { reasonAskedFor } from '../patient/questionnaire/danger-answer.ts';
import { factsOf } from '../patient/questionnaire/facts.ts';
import { type Found, findOfEContact } from '../patient/questionnaire/questionnaire-store.ts';
import { wordsToRead } from '../patient/questionnaire/words.ts';

/** What was asked and answered, in words. */
export const answersTold = ({ questionnaire, about }: Found, language: Language, at: Date) => {
  const { answers } = questionnaire;
  const words = wordsToRead({ about }, language);
  // As old as the patient was then: what was asked does not change with a birthday.
  return questionsFor(reasonAskedFor(questionnaire), answers, factsOf({ about }, at)).flatMap((question) => {
    const answer = answerLabel(words, question, answers[question.id]);
    const label = words.questions[question.words]?.label ?? question.id;
    return answer === undefined ? [] : [{ questionId: question.id, label, answer }];
  });
};

type Told = ReturnType<typeof answersTold>[number];

/** What was answered about danger, first to the screen and then, where words sounded like it, once more. */
export const dangerIn = (told: readonly Told[]): Told | undefined => {
  const [screen, more] = [dangerQuestionId, moreDangerQuestionId].map((id) =>
    told.find(({ questionId }) => questionId === id),
  );
  if (!more) return screen;
  const asked = `${more.label}: ${more.answer}`;
  return screen ? { ...screen, answer: `${screen.answer}. ${asked}` } : { ...more, answer: asked };
};

/** Signs of danger that were ticked, or that there were none; undefined where nobody was asked. */
export const dangerTold = async (
  db: Reader,
  eContactId: string,
  language: Language,
): Promise<string | undefined> => {
  const found = await findOfEContact(db, eContactId);
  if (!found) return undefined;
  return dangerIn(answersTold(found, language, found.questionnaire.updatedAt))?.answer;
};
