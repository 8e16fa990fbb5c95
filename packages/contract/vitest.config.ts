import { defineConfig } from 'vitest/config';

// No test changes what a module keeps for itself, so none needs a world of its own.
export default defineConfig({ test: { include: ['src/**/*.test.ts'], isolate: false } });
