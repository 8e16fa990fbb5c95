import { loadPart } from '../../../core/texts/index.ts';
import { informationHubPart } from '../texts.ts';
import { Beside } from './beside.tsx';

export const loadBeside = async () => {
  await loadPart(informationHubPart);
  return { default: Beside };
};
