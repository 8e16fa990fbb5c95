import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { lightRoutes } from './light-routes.ts';

const built = (file: string) => {
  const id = join(import.meta.dirname, '../contract/src/features', file);
  const { transform } = lightRoutes();
  const run = transform as (this: { parse: typeof parseAst }, code: string, id: string) => { code: string };
  return run.call({ parse: (code) => parseAst(code, { lang: 'ts' }) }, readFileSync(id, 'utf8'), id).code;
};

it('a route of the built product says whom it is for, so that no page asks it in the other role', () => {
  const routes = built('e-contacts/clinic/list.ts');
  const counts = routes.slice(routes.indexOf('countClinicEContacts'));
  expect(counts.slice(0, counts.indexOf('}'))).toMatch(/path: '.*counts', access: 'clinic'/);
});
