import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { proveBuild } from './prove-build.mjs';

const showsPage = `import { title } from './title.js';
const heading = document.createElement('h1');
heading.textContent = title;
document.getElementById('root').append(heading);`;

let folder;
const write = (files) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tervita-build-'));
  mkdirSync(join(folder, 'assets'));
  write({
    'index.html': '<script type="module" crossorigin src="/assets/main.js"></script><div id="root"></div>',
    'assets/main.js': showsPage,
    'assets/title.js': "export const title = 'Tervita';",
    'theme.js': 'document.title;',
  });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('proving a build', () => {
  it('lets through one that shows a page', () => {
    expect(() => proveBuild(folder)).not.toThrow();
  });

  it('refuses a script that no browser reads, even one that the first page does not load', () => {
    write({ 'assets/later.js': '__vite__mapDeps([0,1])e4401d6b' });
    expect(() => proveBuild(folder)).toThrow('assets/later.js does not parse');
  });

  it('refuses a script outside the modules that does not parse', () => {
    write({ 'theme.js': 'const =' });
    expect(() => proveBuild(folder)).toThrow('theme.js does not parse');
  });

  it('refuses an entry that throws', () => {
    write({ 'assets/title.js': "export const title = ''; throw new Error('no title');" });
    expect(() => proveBuild(folder)).toThrow('the entry fails: Error: no title');
  });

  it('refuses a page without its script', () => {
    write({ 'index.html': '<div id="root"></div>' });
    expect(() => proveBuild(folder)).toThrow('index.html names no script that exists');
  });
});
