import type { SmartAnswer, SmartQuestion } from '@tervita/contract/smart-questionnaire';
import { dangerHoldsHours } from '@tervita/domain/smart-questionnaire';
import { useState } from 'react';
import { now } from '../../../../../core/clock.ts';
import { draftWrittenAt, readDraft, writeDraft } from '../../../../../core/drafts/drafts.ts';
import { useUser } from '../../../../../core/session/index.ts';
import { type Given, givenOf } from './check-answer.ts';

const isGiven = (kept: unknown): kept is Given => {
  const { choices, text, ownWords, unit } = (kept ?? {}) as Partial<Record<keyof Given, unknown>>;
  return (
    Array.isArray(choices) &&
    choices.every((choice) => typeof choice === 'string') &&
    typeof text === 'string' &&
    typeof ownWords === 'string' &&
    (unit === undefined || typeof unit === 'string')
  );
};

const parsed = (stored: string): Given | undefined => {
  try {
    const kept: unknown = JSON.parse(stored);
    return isGiven(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
};

/** What cannot be read, as an earlier version wrote it, is forgotten: the question begins without it. */
const readKept = (userId: string, key: string): Given | undefined => {
  const stored = readDraft(userId, key);
  const given = parsed(stored);
  if (stored !== '' && !given) writeDraft(userId, key, '', now());
  return given;
};

const keyOf = (questionnaireId: string, { id }: SmartQuestion) => `answer ${questionnaireId} ${id}`;

/** What was put into the control of a question on this device and is not saved; from then on it is not kept here. */
export const takeKeptAnswer = (
  userId: string,
  questionnaireId: string,
  question: SmartQuestion,
): Given | undefined => {
  const key = keyOf(questionnaireId, question);
  const given = readKept(userId, key);
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
    () => (isTooOld(userId, key, question) ? undefined : readKept(userId, key)) ?? givenOf(question, answer),
  );
  const change = (next: Given) => {
    keepAnswer(userId, questionnaireId, question, next);
    setGiven(next);
  };
  return { given, change, isSaved: () => writeDraft(userId, key, '', now()) };
};
