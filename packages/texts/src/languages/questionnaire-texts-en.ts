import { questionnaireTexts } from '../features/instruments/en/questionnaire-texts.ts';

export const texts = { questionnaireTexts };
export type QuestionnaireTexts = typeof texts;
