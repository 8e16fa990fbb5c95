import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './first-load.ts';
import { lightRoutes } from './light-routes.ts';
import { pureRouter } from './pure-router.ts';

// React Aria has en-US only; it serves en-GB from it, so en-GB here would leave English without words.
const ariaLocales = ['et-EE', 'en-US', 'ru-RU', 'pl-PL'];

const api = process.env.API_URL ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [optimizeLocales.vite({ locales: ariaLocales }), react(), lightRoutes(), pureRouter()],
  server: {
    port: 5173,
    proxy: {
      '/api': { target: api, ws: true },
      '/content': { target: api },
    },
  },
  build: {
    target: ['chrome131', 'edge131', 'firefox133', 'safari18'],
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // Making a schema has no effect of its own, so one that no page uses leaves nothing behind.
      treeshake: { manualPureFunctions: ['z', 'route', 'text'], propertyReadSideEffects: false },
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
});
