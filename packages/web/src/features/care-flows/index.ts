import { lazy } from 'react';

export { careFlowsPart, useCareFlowTexts } from './texts.ts';

// Each comes with its words when it is needed; most visits need none of them.
export const Finalising = lazy(async () => {
  const { Finalising: found, loadWords } = await import('./parts.ts');
  await loadWords();
  return { default: found };
});
export const loadBackFromProvider = async () => {
  const { BackFromProvider: found, loadWords } = await import('./parts.ts');
  await loadWords();
  return { default: found };
};
export const ClinicFinalising = lazy(async () => {
  const { ClinicFinalising: found, loadWords } = await import('./parts.ts');
  await loadWords();
  return { default: found };
});
