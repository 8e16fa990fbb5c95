import type { Language } from '@tervita/domain/core';
import { withDrinkOf } from '@tervita/domain/instruments';
import { itemQuestionId, type QuestionnaireWords } from '@tervita/domain/smart-questionnaire';
import { questionnaireWords } from '@tervita/texts/smart-questionnaire';
import { suppliedWords } from '../../../instruments/index.ts';
import type { About } from './questionnaire-store.ts';

export const wordsIn = (language: Language): QuestionnaireWords => questionnaireWords[language];

/** The one question that says how much a drink is. */
const drinksQuestion = itemQuestionId('AUDIT', 'q2');

interface OfClinic {
  readonly about: Pick<About, 'supplied' | 'clinicCountry'>;
}

/** With the drink of the clinic's country. */
const ourWords = ({ about }: OfClinic, language: Language): QuestionnaireWords => {
  const words = wordsIn(language);
  const drinks = words.questions[drinksQuestion];
  return {
    ...words,
    questions: {
      ...words.questions,
      ...(drinks && {
        [drinksQuestion]: { ...drinks, label: withDrinkOf(about.clinicCountry, drinks.label) },
      }),
    },
  };
};

/** As somebody is asked: a text that the clinic has entered goes before ours. */
export const wordsFor = (found: OfClinic, language: Language): QuestionnaireWords => {
  const words = ourWords(found, language);
  return { ...words, questions: { ...words.questions, ...suppliedWords(found.about.supplied) } };
};

/** As staff read answers: in our words where there are any, whatever the clinic has entered or taken back since. */
export const wordsToRead = (found: OfClinic, language: Language): QuestionnaireWords => {
  const words = ourWords(found, language);
  return { ...words, questions: { ...suppliedWords(found.about.supplied), ...words.questions } };
};
