import { questionnaireTexts } from '../features/instruments/pl/questionnaire-texts.ts';
import type { QuestionnaireTexts } from './questionnaire-texts-en.ts';

export const texts: QuestionnaireTexts = { questionnaireTexts };
