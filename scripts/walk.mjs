// npm run walk [how many] [seed]: walks at random over the real calls; a walk that breaks a promise is printed small.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [count = '5000', seed = String(Math.floor(Math.random() * 2 ** 31))] = process.argv.slice(2);
process.stdout.write(`${count} walks, seed ${seed}\n`);
const { status } = spawnSync(
  join(root, 'node_modules/.bin/vitest'),
  ['run', '--root', 'packages/server', 'src/features/e-contacts/walk.sweep.test.ts'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, WALKS: count, WALK_SEED: seed } },
);
process.exitCode = status ?? 1;
