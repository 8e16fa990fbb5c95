import type { QuestionnaireTexts } from '@tervita/texts/questionnaire-texts-en';
import { type Part, usePart } from '../../core/texts/index.ts';

export const questionnaireTextsPart: Part<QuestionnaireTexts> = {
  en: () => import('@tervita/texts/questionnaire-texts-en'),
  et: () => import('@tervita/texts/questionnaire-texts-et'),
  ru: () => import('@tervita/texts/questionnaire-texts-ru'),
  pl: () => import('@tervita/texts/questionnaire-texts-pl'),
};

export const useQuestionnaireTexts = () => usePart(questionnaireTextsPart).questionnaireTexts;
