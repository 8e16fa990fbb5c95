import { isDeepStrictEqual } from 'node:util';
import type { Received } from '@tervita/contract/core';
import type { questionnaireFlow } from '@tervita/contract/smart-questionnaire';
import type { ProblemType } from '@tervita/domain/problem-types';
import {
  type Answers,
  asksForLeave,
  checkAnswer,
  choicesOf,
  dangerHolds,
  dangerQuestionId,
  isAboutDanger,
  isDangerRule,
  isMoreDangerRule,
  isScreenSign,
  moreDangerQuestionId,
  noSign,
  problemOf,
  type Question,
} from '@tervita/domain/smart-questionnaire';
import type { Reader } from '../../../../core/database/database.ts';
import { BadInput } from '../../../../core/http/errors.ts';
import { assertOffered } from '../../../problem-types/index.ts';
import { assertRequested } from '../../requests/fill-request.ts';
import { composedForPatient } from './compose.ts';
import { answeredForReason, answeredSince, reasonAskedFor } from './danger-answer.ts';
import { withAskedNow, withUnseen } from './danger-log.ts';
import { factsOf } from './facts.ts';
import { firedBeforeOf } from './fired-before.ts';
import { judge, type LookThrough } from './judge.ts';
import { assertLeaveDaysFit, assertLeaveFits } from './leave-days.ts';
import { isHosted, staysOnlyDanger } from './only-danger.ts';
import type { Found, FoundProblem, keep } from './questionnaire-store.ts';
import { takeAnswers } from './take-answers.ts';

/** A step of a questionnaire that has its id already. */
export type FlowBody = Received<typeof questionnaireFlow>['body'] & { readonly aiQuestionnaireId: string };
type Of<S extends FlowBody['stage']> = Extract<FlowBody, { stage: S }>;
export type Kept = Parameters<typeof keep>[2];

interface Given {
  readonly now: Date;
  readonly lookThrough: LookThrough;
  /** What the person is asked before the step. */
  readonly shownTo: (found: Found) => readonly Question[];
  readonly findProblems: (db: Reader, found: Found, input: string) => Promise<readonly FoundProblem[]>;
}

/**
 * What was made from the answers no longer fits them; what a person wrote stays as they wrote it.
 * First words that were to be sent as they are follow from what was told: changed, they are taken anew.
 */
const withoutMade = ({ questionnaire }: Found): Kept => {
  const { isSummaryEdited, summary, input } = questionnaire;
  return isSummaryEdited && summary !== input
    ? {}
    : { summary: null, madeSummary: null, isSummaryEdited: false };
};

/** Of another problem; signs of danger are asked anew, as each problem has its own. */
const answersFor = (type: ProblemType, answers: Answers): Answers =>
  Object.fromEntries(
    (problemOf(type)?.questions ?? []).flatMap((question) => {
      const answer = answers[question.id];
      const fits = answer && question.place !== 'DANGER' && checkAnswer(question, answer).ok;
      return fits ? [[question.id, answer]] : [];
    }),
  );

const aboutDangerIn = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => isAboutDanger(id)));

const chooseProblem = async (
  db: Reader,
  found: Found,
  type: ProblemType,
  { now, lookThrough }: Given,
): Promise<Kept> => {
  const { clinicId, problemType, answers, requestId } = found.questionnaire;
  if (requestId) await assertRequested(db, requestId, type);
  else await assertOffered(db, clinicId, type);
  if (type === problemType) return {};
  return {
    problemType: type,
    isOnlyDanger: requestId
      ? await isHosted(db, { clinicId, chiefProblemTypeId: type })
      : await staysOnlyDanger(db, found.questionnaire, type),
    // What was ticked is judged, and filed if it is left, until the signs of the new reason are answered.
    answers: { ...answersFor(type, answers), ...aboutDangerIn(answers) },
    dangerAnsweredAt: answeredForReason(found, type, now),
    firedBefore: problemType ? firedBeforeOf(problemType, judge(found, now, lookThrough).fired) : [],
    ...(asksForLeave(type) ? {} : { leaveRequest: null }),
    ...withoutMade(found),
  };
};

/**
 * Half a sentence is never judged. Before a problem is chosen it stands in the draft alone; afterwards it takes the
 * place of the first words only where that neither raises nor lowers a sign of danger.
 */
const type = (found: Found, told: Kept, { now, lookThrough }: Given): Kept => {
  if (!found.questionnaire.problemType) return {};
  const typed: Found = { ...found, questionnaire: { ...found.questionnaire, ...told } };
  const signs = (each: Found) => judge(each, now, lookThrough).fired.map(({ id }) => id);
  return isDeepStrictEqual(signs(found), signs(typed)) ? told : {};
};

const describe = async (db: Reader, found: Found, body: Of<'PROBLEM_TYPE'>, given: Given): Promise<Kept> => {
  const { input, locale: language, chiefProblemTypeId } = body;
  const isAsBefore = input === found.questionnaire.input && language === found.questionnaire.language;
  const told = { input, language, ...(isAsBefore ? {} : withoutMade(found)) };
  if (body.isTyping) return type(found, told, given);
  if (chiefProblemTypeId) return { ...told, ...(await chooseProblem(db, found, chiefProblemTypeId, given)) };
  return { ...told, candidates: await given.findProblems(db, found, input) };
};

