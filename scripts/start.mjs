// npm start: builds what is missing, then runs the product until Ctrl-C.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWeb } from './build-web.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const say = (text) => process.stdout.write(`${text}\n`);

await buildWeb({ say });
say('Starting');
const server = spawn(process.execPath, [join(root, 'packages/server/src/main.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: { LOG_LEVEL: 'warn', ...process.env },
});
// Ctrl-C reaches the server too; we wait until it has stopped everything it started.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => signal === 'SIGTERM' && server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
