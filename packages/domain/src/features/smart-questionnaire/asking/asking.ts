import type { ProblemType } from '../../problem-types/index.ts';
import { dangerQuestionId, withTickedSigns } from '../danger-screen/asked.ts';
import { moreDangerQuestion } from '../danger-screen/asked-more.ts';
import { dangerScreen } from '../danger-screen/screen.ts';
import { noSign } from '../danger-screen/signs.ts';
import { problemOf } from '../problems/catalogue.ts';
import type { Answers, PatientFacts } from './answer.ts';
import { checkAnswer } from './check-answer.ts';
import { holds } from './condition.ts';
import type { Question } from './question.ts';

/** Nobody is asked about what they cannot have. */
const withFittingOptions = (
  type: ProblemType,
  question: Question,
  answers: Answers,
  patient: PatientFacts,
): Question => {
  if (!('options' in question)) return question;
  if (question.id === dangerQuestionId)
    return { ...question, options: [...withTickedSigns(dangerScreen(type, patient), answers), noSign] };
  if (!question.optionsIf) return question;
  const { options, optionsIf } = question;
  const fits = (option: string) => {
    const condition = optionsIf[option];
    return !condition || holds(condition, {}, patient);
  };
  return { ...question, options: options.filter(fits) };
};

/** The visible ones, in order; each looks only at the visible ones before it. */
export const questionsFor = (
  type: ProblemType,
  answers: Answers,
  patient: PatientFacts,
): readonly Question[] => {
  const shown: Question[] = [];
  let seen: Answers = {};
  for (const question of problemOf(type)?.questions ?? []) {
    if (question.showIf && !holds(question.showIf, seen, patient)) continue;
    shown.push(withFittingOptions(type, question, answers, patient));
    const answer = answers[question.id];
    if (answer) seen = { ...seen, [question.id]: answer };
  }
  const more = moreDangerQuestion(answers);
  return more ? [...shown, more] : shown;
};

export interface NextQuestion {
  readonly question: Question;
  /** From 0. */
  readonly index: number;
  /** Answers may still show or hide one. */
  readonly aboutHowMany: number;
}

/** The first that has no right answer yet; null when all is told. */
export const firstOpen = (shown: readonly Question[], answers: Answers): NextQuestion | null => {
  const index = shown.findIndex(({ id }, at) => {
    const [question, answer] = [shown[at], answers[id]];
    return question && (answer === undefined || !checkAnswer(question, answer).ok);
  });
  const question = shown[index];
  return question ? { question, index, aboutHowMany: shown.length } : null;
};

export const nextQuestion = (
  type: ProblemType,
  answers: Answers,
  patient: PatientFacts,
): NextQuestion | null => firstOpen(questionsFor(type, answers, patient), answers);

/** A hidden question was not asked: what was answered to it before is no answer. */
export const withoutHidden = (type: ProblemType, answers: Answers, patient: PatientFacts): Answers => {
  const shown = new Set(questionsFor(type, answers, patient).map(({ id }) => id));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => shown.has(id)));
};
