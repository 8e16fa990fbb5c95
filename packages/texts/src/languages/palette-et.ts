import { palette } from '../features/command-palette/et.ts';
import type { PaletteTexts } from './palette-en.ts';

export const texts: PaletteTexts = { palette };
