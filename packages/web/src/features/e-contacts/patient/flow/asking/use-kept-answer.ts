import type { SmartAnswer, SmartQuestion } from '@tervita/contract/smart-questionnaire';
import { useState } from 'react';
import { forget, recall, remember } from '../../../../../core/storage.ts';
import { type Given, givenOf } from './check-answer.ts';

const read = (key: string): Given | undefined => {
  const text = recall('session', key);
  return text === null || text === undefined ? undefined : (JSON.parse(text) as Given);
};

/** What is being answered outlives a reload; what was saved is the server's. */
export const useKeptAnswer = (
  questionnaireId: string,
  question: SmartQuestion,
  answer: SmartAnswer | null,
) => {
  const key = `answer ${questionnaireId} ${question.id}`;
  const [given, setGiven] = useState<Given>(() => read(key) ?? givenOf(question, answer));
  const change = (next: Given) => {
    remember('session', key, JSON.stringify(next));
    setGiven(next);
  };
  return { given, change, isSaved: () => forget('session', key) };
};
