import { core } from '../features/core/en.ts';
import { publicPages } from '../features/public-pages/en.ts';
import { shell } from '../features/shell/en.ts';

/** What any page may say, before and after sign-in. */
export const texts = { core, shell, publicPages };
export type PublicTexts = typeof texts;
