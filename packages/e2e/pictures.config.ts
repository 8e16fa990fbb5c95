import { defineConfig } from '@playwright/test';
import gallery from './gallery.config.ts';

/** Pictures that are kept: those of the help and of the README. `npm run pictures`. */
export default defineConfig({ ...gallery, testMatch: '**/*.pictures.ts' });
