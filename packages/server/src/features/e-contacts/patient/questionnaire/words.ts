import type { Language } from '@tervita/domain/core';
import type { QuestionnaireWords } from '@tervita/domain/smart-questionnaire';
import { questionnaireWords } from '@tervita/texts/smart-questionnaire';
import { suppliedWords } from '../../../instruments/index.ts';
import type { About } from './questionnaire-store.ts';

export const wordsIn = (language: Language): QuestionnaireWords => questionnaireWords[language];

/** With the words of questionnaires that the clinic has entered. */
export const wordsFor = (
  { about }: { readonly about: Pick<About, 'supplied'> },
  language: Language,
): QuestionnaireWords => {
  const words = wordsIn(language);
  if (Object.keys(about.supplied).length === 0) return words;
  return { ...words, questions: { ...words.questions, ...suppliedWords(about.supplied) } };
};
