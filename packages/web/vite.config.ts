import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTargets, unsupportedBrowser } from './browser-support.ts';
import { chunkGroups } from './first-load.ts';
import { lightRoutes } from './light-routes.ts';
import { pureRouter } from './pure-router.ts';

const api = process.env.API_URL ?? 'http://localhost:3000';

const today = new Date();

export default defineConfig({
  plugins: [react(), lightRoutes(), pureRouter(), unsupportedBrowser(today)],
  server: {
    port: 5173,
    proxy: {
      '/api': { target: api, ws: true },
      '/content': { target: api },
    },
  },
  build: {
    target: buildTargets(today),
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // Making a schema has no effect of its own, so one that no page uses leaves nothing behind. The names hold in every
      // file, also for methods of a variable that is called so: none may be a word that a page would use.
      treeshake: { manualPureFunctions: ['z', 'route', 'boundedText'], propertyReadSideEffects: false },
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
});
