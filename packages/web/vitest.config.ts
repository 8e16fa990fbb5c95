import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { sequence } from '../../scripts/alphabetical-sequencer.mjs';

/** Node reads the other packages by itself, once for all files. Then Vitest does not see what of them a test reaches. */
const followsChanges = process.argv.some((word) => word.startsWith('--changed'));

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'happy-dom',
    setupFiles: ['./vitest.setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    server: { deps: { external: followsChanges ? [] : [/packages\/(domain|contract|texts)\/src/] } },
    // No test waits for this; it is what a machine that is busy elsewhere may need.
    testTimeout: 30_000,
    // Others run beside it: two cores are all that we promise to do with.
    maxWorkers: 1,
    sequence,
    include: ['src/**/*.test.{ts,tsx}', '*.test.ts'],
    // A new world for every file would take twice the time; what modules keep is forgotten by vitest.setup.ts.
    isolate: false,
  },
});
