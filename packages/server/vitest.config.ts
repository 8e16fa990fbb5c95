import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/postgres-for-tests.ts'],
    // Each file clones its own database. One more than the cores that we promise to do with: a third of the time of
    // these tests is waiting, for a service that hangs or for a job's next try.
    maxWorkers: 3,
    // A new world for every file would take half as long again: no test changes what a module keeps for itself.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
