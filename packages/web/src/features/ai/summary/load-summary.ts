import { loadPart } from '../../../core/texts/index.ts';
import { aiPart } from '../texts.ts';
import { Summary } from './summary.tsx';

export const loadSummary = async () => {
  await loadPart(aiPart);
  return { default: Summary };
};
