import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const git = (root, ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const exists = (root, commit) => {
  try {
    git(root, 'rev-parse', '--verify', '--quiet', `${commit}^{commit}`);
    return true;
  } catch {
    return false;
  }
};

/** Where this change began: where it left the main branch, else the last commit. */
export const beginningOfChange = (root) => {
  const main = ['origin/main', 'main'].find((branch) => exists(root, branch));
  return main ? git(root, 'merge-base', main, 'HEAD').trim() : 'HEAD';
};

export const changedFiles = (root, since) =>
  [
    git(root, 'diff', '--name-only', '--diff-filter=d', since),
    git(root, 'ls-files', '--others', '--exclude-standard'),
  ]
    .flatMap((list) => list.split('\n'))
    .filter(Boolean);

const ownPackages = (root) =>
  readdirSync(join(root, 'packages')).map((name) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'),
    );
    const named = Object.keys({ ...dependencies, ...devDependencies })
      .filter((each) => each.startsWith('@tervita/'))
      .map((each) => each.slice('@tervita/'.length));
    // It reads the code of the others where it lies.
    return {
      name,
      uses: name === 'e2e' || name === 'bench' ? [...named, 'server', 'texts', 'domain'] : named,
    };
  });

/** The packages of the given files, and all that use them. What lies outside of packages is about all of them. */
export const touchedPackages = (root, files) => {
  const all = ownPackages(root);
  const isEverywhere = files.some((file) => /^(package(-lock)?\.json|tsconfig\.base\.json)$/.test(file));
  if (isEverywhere) return all.map(({ name }) => name);
  const touched = new Set(files.flatMap((file) => /^packages\/([^/]+)\//.exec(file)?.[1] ?? []));
  for (let before = -1; before !== touched.size; ) {
    before = touched.size;
    for (const { name, uses } of all) if (uses.some((each) => touched.has(each))) touched.add(name);
  }
  return all.map(({ name }) => name).filter((name) => touched.has(name));
};
