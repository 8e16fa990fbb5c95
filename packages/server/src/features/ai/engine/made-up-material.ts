import { type PromptPurpose, promptPlaceholders } from '@tervita/domain/ai';
import type { Language } from '@tervita/domain/core';
import { problems } from '@tervita/domain/smart-questionnaire';
import type * as z from 'zod/mini';
import { problemsAnswer, summaryAnswer, translationAnswer } from './answers.ts';
import type { Asking } from './engine.ts';
import { languageNames } from './language-names.ts';

const everyProblem = problems.map(({ type }) => type);

const answerOf = (purpose: PromptPurpose): z.ZodMiniType<unknown> => {
  if (purpose === 'CHIEF_PROBLEM') return problemsAnswer(everyProblem);
  return purpose === 'TRANSLATION' ? translationAnswer : summaryAnswer;
};

/** One made-up text for a prompt: it stands wherever the prompt takes somebody's words, the rest is as in real use. */
export const madeUpMaterial = (purpose: PromptPurpose, text: string, language: Language): Asking<unknown> => {
  const name = languageNames[language];
  const plain = { problemTypes: everyProblem.join(', '), language: name, targetLanguage: name };
  const { required, optional } = promptPlaceholders[purpose];
  const data = [...required, ...optional].filter((each) => !(each in plain)).map((each) => [each, text]);
  return {
    purpose,
    plain,
    data: Object.fromEntries(data) as Record<string, string>,
    answer: answerOf(purpose),
    about: null,
  };
};
