import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { phoneMetadata } from './phone-metadata.ts';

export default defineConfig({
  plugins: [react(), phoneMetadata()],
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./vitest.setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
  },
});
