import { defineConfig } from 'vitest/config';
import { sequence } from '../../scripts/alphabetical-sequencer.mjs';

// No test changes what a module keeps for itself, so none needs a world of its own.
export default defineConfig({
  test: { include: ['src/**/*.test.ts'], isolate: false, maxWorkers: 1, testTimeout: 30_000, sequence },
});
