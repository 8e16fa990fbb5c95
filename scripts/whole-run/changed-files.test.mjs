import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { beginningOfChange, changedFiles, touchedPackages } from './changed-files.mjs';

let root;
const git = (...args) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], { cwd: root });
const write = (file, text = '') => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
};
const addPackage = (name, ...uses) =>
  write(
    `packages/${name}/package.json`,
    JSON.stringify({ dependencies: Object.fromEntries(uses.map((each) => [`@tervita/${each}`, '*'])) }),
  );

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changed-'));
  git('init', '-q', '-b', 'main');
  addPackage('domain');
  addPackage('contract', 'domain');
  addPackage('web', 'contract');
  addPackage('simulators');
  git('add', '.');
  git('commit', '-qm', 'first');
});
afterEach(() => rmSync(root, { recursive: true }));

it('a change is what was committed since it left the main branch, what was not committed, and new files', () => {
  git('switch', '-qc', 'work');
  write('packages/web/committed.ts');
  git('add', '.');
  git('commit', '-qm', 'second');
  write('packages/web/new.ts');
  write('packages/domain/package.json', '{}');
  expect(changedFiles(root, beginningOfChange(root)).sort()).toEqual([
    'packages/domain/package.json',
    'packages/web/committed.ts',
    'packages/web/new.ts',
  ]);
});

it('it touches the packages it lies in and all that use them, through others too', () => {
  expect(touchedPackages(root, ['packages/domain/a.ts'])).toEqual(['contract', 'domain', 'web']);
  expect(touchedPackages(root, ['packages/web/a.ts'])).toEqual(['web']);
  expect(touchedPackages(root, ['docs/a.md'])).toEqual([]);
  expect(touchedPackages(root, ['package-lock.json'])).toHaveLength(4);
});
