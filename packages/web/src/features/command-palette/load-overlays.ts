import { loadPart } from '../../core/texts/index.ts';
import { Overlays } from './overlays.tsx';
import { palettePart } from './texts.ts';

export const loadOverlays = async () => {
  await loadPart(palettePart);
  return { default: Overlays };
};
