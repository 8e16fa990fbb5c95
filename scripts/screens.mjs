// npm run screens: every screen as a picture, with one page to look through them. Not kept in git.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildServer } from './build-server.mjs';
import { buildWeb } from './build-web.mjs';
import { findBrowser } from './find-browser.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, 'screens');
const say = (text) => process.stdout.write(`${text}\n`);
const languages = process.argv.slice(2).filter((word) => /^(et|en|ru|pl)$/.test(word));

rmSync(folder, { recursive: true, force: true });
await buildWeb({ say });
await buildServer();
const browser = findBrowser(root, say);
const { status } = spawnSync(
  join(root, 'node_modules/.bin/playwright'),
  ['test', '-c', 'packages/e2e/gallery.config.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: browser,
      SCREENS_FOLDER: folder,
      SCREENS_LANGUAGES: languages.join(',') || 'et,en',
    },
  },
);

const pictures = readdirSync(folder)
  .filter((file) => file.endsWith('.png'))
  .sort();
const card = (file) =>
  `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${file.replace('.png', '').replaceAll('--', ' · ')}</figcaption></figure>`;
const style =
  'body{font:15px system-ui;margin:24px;background:#888}main{display:grid;grid-template-columns:repeat(auto-fill,minmax(260px,1fr));gap:16px}figure{margin:0;padding:8px;background:#fff;border-radius:8px}img{width:100%;height:340px;object-fit:cover;object-position:top}';
writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens of Tervita</title><style>${style}</style><main>${pictures.map(card).join('')}</main></html>`,
);
say(`${pictures.length} pictures: open ${join('screens', 'index.html')}`);
process.exit(status ?? 1);
