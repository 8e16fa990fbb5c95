import { loadPart } from '../../../../core/texts/index.ts';
import { careFlowsPart, loadBackFromProvider } from '../../../care-flows/index.ts';
import { UnsentSection } from './unsent-section.tsx';

export const loadUnsent = async () => {
  await loadPart(careFlowsPart);
  return { default: UnsentSection };
};

export const loadWayBack = loadBackFromProvider;
