import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Pictures instead of judgements: `npm run screens`. */
export default defineConfig({
  ...base,
  testMatch: '**/*.gallery.ts',
  reporter: [['line']],
  projects: base.projects?.slice(0, 1) ?? [],
});
