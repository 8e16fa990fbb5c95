// Runs before every other command, on whatever Node the machine has: installs once, and again when the lock file changed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedProblems, nodeBinary, pinnedNode, supportedPlatforms } from './native-packages.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const platform = `${process.platform}-${process.arch}`;
const stampFile = join(root, 'node_modules', '.tervita-setup');
const stamp = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(readFileSync(join(root, 'package.json')))
  .update(platform)
  .digest('hex');

const isReady = () =>
  existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp && existsSync(nodeBinary(root));

/** A registry that hangs must not hang us for ever. */
const mostInstallMs = 10 * 60_000;

const install = () => {
  process.stdout.write('Installing the packages Tervita needs (about a minute, once)\n');
  const elsewhere = supportedPlatforms.includes(platform) ? [] : ['--no-package-lock'];
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const options = [
    'install',
    '--no-audit',
    '--no-fund',
    '--no-save',
    '--loglevel=error',
    '--engine-strict=false',
    '--prefer-offline',
    '--fetch-retries=5',
    '--fetch-timeout=60000',
    ...elsewhere,
  ];
  const run = () =>
    execFileSync(command, [...first, ...options], { cwd: root, stdio: 'inherit', timeout: mostInstallMs });
  try {
    run();
  } catch {
    process.stdout.write('The packages did not come; trying once more\n');
    run();
  }
};

const nodeProblems = () => {
  const wanted = pinnedNode(root);
  try {
    const found = execFileSync(nodeBinary(root), ['--version'], { encoding: 'utf8' }).trim();
    return found === `v${wanted}` ? [] : [`node is ${found}, but the project pins ${wanted}`];
  } catch {
    return [`node ${wanted} could not be installed for ${platform}`];
  }
};

const stopWith = (problems) => {
  const lines = [
    `Tervita can't run here: a package that brings a binary for this platform (${platform}) is missing or of another version.`,
    ...problems.map((problem) => `  - ${problem}`),
    'Delete node_modules and try again. If it stays, the package registry that npm uses does not have that binary.',
  ];
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
};

if (!isReady()) {
  rmSync(stampFile, { force: true });
  install();
  const problems = [...nodeProblems(), ...installedProblems(root, platform)];
  if (problems.length > 0) stopWith(problems);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}
