import { palette } from '../features/command-palette/en.ts';

/** The command palette and the list of shortcuts. */
export const texts = { palette };
export type PaletteTexts = typeof texts;
