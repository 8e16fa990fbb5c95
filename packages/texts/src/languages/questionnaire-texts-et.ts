import { questionnaireTexts } from '../features/instruments/et/questionnaire-texts.ts';
import type { QuestionnaireTexts } from './questionnaire-texts-en.ts';

export const texts: QuestionnaireTexts = { questionnaireTexts };
