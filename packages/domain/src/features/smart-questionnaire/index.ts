export {
  type Answer,
  type Answers,
  type ChoiceAnswer,
  choicesOf,
  type DurationAnswer,
  type NumberAnswer,
  type PatientFacts,
  type SkippedAnswer,
  type TextAnswer,
  typedIn,
} from './asking/answer.ts';
export { firstOpen, type NextQuestion, nextQuestion, questionsFor, withoutHidden } from './asking/asking.ts';
export {
  type AnswerCheck,
  type AnswerProblem,
  answerProblems,
  checkAnswer,
  ownWordsMax,
} from './asking/check-answer.ts';
export {
  type ChoiceQuestion,
  type Question,
  type QuestionType,
  questionTypes,
  type Why,
  whys,
} from './asking/question.ts';
export { type Unit, type UnitRange, unitRanges, units } from './asking/units.ts';
export { type DangerKind, dangerKinds } from './danger-classifier/kinds.ts';
export { suspicionOf } from './danger-classifier/suspicion.ts';
export { dangerQuestionId, isDangerRule, withTickedSigns } from './danger-screen/asked.ts';
export {
  answerToMore,
  isAboutDanger,
  isMoreDangerRule,
  moreDangerAbout,
  moreDangerAskedWords,
  moreDangerQuestionId,
} from './danger-screen/asked-more.ts';
export { dangerHolds, dangerHoldsHours } from './danger-screen/holds.ts';
export { dangerScreen, mostTicked, rowsShown, signsNotAsked } from './danger-screen/screen.ts';
export {
  actionOf,
  type DangerSign,
  type DangerTopic,
  dangerSigns,
  dangerTopics,
  isDangerSign,
  isScreenSign,
  noSign,
  type ScreenSign,
  signs,
} from './danger-screen/signs.ts';
export type { Candidate, ReasonKind } from './finding/candidate.ts';
export { findChiefProblem } from './finding/find-chief-problem.ts';
export { languageOfText } from './finding/language-of-text.ts';
export {
  type ChiefProblemIndex,
  chiefProblemIndex,
  type SpokenPhrases,
  type SpokenWords,
} from './finding/spoken-index.ts';
export { asksForLeave, isAboutLeave, leaveCardOf } from './leave-asked.ts';
export { catalogueVersion, problemOf, problems } from './problems/catalogue.ts';
export { instrumentProblems } from './problems/instruments.ts';
export { filledIn, itemQuestionId, itemValuesIn } from './problems/item-values.ts';
export type { Problem } from './problems/problem.ts';
export {
  type FiredRule,
  firedRules,
  isGrave,
  redFlagOf,
  strongestAction,
} from './red-flags/fired-rules.ts';
export { type FreeTextAlert, freeTextAlerts } from './red-flags/free-text-alerts.ts';
export { type NamedRule, namedRules } from './red-flags/named-rules.ts';
export { type Action, actions } from './red-flags/rule.ts';
export { tellsOfPoison } from './red-flags/tells-of-poison.ts';
export * from './stages.ts';
export { asksWithoutAi } from './structured-requests.ts';
export { ruleReason } from './summary/attention.ts';
export { composeSummary } from './summary/compose-summary.ts';
export type { Told } from './summary/told.ts';
export { answerLabel, optionLabel } from './summary/wording.ts';
export { asksForVisitTimes } from './visit-asked.ts';
export type { ActionWords, QuestionnaireWords, QuestionWords, SummaryWords } from './words.ts';
