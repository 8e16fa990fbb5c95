// Runs before every other command, on whatever Node the machine has: installs once, and again when the lock file changed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampFile = join(root, 'node_modules', '.tervita-setup');
const stamp = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(readFileSync(join(root, 'package.json')))
  .update(`${process.platform}-${process.arch}`)
  .digest('hex');

const isReady = () =>
  existsSync(stampFile) &&
  readFileSync(stampFile, 'utf8') === stamp &&
  existsSync(join(root, 'node_modules', '.bin', 'node'));

if (!isReady()) {
  process.stdout.write('Installing the packages Tervita needs (about a minute, once)\n');
  // The lock file lists the binaries of the platform it was made on; elsewhere it would leave some out.
  const elsewhere = process.platform === 'linux' && process.arch === 'x64' ? [] : ['--no-package-lock'];
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const options = [
    'install',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--engine-strict=false',
    ...elsewhere,
  ];
  execFileSync(command, [...first, ...options], { cwd: root, stdio: 'inherit' });
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}
