import type { ProblemType } from '@tervita/domain/problem-types';
import {
  type AnswerProblem,
  type Answers,
  checkAnswer,
  type PatientFacts,
  questionsFor,
  withoutHidden,
} from '@tervita/domain/smart-questionnaire';
import { BadInput } from '../../../../core/http/errors.ts';

const keys: Readonly<Record<AnswerProblem, string>> = {
  REQUIRED: 'required',
  WRONG_KIND: 'invalid_type',
  UNKNOWN_OPTION: 'invalid_value',
  ONLY_ONE: 'invalid_value',
  EXCLUSIVE: 'invalid_value',
  TOO_LONG: 'tooLong',
  NOT_A_NUMBER: 'invalid_type',
  OUT_OF_BOUNDS: 'outOfBounds',
  UNUSUAL: 'unusual',
  BAD_DATE: 'badDate',
  BAD_PERSONAL_CODE: 'badPersonalCode',
};

/** New answers over the earlier ones. Those of questions that an answer has hidden are gone. */
export const takeAnswers = (
  type: ProblemType,
  known: Answers,
  given: Answers,
  patient: PatientFacts,
): Answers => {
  const answers = { ...known, ...given };
  const shown = questionsFor(type, answers, patient);
  const issues = shown.flatMap((question) => {
    const answer = given[question.id];
    const check = answer ? checkAnswer(question, answer) : undefined;
    return check && !check.ok ? [{ path: ['body', 'answers', question.id], key: keys[check.problem] }] : [];
  });
  if (issues.length > 0) throw new BadInput(issues);
  return withoutHidden(type, answers, patient);
};
