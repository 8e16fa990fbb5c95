import { loadPart } from '../../core/texts/index.ts';
import { AdCard } from './ad-card.tsx';
import { adsPart } from './texts.ts';

export const loadAdCard = async () => {
  await loadPart(adsPart);
  return { default: AdCard };
};
