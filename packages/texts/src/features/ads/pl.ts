import type { ads as en } from './en.ts';

export const ads: typeof en = {
  label: 'Ogłoszenie',
  readMore: 'Czytaj więcej',
  newTab: 'otwiera się w nowej karcie',
};
