import type { PaletteTexts } from '@tervita/texts/palette-en';
import { type Part, usePart } from '../../core/texts/index.ts';

export const palettePart: Part<PaletteTexts> = {
  en: () => import('@tervita/texts/palette-en'),
  et: () => import('@tervita/texts/palette-et'),
  ru: () => import('@tervita/texts/palette-ru'),
  pl: () => import('@tervita/texts/palette-pl'),
};

export const usePaletteTexts = () => usePart(palettePart).palette;
