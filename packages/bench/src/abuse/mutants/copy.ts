import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../core/folders.ts';

const packages = ['domain', 'contract', 'texts', 'simulators', 'server'];
const left = ['node_modules', 'dist'];

/** Others' packages by link, our own from the copy: a change in the copy is what the tests of the copy run. */
const linkModules = (from: string, to: string) => {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@tervita' && name !== '.vite' && name !== '.vitest')
      symlinkSync(join(from, name), join(to, name));
  }
};

/** A copy of what the server's tests need, to be broken on purpose. */
export const copyRepository = (folder: string): string => {
  const copy = join(folder, 'copy');
  mkdirSync(join(copy, 'packages'), { recursive: true });
  for (const file of ['package.json', 'tsconfig.base.json']) cpSync(join(root, file), join(copy, file));
  // The tests take their order from there.
  cpSync(join(root, 'scripts'), join(copy, 'scripts'), { recursive: true });
  linkModules(join(root, 'node_modules'), join(copy, 'node_modules'));
  mkdirSync(join(copy, 'node_modules/@tervita'));
  for (const name of packages) {
    const from = join(root, 'packages', name);
    const to = join(copy, 'packages', name);
    cpSync(from, to, { recursive: true, filter: (path) => !left.includes(basename(path)) });
    linkModules(join(from, 'node_modules'), join(to, 'node_modules'));
    symlinkSync(to, join(copy, 'node_modules/@tervita', name));
  }
  return copy;
};
