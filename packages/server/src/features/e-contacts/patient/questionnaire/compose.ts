import type { Language } from '@tervita/domain/core';
import { composeSummary } from '@tervita/domain/smart-questionnaire';
import { judge } from './judge.ts';
import type { Found } from './questionnaire-store.ts';
import { wordsIn } from './words.ts';

/** The summary that needs no model, in the language of whoever reads it. */
export const composed = (found: Found, language: Language, now: Date): string => {
  const { problemType, answers, input } = found.questionnaire;
  if (!problemType) return input;
  const { patient, fired } = judge(found, now);
  return composeSummary({ type: problemType, answers, patient, input, fired }, wordsIn(language));
};
