import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const web = join(dirname(fileURLToPath(import.meta.url)), '../packages/web');
const named = readFileSync(join(web, 'src/features/help/pictures.ts'), 'utf8');
const articles = [...named.matchAll(/^ {2}(\w+): (?:phone|desk),$/gm)].map(([, article]) => article);

it('every picture that help names is there in four languages', () => {
  expect(articles.length).toBeGreaterThan(5);
  for (const article of articles)
    for (const language of ['et', 'en', 'ru', 'pl'])
      expect(
        existsSync(join(web, `public/pictures/${article}-${language}.jpg`)),
        `${article} ${language}`,
      ).toBe(true);
});
