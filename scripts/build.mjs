// npm run build: everything that PROD needs, in packages/web/dist and packages/server/dist.
import { buildServer } from './build-server.mjs';
import { buildWeb } from './build-web.mjs';

const say = (text) => process.stdout.write(`${text}\n`);
await buildWeb({ say });
say('Building the server');
await buildServer();
say('Built. Run it with: node packages/server/dist/main.js');
