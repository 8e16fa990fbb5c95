// npm run db:types: writes the types of the tables anew from the migrations, in a database made for the purpose.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '../packages/server/src/core/database/embedded.ts';
import { prepareDatabase } from '../packages/server/src/core/database/prepare.ts';
import { ensureOwner } from '../packages/server/src/core/database/users.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), `tervita-types-${process.pid}-`));
chmodSync(folder, 0o755);
const postgres = await startEmbeddedPostgres(folder, ['fsync=off']);
try {
  const url = await ensureOwner(postgres.url, postgres.secret, 'tervita');
  await prepareDatabase({ url, usersSecret: postgres.secret, poolSize: 3 }, false);
  const out = join(root, 'packages/server/src/core/database/schema.generated.ts');
  const options = ['--dialect', 'postgres', '--date-parser', 'string', '--default-schema', 'public'];
  const left = ['--include-pattern', 'public.*', '--exclude-pattern', 'kysely_*'];
  const verify = process.argv.includes('--verify') ? ['--verify'] : [];
  const args = ['--url', url, ...options, ...left, '--out-file', out, ...verify];
  const { status } = spawnSync(join(root, 'node_modules/.bin/kysely-codegen'), args, { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
