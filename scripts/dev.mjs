// npm run dev: the server restarts and the pages reload when a file changes.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const port = Number(process.env.PORT ?? 3000);
const webPort = port + 1;
const env = {
  APP_MODE: 'DEV',
  LOG_LEVEL: 'info',
  PUBLIC_URL: `http://localhost:${webPort}`,
  ...process.env,
  PORT: String(port),
};

const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', join(root, 'packages/server/src/main.ts')], {
    cwd: root,
    stdio: 'inherit',
    env,
  }),
  spawn(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), '--port', String(webPort), '--strictPort'],
    {
      cwd: join(root, 'packages/web'),
      stdio: 'inherit',
      env: { ...env, API_URL: `http://localhost:${port}` },
    },
  ),
];
process.stdout.write(`Pages with hot reload: http://localhost:${webPort}\n`);
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
