import { loadPart } from '../../../../../core/texts/index.ts';
import { OtherResults } from './other-results.tsx';
import { Results } from './results.tsx';
import { resultsPart } from './texts.ts';

export const loadResults = async () => {
  await loadPart(resultsPart);
  return { default: Results };
};

export const loadOtherResults = async () => {
  await loadPart(resultsPart);
  return { default: OtherResults };
};
