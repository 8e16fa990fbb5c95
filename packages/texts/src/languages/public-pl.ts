import { core } from '../features/core/pl.ts';
import { publicPages } from '../features/public-pages/pl.ts';
import { shell } from '../features/shell/pl.ts';
import type { PublicTexts } from './public-en.ts';

export const texts: PublicTexts = { core, shell, publicPages };
