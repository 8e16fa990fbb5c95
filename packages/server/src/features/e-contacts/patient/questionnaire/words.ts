import type { Language } from '@tervita/domain/core';
import type { QuestionnaireWords } from '@tervita/domain/smart-questionnaire';
import { questionnaireWords } from '@tervita/texts/smart-questionnaire';

export const wordsIn = (language: Language): QuestionnaireWords => questionnaireWords[language];
