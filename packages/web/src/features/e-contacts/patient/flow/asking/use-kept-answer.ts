import type { SmartAnswer, SmartQuestion } from '@tervita/contract/smart-questionnaire';
import { useState } from 'react';
import { now } from '../../../../../core/clock.ts';
import { readDraft, writeDraft } from '../../../../../core/drafts/drafts.ts';
import { useUser } from '../../../../../core/session/index.ts';
import { type Given, givenOf } from './check-answer.ts';

const parsed = (text: string): Given | undefined => (text === '' ? undefined : (JSON.parse(text) as Given));

/** What is being answered outlives a reload, and goes with whoever signs out; what was saved is the server's. */
export const useKeptAnswer = (
  questionnaireId: string,
  question: SmartQuestion,
  answer: SmartAnswer | null,
) => {
  const { userId } = useUser();
  const key = `answer ${questionnaireId} ${question.id}`;
  const [given, setGiven] = useState<Given>(
    () => parsed(readDraft(userId, key)) ?? givenOf(question, answer),
  );
  const change = (next: Given) => {
    writeDraft(userId, key, JSON.stringify(next), now());
    setGiven(next);
  };
  return { given, change, isSaved: () => writeDraft(userId, key, '', now()) };
};
