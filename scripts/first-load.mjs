// Script of the first load by page, gzip, against the budget. Counted in the heaviest language.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chunksOf, dist, readManifest, textsKey } from './manifest.mjs';

const page = (path) => `src/features/${path}.tsx`;
const signedIn = ['src/app/routes/more-routes.ts', 'src/app/layouts/signed-in.tsx'];

export const budgets = [
  { name: 'public home', kB: 140, parts: [page('home/home-page')], texts: 'home' },
  {
    name: 'sign in',
    kB: 145,
    parts: ['src/app/layouts/public-layout.tsx', page('auth/choose-auth-page')],
    texts: 'auth',
  },
  {
    name: 'my e-contacts',
    kB: 185,
    parts: [
      ...signedIn,
      'src/app/layouts/patient-layout.tsx',
      page('e-contacts/patient/mine/my-e-contacts-page'),
    ],
    texts: 'patient',
  },
  {
    name: 'clinic dashboard',
    kB: 240,
    parts: [...signedIn, 'src/app/layouts/clinic-layout.tsx', page('e-contacts/clinic/inbox/inbox-page')],
    texts: 'clinic',
  },
];
const languages = ['et', 'en', 'ru', 'pl'];

const zipped = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000;

export const measure = () => {
  const manifest = readManifest();
  return budgets.map(({ name, kB, parts, texts }) => {
    const byLanguage = languages.map((language) => {
      const keys = ['index.html', ...parts, textsKey(manifest, texts, language)];
      const files = [...new Set(chunksOf(manifest, keys).map(({ file }) => file))];
      return { language, files, size: files.reduce((sum, file) => sum + zipped(file), 0) };
    });
    const worst = byLanguage.reduce((a, b) => (a.size > b.size ? a : b));
    return { name, budget: kB, size: worst.size, language: worst.language, files: worst.files };
  });
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
