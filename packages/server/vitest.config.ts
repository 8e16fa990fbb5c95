import { defineConfig } from 'vitest/config';
import { sequence } from '../../scripts/alphabetical-sequencer.mjs';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/postgres-for-tests.ts'],
    setupFiles: ['src/testing/set-clock.ts'],
    // Each file clones its own database; more workers than cores only wait for each other.
    maxWorkers: 2,
    // A new world for every file would take half as long again: no test changes what a module keeps for itself.
    isolate: false,
    testTimeout: 60_000,
    sequence,
    hookTimeout: 60_000,
  },
});
