import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../../..');

/** What `npm run` starts of the server, and the server. */
const programs = [
  'packages/server/src/main.ts',
  ...new Set(readFileSync(join(root, 'package.json'), 'utf8').match(/packages\/server\/src\/[\w/-]+\.ts/g)),
];

it('a program says in words, and in nothing else, what is wrong with its configuration', async () => {
  const program = join(root, 'packages/server/src/platform-admin.ts');
  const env = { APP_MODE: 'DEMO', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  const ended = await run(process.execPath, [program, 'add', 'helen@example.com'], { env }).catch(
    (error: unknown) => error,
  );
  expect(ended).toMatchObject({
    code: 1,
    stdout: '',
    stderr:
      'The configuration does not hold together:\n  - DATABASE_USERS_SECRET: is needed with DATABASE_URL (32 characters or more)\n',
  });
});

it.each(programs)('%s is run so that it does', (program) => {
  expect(readFileSync(join(root, program), 'utf8')).toMatch(/^(\} else\s+)?await runProgram\(/m);
});
