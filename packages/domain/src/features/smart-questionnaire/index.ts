export {
  type Answer,
  type Answers,
  type ChoiceAnswer,
  type DurationAnswer,
  type NumberAnswer,
  type PatientFacts,
  type SkippedAnswer,
  type TextAnswer,
  typedIn,
} from './asking/answer.ts';
export { type NextQuestion, nextQuestion, questionsFor, withoutHidden } from './asking/asking.ts';
export {
  type AnswerCheck,
  type AnswerProblem,
  answerProblems,
  checkAnswer,
  ownWordsMax,
} from './asking/check-answer.ts';
export { type Question, type QuestionType, questionTypes, type Why, whys } from './asking/question.ts';
export { type Unit, type UnitRange, unitRanges, units } from './asking/units.ts';
export { problems } from './problems/catalogue.ts';
export { type DangerSign, dangerSigns } from './problems/danger-signs.ts';
export type { Problem } from './problems/problem.ts';
export {
  type FiredRule,
  firedGateRules,
  firedRules,
  redFlagOf,
  strongestAction,
} from './red-flags/fired-rules.ts';
export { gate } from './red-flags/gate.ts';
export { type NamedRule, namedRules } from './red-flags/named-rules.ts';
export { type Action, actions } from './red-flags/rule.ts';
export type { ActionWords, QuestionnaireWords, QuestionWords, SummaryWords } from './words.ts';
