import { results } from '../features/e-contacts/results/et.ts';
import type { ResultTexts } from './results-en.ts';

export const texts: ResultTexts = { results };
