import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const platform = `${process.platform}-${process.arch}`;
let copy;

const write = (file, content) => {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), typeof content === 'string' ? content : JSON.stringify(content));
};

/** A tree in which npm "installs" what a test puts there. */
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'tervita-setup-'));
  for (const file of ['setup.mjs', 'native-packages.mjs'])
    cpSync(join(root, 'scripts', file), join(copy, 'scripts', file));
  const tool = { name: 'tool', version: '2.0.0', optionalDependencies: { [`tool-${platform}`]: '2.0.0' } };
  write('package.json', { devDependencies: { node: '24.0.0' } });
  write('package-lock.json', {
    packages: { 'node_modules/tool': tool, [`node_modules/tool-${platform}`]: { version: '2.0.0' } },
  });
  write('npm.cjs', '');
  write('node_modules/tool/package.json', tool);
  write('node_modules/.bin/node', '#!/bin/sh\necho v24.0.0\n');
  chmodSync(join(copy, 'node_modules/.bin/node'), 0o755);
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

const setUp = () =>
  spawnSync(process.execPath, [join(copy, 'scripts/setup.mjs')], {
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: join(copy, 'npm.cjs') },
  });

describe('set-up', () => {
  it('is content when the binary of this platform is there', () => {
    write(`node_modules/tool-${platform}/package.json`, { version: '2.0.0' });
    expect(setUp().status).toBe(0);
    expect(readFileSync(join(copy, 'node_modules/.tervita-setup'), 'utf8')).not.toBe('');
  });

  it('stops with a sentence when npm has left it out, and asks again the next time', () => {
    for (const { status, stderr } of [setUp(), setUp()]) {
      expect(status).toBe(1);
      expect(stderr).toContain(`tool 2.0.0 has no binary for ${platform}`);
    }
  });

  it('stops when it is of another version', () => {
    write(`node_modules/tool-${platform}/package.json`, { version: '1.9.0' });
    const { status, stderr } = setUp();
    expect(status).toBe(1);
    expect(stderr).toContain(`tool-${platform} is 1.9.0, but tool 2.0.0 needs 2.0.0`);
  });

  it('stops when the Node we pin is not the one installed', () => {
    write(`node_modules/tool-${platform}/package.json`, { version: '2.0.0' });
    write('package.json', { devDependencies: { node: '24.1.0' } });
    expect(setUp().stderr).toContain('node is v24.0.0, but the project pins 24.1.0');
  });
});
