// Builds the web app when its sources changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { chunksOf, dist, readManifest, textsKey } from './manifest.mjs';
import { proveBuild } from './prove-build.mjs';
import { publicConfig } from './public-config.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const web = join(root, 'packages/web');
// Made here, and moved to where it is served from once it is proved: what is served is never half a build.
const next = join(root, '.cache/web-next');
const stampFile = join(root, '.cache/web-build');
const sources = ['packages/web', 'packages/texts', 'packages/contract', 'packages/domain'];
const skipped = ['node_modules', 'dist'];

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !skipped.includes(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
    );

const hashOf = () => {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const file of sources.flatMap((source) => filesIn(join(root, source)))) {
    if (!/\.test\.tsx?$/.test(file)) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
};

const compress = () => {
  for (const file of filesIn(next).filter((name) => /\.(js|css|svg|html)$/.test(name))) {
    const bytes = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    );
  }
};

const languages = ['et', 'en', 'ru', 'pl'];
const homePage = 'src/features/home/home-page.tsx';

/** What the home page and its words need, named in its head: it is styled before any script has run. */
const headOf = (language) => {
  const manifest = readManifest(next);
  const inEntry = chunksOf(manifest, ['index.html']);
  const chunks = chunksOf(manifest, [homePage, textsKey(manifest, 'home', language)]);
  const linked = inEntry.flatMap(({ css = [] }) => css);
  const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))].filter((file) => !linked.includes(file));
  const scripts = chunks.filter((chunk) => !inEntry.includes(chunk)).map(({ file }) => file);
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('\n    ');
};

const scriptOf = { et: 'latin', en: 'latin', pl: 'latin', ru: 'cyrillic' };
/** The fonts that the first screen is drawn with, asked for before the styles that name them have come. */
const fontsOf = (language) =>
  readdirSync(join(next, 'assets'))
    .filter((file) => new RegExp(`^(inter|manrope)-${scriptOf[language]}-wght.*\\.woff2$`).test(file))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}">`)
    .join('\n    ');

/** The public home as text that needs no script, one page for each language. */
const prerender = async () => {
  const { renderHome, screens } = await import(join(root, '.cache/prerender/prerender.js'));
  writeFileSync(join(root, '.cache/screens.json'), JSON.stringify(screens, null, 2));
  const shell = readFileSync(join(next, 'index.html'), 'utf8');
  for (const language of languages) {
    const { html, description } = await renderHome(language, publicConfig(language === 'pl' ? 'PL' : 'EE'));
    const about = `<meta name="description" content="${description.replaceAll('"', '&quot;')}">`;
    const head = [about, fontsOf(language), headOf(language)].join('\n    ');
    const page = shell
      .replace('</head>', () => `  ${head}\n  </head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
      .replace(/<html lang="\w+"/, `<html lang="${language}"`);
    writeFileSync(join(next, `home.${language}.html`), page);
  }
};

/** What a patient reads with and writes in: there before it is needed, and without a network. */
const offlineParts = [
  'index.html',
  'src/app/routes/more-routes.ts',
  'src/app/routes/later-routes.ts',
  'src/app/layouts/signed-in.tsx',
  'src/app/layouts/patient-layout.tsx',
  'src/app/layouts/thread-layout.tsx',
  'src/app/layouts/flow-layout.tsx',
  'src/app/start-failed.tsx',
  'src/core/offline/start-offline.ts',
  'src/core/offline/leave-notices.ts',
  'src/features/home/home-page.tsx',
];

/** Code that several overlays share is known by its chunk. */
const overlayNames = ['drawer', 'dialog', 'confirm-dialog', 'sheet', 'lazy-overlays'];

/** The service worker has a fixed name, so what it keeps, and under which version, is written into it. */
const buildWorker = async () => {
  const manifest = readManifest(next);
  // Whoever signs out without a connection comes to the start page; dialogs and messages belong to every page.
  const homeTexts = languages.map((language) => textsKey(manifest, 'home', language));
  const patients = /^src\/(ui|app\/shell\/session|features\/e-contacts\/patient)/;
  const lazyParts = Object.keys(manifest).filter((key) => patients.test(key) && manifest[key].isDynamicEntry);
  const menu = Object.keys(manifest).filter((key) => overlayNames.includes(manifest[key].name));
  const chunks = chunksOf(manifest, [...offlineParts, ...homeTexts, ...lazyParts, ...menu]);
  const files = [...new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]))].map(
    (file) => `/${file}`,
  );
  const shell = [
    ...files,
    '/theme.js',
    '/browser-check.js',
    '/favicon.svg',
    '/site.webmanifest',
    '/icon-192.png',
  ].sort();
  const hash = createHash('sha256').update(JSON.stringify(shell));
  hash.update(readFileSync(join(next, 'index.html')));
  const bundle = await rolldown({
    input: join(web, 'src/worker/service-worker.ts'),
    transform: {
      target: 'es2022',
      define: {
        SHELL_FILES: JSON.stringify(shell),
        SHELL_VERSION: JSON.stringify(hash.digest('hex').slice(0, 12)),
      },
    },
  });
  await bundle.write({ file: join(next, 'service-worker.js'), format: 'iife', minify: true });
};

const run = (args) => {
  const { status } = spawnSync(process.execPath, args, { cwd: web, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('The web app could not be built');
};

const vite = (...args) =>
  run([join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', '--emptyOutDir', ...args]);

/** Whoever starts meanwhile finds the last build or none, and says so; never a part of one. */
const publish = () => {
  rmSync(dist, { recursive: true, force: true });
  renameSync(next, dist);
};

export const buildWeb = async ({ say }) => {
  const hash = hashOf();
  const isFresh = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash;
  if (isFresh && existsSync(join(dist, 'index.html'))) return;
  say('Building the web app');
  rmSync(stampFile, { force: true });
  vite('--outDir', next);
  vite('--ssr', 'src/prerender.tsx', '--outDir', join(root, '.cache/prerender'));
  await prerender();
  await buildWorker();
  proveBuild(next);
  compress();
  publish();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, hash);
};
