import type { Language } from '@tervita/domain/core';
import { withDrinkOf } from '@tervita/domain/instruments';
import { itemQuestionId, type QuestionnaireWords } from '@tervita/domain/smart-questionnaire';
import { questionnaireWords } from '@tervita/texts/smart-questionnaire';
import { suppliedWords } from '../../../instruments/index.ts';
import type { About } from './questionnaire-store.ts';

export const wordsIn = (language: Language): QuestionnaireWords => questionnaireWords[language];

/** The one question that says how much a drink is. */
const drinksQuestion = itemQuestionId('AUDIT', 'q2');

/** With the drink of the clinic's country, and the words of questionnaires that the clinic has entered. */
export const wordsFor = (
  { about }: { readonly about: Pick<About, 'supplied' | 'clinicCountry'> },
  language: Language,
): QuestionnaireWords => {
  const words = wordsIn(language);
  const drinks = words.questions[drinksQuestion];
  return {
    ...words,
    questions: {
      ...words.questions,
      ...(drinks && {
        [drinksQuestion]: { ...drinks, label: withDrinkOf(about.clinicCountry, drinks.label) },
      }),
      ...suppliedWords(about.supplied),
    },
  };
};
