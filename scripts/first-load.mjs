// Script of the first load by page, gzip, against the budget. Counted in the heaviest language.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chunksOf, dist, readManifest, textsKey } from './manifest.mjs';

const page = (path) => `src/features/${path}.tsx`;
const signedIn = ['src/app/routes/more-routes.ts', 'src/app/layouts/signed-in.tsx'];

export const budgets = [
  { name: 'public home', kB: 120, parts: [page('home/home-page')], texts: 'home' },
  {
    name: 'sign in',
    kB: 125,
    parts: ['src/app/layouts/public-layout.tsx', page('auth/choose-auth-page')],
    texts: 'auth',
  },
  {
    name: 'my e-contacts',
    kB: 150,
    parts: [
      ...signedIn,
      'src/app/layouts/patient-layout.tsx',
      page('e-contacts/patient/mine/my-e-contacts-page'),
    ],
    texts: 'patient',
  },
  {
    name: 'clinic dashboard',
    kB: 200,
    parts: [...signedIn, 'src/app/layouts/clinic-layout.tsx', page('e-contacts/clinic/inbox/inbox-page')],
    texts: 'clinic',
  },
];
const wholeBudget = 450;
const languages = ['et', 'en', 'ru', 'pl'];

const zipped = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000;

const languageOf = ({ name, src = '' }) =>
  /-(et|en|ru|pl)$/.exec(name)?.[1] ?? /icons-page\/(et|en|ru|pl)\.ts$/.exec(src)?.[1];

/** All that one person can ever be sent: the code, and the words of their language. The search for a reason speaks all four. */
const whole = (manifest) => {
  const inLanguage = new Map(Object.values(manifest).map((chunk) => [chunk.file, languageOf(chunk)]));
  const scripts = readdirSync(join(dist, 'assets')).map((file) => `assets/${file}`);
  const sizes = languages.map((language) => {
    const files = scripts.filter(
      (file) => file.endsWith('.js') && [undefined, language].includes(inLanguage.get(file)),
    );
    return { language, size: files.reduce((sum, file) => sum + zipped(file), 0) };
  });
  const worst = sizes.reduce((a, b) => (a.size > b.size ? a : b));
  return { name: 'whole product', budget: wholeBudget, files: [], ...worst };
};

export const measure = () => {
  const manifest = readManifest();
  const pages = budgets.map(({ name, kB, parts, texts }) => {
    const byLanguage = languages.map((language) => {
      const keys = ['index.html', ...parts, textsKey(manifest, texts, language)];
      const files = [...new Set(chunksOf(manifest, keys).map(({ file }) => file))];
      return { language, files, size: files.reduce((sum, file) => sum + zipped(file), 0) };
    });
    const worst = byLanguage.reduce((a, b) => (a.size > b.size ? a : b));
    return { name, budget: kB, size: worst.size, language: worst.language, files: worst.files };
  });
  return [...pages, whole(manifest)];
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const results = measure();
  for (const { name, budget, size, language, files } of results) {
    process.stdout.write(`${name}: ${size.toFixed(1)} of ${budget} kB (${language})\n`);
    if (process.argv.includes('--files')) {
      for (const file of files) process.stdout.write(`    ${zipped(file).toFixed(1)} ${file}\n`);
    }
  }
  if (results.some(({ size, budget }) => size > budget)) process.exit(1);
}
