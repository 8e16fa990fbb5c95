import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './folders.ts';

export const serverBundle = join(root, 'packages/server/dist/main.js');
const webPage = join(root, 'packages/web/dist/index.html');
const sources = ['server', 'contract', 'domain', 'texts', 'simulators'].map((name) =>
  join(root, 'packages', name, 'src'),
);

const newestIn = (folder: string): number =>
  Math.max(
    0,
    ...readdirSync(folder, { withFileTypes: true }).map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return newestIn(path);
      return entry.name.endsWith('.test.ts') ? 0 : statSync(path).mtimeMs;
    }),
  );

const isFresh = () =>
  existsSync(serverBundle) &&
  existsSync(webPage) &&
  statSync(serverBundle).mtimeMs >= Math.max(...sources.map(newestIn));

/** The commands judge what is delivered, so a bundle older than the sources is made anew. */
export const ensureBuilt = (): void => {
  if (isFresh()) return;
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('the product could not be built');
};
