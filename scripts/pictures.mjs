// npm run pictures: takes the pictures of the help and of the README anew, from the product with its demonstration clinic.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildServer } from './build-server.mjs';
import { buildWeb } from './build-web.mjs';
import { findBrowser } from './find-browser.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const say = (text) => process.stdout.write(`${text}\n`);

await buildWeb({ say });
await buildServer();
const { status } = spawnSync(
  join(root, 'node_modules/.bin/playwright'),
  ['test', '-c', 'packages/e2e/pictures.config.ts'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: findBrowser(root, say) } },
);
process.exit(status ?? 1);