/** When it was answered; a warning that was read stands for that answer, not for another one or one of another day. */
const aboutDanger = (found: Found, given: Answers, now: Date): Kept => {
  const { answers, dangerAnsweredAt, acknowledged } = found.questionnaire;
  const [danger, more] = [given[dangerQuestionId], given[moreDangerQuestionId]];
  const isMoreAsBefore = !more || isDeepStrictEqual(more, answers[moreDangerQuestionId]);
  const withoutMore = acknowledged.filter((id) => isMoreAsBefore || !isMoreDangerRule(id));
  if (!danger) return isMoreAsBefore ? {} : { acknowledged: withoutMore };
  const isAsBefore =
    isDeepStrictEqual(danger, answers[dangerQuestionId]) && dangerHolds(answers, dangerAnsweredAt, now);
  return {
    ...answeredSince(found, danger, now),
    acknowledged: withoutMore.filter((id) => isAsBefore || !isDangerRule(id)),
  };
};

/** An answer about danger of another day or another reason is over when the screen is answered anew, and so is what followed. */
const stillSaid = ({ questionnaire }: Found, given: Answers, now: Date): Answers => {
  const { answers, dangerAnsweredAt } = questionnaire;
  if (!given[dangerQuestionId] || dangerHolds(answers, dangerAnsweredAt, now)) return answers;
  const { [moreDangerQuestionId]: _, ...others } = answers;
  return others;
};

const withTickedBefore = (known: Answers, given: Answers, shown: readonly Question[]): Answers => {
  const more = given[moreDangerQuestionId];
  const question = shown.find(({ id }) => id === moreDangerQuestionId);
  const seen = question && 'options' in question ? question.options : [];
  // Another device may have changed the words since, and with them the rows: what was ticked on this one is told all the same.
  if (more && !choicesOf(more).every((each) => each === noSign || isScreenSign(each)))
    throw new BadInput([{ path: ['body', 'answers', moreDangerQuestionId], key: 'invalid_value' }]);
  return more && 'choices' in more
    ? { ...given, [moreDangerQuestionId]: withUnseen(known, more, seen) }
    : given;
};

const answer = (found: Found, body: Of<'ANSWERS'>, { now, shownTo }: Given): Kept => {
  const { problemType, dangerLog } = found.questionnaire;
  // Before there is a reason nothing but danger is asked.
  const given = problemType ? body.answers : aboutDangerIn(body.answers);
  const danger = aboutDanger(found, given, now);
  const known = danger.acknowledged ?? found.questionnaire.acknowledged;
  const acknowledged = [...new Set([...known, ...(body.acknowledged ?? [])])];
  const reason = reasonAskedFor(found.questionnaire);
  const shown = Object.keys(given).some(isAboutDanger) ? shownTo(found) : [];
  const said = stillSaid(found, given, now);
  const taken = takeAnswers(reason, said, withTickedBefore(said, given, shown), factsOf(found, now));
  assertLeaveDaysFit(found, reason, { brought: given, all: taken }, now);
  return {
    answers: taken,
    ...danger,
    dangerLog: withAskedNow(dangerLog, shown, given, now),
    acknowledged,
    ...withoutMade(found),
  };
};

const summarise = (found: Found, body: Of<'SUMMARY'>, { now }: Given): Kept => {
  const { problemType, answers, summary, isSummaryEdited } = found.questionnaire;
  const given = (problemType && body.answers) || {};
  const taken = problemType ? takeAnswers(problemType, answers, given, factsOf(found, now)) : answers;
  if (problemType) assertLeaveDaysFit(found, problemType, { brought: given, all: taken }, now);
  const next: Found = { ...found, questionnaire: { ...found.questionnaire, answers: taken } };
  const made = () => ({
    summary: composedForPatient(next, now),
    madeSummary: null,
    isSummaryEdited: false,
    engine: 'RULES' as const,
  });
  const told = { answers: taken, ...aboutDanger(found, given, now) };
  if (typeof body.summary === 'string') return { ...told, summary: body.summary, isSummaryEdited: true };
  if (body.summary === null) return { ...told, ...made() };
  return { ...told, ...(isSummaryEdited || summary !== null ? {} : made()) };
};

/** What a step changes; nothing is written here. */
export const stepOf = async (db: Reader, found: Found, body: FlowBody, given: Given): Promise<Kept> => {
  switch (body.stage) {
    case 'PROBLEM_TYPE':
      return describe(db, found, body, given);
    case 'QUESTIONS':
      return chooseProblem(db, found, body.chiefProblemTypeId, given);
    case 'ANSWERS':
      return answer(found, body, given);
    case 'SICK_LEAVE':
      assertLeaveFits(found, body.leaveRequest, given.now);
      return { leaveRequest: body.leaveRequest, ...withoutMade(found) };
    case 'VISIT_INFO':
      return { unavailableVisitTimes: body.unavailableVisitTimes };
    case 'SUMMARY':
      return summarise(found, body, given);
    case 'CONFIRM':
      return body.summary === found.questionnaire.summary
        ? {}
        : { summary: body.summary, isSummaryEdited: true };
  }
};
