import type { SmartAnswer, SmartQuestion } from '@tervita/contract/smart-questionnaire';
import { dangerHoldsHours } from '@tervita/domain/smart-questionnaire';
import { useState } from 'react';
import { now } from '../../../../../core/clock.ts';
import { draftWrittenAt, readDraft, writeDraft } from '../../../../../core/drafts/drafts.ts';
import { useUser } from '../../../../../core/session/index.ts';
import { type Given, givenOf } from './check-answer.ts';

const parsed = (text: string): Given | undefined => (text === '' ? undefined : (JSON.parse(text) as Given));

const keyOf = (questionnaireId: string, { id }: SmartQuestion) => `answer ${questionnaireId} ${id}`;

/** What was put into the control of a question on this device and is not saved; from then on it is not kept here. */
export const takeKeptAnswer = (
  userId: string,
  questionnaireId: string,
  question: SmartQuestion,
): Given | undefined => {
  const key = keyOf(questionnaireId, question);
  const given = parsed(readDraft(userId, key));
  writeDraft(userId, key, '', now());
  return given;
};

/** Kept as if it had been put into the control: the page of the question begins with it. */
export const keepAnswer = (
  userId: string,
  questionnaireId: string,
  question: SmartQuestion,
  given: Given,
): void => writeDraft(userId, keyOf(questionnaireId, question), JSON.stringify(given), now());

/** Ticks of another day say nothing about now. */
const isTooOld = (userId: string, key: string, { isDanger }: SmartQuestion): boolean =>
  isDanger && now().getTime() - draftWrittenAt(userId, key) > dangerHoldsHours * 3_600_000;

/** What is being answered outlives a reload, and goes with whoever signs out; what was saved is the server's. */
export const useKeptAnswer = (
  questionnaireId: string,
  question: SmartQuestion,
  answer: SmartAnswer | null,
) => {
  const { userId } = useUser();
  const key = keyOf(questionnaireId, question);
  const [given, setGiven] = useState<Given>(
    () =>
      (isTooOld(userId, key, question) ? undefined : parsed(readDraft(userId, key))) ??
      givenOf(question, answer),
  );
  const change = (next: Given) => {
    keepAnswer(userId, questionnaireId, question, next);
    setGiven(next);
  };
  return { given, change, isSaved: () => writeDraft(userId, key, '', now()) };
};
