import { core } from '../features/core/et.ts';
import { publicPages } from '../features/public-pages/et.ts';
import { shell } from '../features/shell/et.ts';
import type { PublicTexts } from './public-en.ts';

export const texts: PublicTexts = { core, shell, publicPages };
