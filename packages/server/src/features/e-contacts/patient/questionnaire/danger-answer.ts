import { LogicError } from '@tervita/domain/core';
import type { ProblemType } from '@tervita/domain/problem-types';
import {
  type Answer,
  choicesOf,
  dangerHolds,
  dangerQuestionId,
  dangerScreen,
  isAboutDanger,
  noSign,
  type Question,
  type ScreenSign,
  signsNotAsked,
} from '@tervita/domain/smart-questionnaire';
import type { Tx } from '../../../../core/database/database.ts';
import { factsOf } from './facts.ts';
import { type Found, findOfDraft, type Questionnaire } from './questionnaire-store.ts';

/** The reason whose signs of danger are asked: before one is found, that of whoever describes the concern in own words. */
export const reasonAskedFor = ({ problemType }: Pick<Questionnaire, 'problemType'>): ProblemType =>
  problemType ?? 'OTHER_PROBLEM';

const holds = ({ questionnaire }: Found, now: Date): boolean =>
  dangerHolds(questionnaire.answers, questionnaire.dangerAnsweredAt, now);

/** When all signs were denied before there was a reason; null where that is too long ago, or one was ticked. */
const findDeniedAt = ({ questionnaire: { answers, dangerDeniedAt } }: Found, now: Date): Date | null =>
  dangerHolds(answers, dangerDeniedAt, now) ? dangerDeniedAt : null;

const isListOpen = (found: Found, now: Date): boolean =>
  found.questionnaire.problemType !== null && !holds(found, now);

/** What the list of a reason asks beyond the one that was denied before there was a reason. */
const signsLeft = (found: Found, type: ProblemType, now: Date): readonly ScreenSign[] => {
  const patient = factsOf(found, now);
  return signsNotAsked(
    dangerScreen(type, patient),
    dangerScreen(reasonAskedFor({ problemType: null }), patient),
  );
};

/** When the signs of a reason that is chosen now were answered; null where they are still to be asked. */
export const answeredForReason = (found: Found, type: ProblemType, now: Date): Date | null => {
  if (type === reasonAskedFor(found.questionnaire)) return found.questionnaire.dangerAnsweredAt;
  const deniedAt = findDeniedAt(found, now);
  return deniedAt && signsLeft(found, type, now).length === 0 ? deniedAt : null;
};

/**
 * The screen without the signs that were denied a moment ago, before there was a reason. Whoever comes back to it finds
 * every sign.
 */
export const withoutDenied = (question: Question, found: Found, now: Date): Question => {
  const isShort =
    question.id === dangerQuestionId && isListOpen(found, now) && findDeniedAt(found, now) !== null;
  if (!isShort || !('options' in question)) return question;
  const left = new Set<string>(signsLeft(found, reasonAskedFor(found.questionnaire), now));
  return { ...question, options: question.options.filter((each) => each === noSign || left.has(each)) };
};

/** Since when an answer to the screen counts: the rows that were left out of it are as old as their denial. */
export const answeredSince = (
  found: Found,
  answer: Answer,
  now: Date,
): Pick<Questionnaire, 'dangerAnsweredAt' | 'dangerDeniedAt'> => {
  const { problemType, dangerDeniedAt } = found.questionnaire;
  const isDenied = choicesOf(answer).every((each) => each === noSign);
  if (problemType === null) return { dangerAnsweredAt: now, dangerDeniedAt: isDenied ? now : null };
  const leftOutAt = isListOpen(found, now) ? findDeniedAt(found, now) : null;
  return { dangerAnsweredAt: leftOutAt ?? now, dangerDeniedAt: isDenied ? dangerDeniedAt : null };
};

/** As whoever goes on meets it: an answer about danger that is too old is none. It is filed and judged all the same. */
export const withoutOldDanger = (found: Found, now: Date): Found => {
  if (found.questionnaire.eContactId || holds(found, now)) return found;
  const others = Object.entries(found.questionnaire.answers).filter(([id]) => !isAboutDanger(id));
  const answers = Object.fromEntries(others);
  return { ...found, questionnaire: { ...found.questionnaire, answers } };
};

/** Signs of danger are still to be asked before this goes: each reason has its own. */
export const asksDanger = (found: Found | undefined, type: ProblemType, now: Date): boolean =>
  found === undefined || reasonAskedFor(found.questionnaire) !== type || !holds(found, now);

export const assertDangerHolds = (found: Found, now: Date): void => {
  if (!holds(found, now)) throw new LogicError('DANGER_NOT_ASKED');
};

/** Refuses words for which nobody has answered about danger yet. */
export const assertDangerAsked = async (
  tx: Tx,
  { draftId, type }: { readonly draftId: string; readonly type: ProblemType },
  now: Date,
): Promise<void> => {
  if (asksDanger(await findOfDraft(tx, draftId), type, now)) throw new LogicError('DANGER_NOT_ASKED');
};
