import { results } from '../features/e-contacts/results/pl.ts';
import type { ResultTexts } from './results-en.ts';

export const texts: ResultTexts = { results };
