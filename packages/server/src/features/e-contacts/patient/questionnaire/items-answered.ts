import { LogicError } from '@tervita/domain/core';
import { checkAnswer, firstOpen, isAboutLeave } from '@tervita/domain/smart-questionnaire';
import { alarmOf } from './alarm.ts';
import { factsOf } from './facts.ts';
import { askedOf, isInstrument } from './only-danger.ts';
import type { Found } from './questionnaire-store.ts';

/**
 * Half of a questionnaire gives no score, and half of a leave cannot be written; whoever cannot answer it all writes in
 * their own words. Whoever told of danger is not kept from sending what they have answered.
 */
export const assertItemsAnswered = (found: Found, now: Date): void => {
  const { problemType, answers, isOnlyDanger, requestId } = found.questionnaire;
  const isHostedRequest = isOnlyDanger && requestId !== null;
  if (!(isInstrument(problemType) || isAboutLeave(problemType)) || (isOnlyDanger && !isHostedRequest)) return;
  if (alarmOf(found, now)) return;
  const asked = askedOf(found, factsOf(found, now));
  const isComplete = isInstrument(problemType)
    ? !firstOpen(asked, answers)
    : asked.every((question) => checkAnswer(question, answers[question.id]).ok);
  // The items of what a clinic asked for are answered where they are hosted, and come from there.
  if (isHostedRequest || !isComplete) throw new LogicError('QUESTIONNAIRE_NOT_COMPLETE');
};
