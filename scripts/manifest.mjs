// Which files of the built web app come with which source; Vite writes it down.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), 'packages/web/dist');

export const readManifest = (folder = dist) =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

// Texts that others build on are named by their chunk, not by their source.
export const textsKey = (manifest, part, language) =>
  Object.keys(manifest).find((key) => manifest[key].name === `${part}-${language}`);

/** These chunks and all that they import at once. */
export const chunksOf = (manifest, keys) => {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    if (!manifest[key]) throw new Error(`The build has no ${key}`);
    seen.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return [...seen].map((key) => manifest[key]);
};
