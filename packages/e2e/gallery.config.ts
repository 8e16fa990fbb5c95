import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Pictures instead of judgements: `npm run screens`. */
export default defineConfig({
  ...base,
  testMatch: '**/*.gallery.ts',
  outputDir: '../../test-results/pictures',
  reporter: [['line']],
  projects: base.projects?.slice(0, 1) ?? [],
});
