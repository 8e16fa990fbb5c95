import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserSuite } from './browser-suite.mjs';
import { closingLines } from './closing-lines.mjs';
import { keepRecord } from './record.mjs';
import { runCommand } from './run-command.mjs';
import { vitestSuite } from './vitest-suite.mjs';
import { wholeRun } from './whole-run.mjs';

// Each test runs a test tool once or twice, and other tests run beside it.
vi.setConfig({ testTimeout: 60_000 });

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
let folder;
let said;

/** Inside the project, so that the made-up tests find the test tools. */
beforeEach(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/made-up-'));
  said = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file, content) => writeFileSync(join(folder, file), content);
const say = (text) => said.push(text);
const unitTests = (more = {}) =>
  vitestSuite({ name: 'made-up', root, folder, results: join(folder, 'results'), ...more });
const run = (stages, checks = []) => wholeRun({ checks, stages, say });

const passes = `import { it } from 'vitest'; it('passes', () => {});`;
const always = `import { expect, it } from 'vitest'; it('fails always', () => expect(1).toBe(2));`;
/** Fails the first time that it runs in this folder. */
const once = (marker) => `
  import { existsSync, writeFileSync } from 'node:fs';
  import { expect, it } from 'vitest';
  it('passes beside it', () => {});
  it('fails once', () => {
    const seen = existsSync('${join(folder, marker)}');
    writeFileSync('${join(folder, marker)}', '');
    expect(seen, 'too early').toBe(true);
  });`;
const ids = (list) => list.map(({ id }) => id);

describe('unit tests', () => {
  it('count as passed and are named as flaky when they pass alone', async () => {
    write('good.test.mjs', passes);
    write('shaky.test.mjs', once('marker'));
    const outcome = await run([[unitTests()]]);
    expect(outcome.passed).toBe(3);
    expect(outcome.failed).toEqual([]);
    expect(ids(outcome.flaky)).toEqual(['shaky.test.mjs > fails once']);
    const lines = closingLines(outcome, []);
    expect(lines.join('\n')).toMatch(/Flaky \(failed, then passed alone\): .*fails once: .*too early/);
    expect(lines.at(-1)).toBe('3 passed, 0 failed');
  });

  it('are red when they fail twice', async () => {
    write('good.test.mjs', passes);
    write('bad.test.mjs', always);
    const outcome = await run([[unitTests()]]);
    expect(ids(outcome.failed)).toEqual(['bad.test.mjs > fails always']);
    expect(outcome.flaky).toEqual([]);
    expect(closingLines(outcome, []).at(-1)).toBe('1 passed, 1 failed');
  });

  it('are red when their file cannot be loaded', async () => {
    write('good.test.mjs', passes);
    write('broken.test.mjs', `import './not-there.mjs';`);
    expect(ids((await run([[unitTests()]])).failed)).toEqual(['broken.test.mjs']);
  });

  it('are red when there are none: a renamed folder loses its tests', async () => {
    expect((await run([[unitTests()]])).failed).toHaveLength(1);
  });

  it('are red when something fails outside every test, and again', async () => {
    write(
      'good.test.mjs',
      `${passes} setTimeout(() => { throw new Error('too late'); }, 1); await new Promise((done) => setTimeout(done, 50));`,
    );
    const { failed } = await run([[unitTests()]]);
    expect(failed).toHaveLength(1);
    expect(failed[0].message).toMatch(/too late/);
  });

  it('name what could not run here, and run nothing that is left out', async () => {
    write('everything.sweep.test.mjs', always);
    write(
      'good.test.mjs',
      `import { it } from 'vitest'; it('runs', () => {}); it.skip('needs a scanner', () => {});`,
    );
    const outcome = await run([[unitTests({ leftOut: ['**/*.sweep.test.mjs'] })]]);
    expect(closingLines(outcome, [])).toContain('Skipped: good.test.mjs > needs a scanner');
    expect(closingLines(outcome, []).at(-1)).toBe('1 passed, 0 failed, 1 skipped');
  });
});

describe('browser tests', () => {
  const journeys = () =>
    browserSuite({
      root,
      config: join(folder, 'playwright.config.mjs'),
      results: join(folder, 'results'),
      prepare: () => ({}),
    });

  it('are looked at again by their line, in a new run with its own set-up', async () => {
    write(
      'playwright.config.mjs',
      `export default { testDir: '.', testMatch: '*.spec.mjs', globalSetup: './set-up.mjs', outputDir: 'results' };`,
    );
    write(
      'set-up.mjs',
      `import { appendFileSync } from 'node:fs';
       export default () => appendFileSync('${join(folder, 'products')}', 'started ');`,
    );
    write(
      'journey.spec.mjs',
      once('marker')
        .replace("'vitest'", "'@playwright/test'")
        .replaceAll('it(', 'test(')
        .replace('expect, it', 'expect, test'),
    );
    write(
      'bad.spec.mjs',
      always
        .replace("'vitest'", "'@playwright/test'")
        .replaceAll('it(', 'test(')
        .replace('expect, it', 'expect, test'),
    );
    const outcome = await run([[journeys()]]);
    expect(ids(outcome.flaky)).toEqual([expect.stringMatching(/journey\.spec\.mjs:5 fails once$/)]);
    expect(ids(outcome.failed)).toEqual([expect.stringMatching(/bad\.spec\.mjs:1 fails always$/)]);
    expect(outcome.passed).toBe(2);
    expect(readFileSync(join(folder, 'products'), 'utf8')).toBe('started started ');
  });

  it('that did not run, as one before them failed, are run in the second look', async () => {
    write('playwright.config.mjs', `export default { testDir: '.', testMatch: '*.spec.mjs' };`);
    write(
      'journey.spec.mjs',
      `import { existsSync, writeFileSync } from 'node:fs';
       import { expect, test } from '@playwright/test';
       test.describe.configure({ mode: 'serial' });
       test('falls once', () => {
         const fell = existsSync('${join(folder, 'fell')}');
         writeFileSync('${join(folder, 'fell')}', '');
         expect(fell).toBe(true);
       });
       test('comes after it', () => {});
       test('comes after it and fails', () => { throw new Error('always'); });
       test.skip('is left out', () => {});`,
    );
    const outcome = await run([[journeys()]]);
    expect(ids(outcome.flaky)).toEqual([expect.stringMatching(/falls once$/)]);
    expect(ids(outcome.failed)).toEqual([expect.stringMatching(/comes after it and fails$/)]);
    expect(outcome.passed).toBe(2);
    expect(outcome.skipped).toEqual([expect.stringMatching(/is left out$/)]);
  });

  it('are red when their set-up fails, also where no test says so', async () => {
    write(
      'playwright.config.mjs',
      `export default { testDir: '.', testMatch: '*.spec.mjs', globalTeardown: './tear-down.mjs', outputDir: 'results' };`,
    );
    write('tear-down.mjs', `export default () => { throw new Error('does not stop'); };`);
    write('good.spec.mjs', `import { test } from '@playwright/test'; test('passes', () => {});`);
    const { failed } = await run([[journeys()]]);
    expect(failed).toHaveLength(1);
    expect(failed[0].message).toMatch(/does not stop/);
  });
});

describe('the run', () => {
  const suiteOf = (name, result, again = result) => {
    const looks = [];
    return {
      name,
      looks,
      run: async () => {
        looks.push('first');
        return result;
      },
      runAgain: async () => {
        looks.push('again');
        return again;
      },
    };
  };
  const failureOf = (id) => ({ id, message: 'why', evidence: [] });

  it('ends at the first red check: no test runs, nothing is repeated', async () => {
    write('wrong.ts', `export const size: number = 'large';`);
    const suite = suiteOf('tests', { passed: ['a'], failures: [], skipped: [] });
    const types = {
      name: 'types',
      run: () =>
        runCommand(join(root, 'node_modules/.bin/tsc'), ['--noEmit', join(folder, 'wrong.ts')], {
          cwd: folder,
        }),
    };
    const outcome = await run([[suite]], [types]);
    expect(ids(outcome.failed)).toEqual(['types']);
    expect(said.join('\n')).toMatch(/not assignable to type 'number'/);
    expect(suite.looks).toEqual([]);
  });

  it('takes a check that throws for a red one', async () => {
    const check = { name: 'build', run: () => Promise.reject(new Error('no disk')) };
    expect((await run([], [check])).failed[0].message).toMatch(/no disk/);
  });

  it('does not look again at more than fifteen failures', async () => {
    const failures = Array.from({ length: 16 }, (_, n) => failureOf(`test ${n}`));
    const suite = suiteOf('tests', { passed: [], failures, skipped: [] });
    expect((await run([[suite]])).failed).toHaveLength(16);
    expect(suite.looks).toEqual(['first']);
  });

  it('does not take a test for passed that did not run in the second look', async () => {
    const first = { passed: [], failures: [failureOf('a')], skipped: [] };
    const suite = suiteOf('tests', first, { passed: ['another'], failures: [], skipped: [] });
    expect(ids((await run([[suite]])).failed)).toEqual(['a']);
  });

  it('goes on to the next stage after a red test, so that one run tells all', async () => {
    const red = suiteOf('red', { passed: [], failures: [failureOf('a')], skipped: [] });
    const green = suiteOf('green', { passed: ['b'], failures: [], skipped: [] });
    const outcome = await run([[red], [green]]);
    expect(outcome.passed).toBe(1);
    expect(outcome.failed).toHaveLength(1);
    expect(red.looks).toEqual(['first', 'again']);
  });

  it('keeps a record with the commit, minutes, counts and what was flaky', async () => {
    const first = { passed: ['b'], failures: [failureOf('a')], skipped: [] };
    const suite = suiteOf('tests', first, { passed: ['a'], failures: [], skipped: [] });
    const outcome = await run([[suite]]);
    const closest = [{ name: 'script', value: 150, limit: 185, unit: 'kB' }];
    keepRecord({ root, results: folder, outcome, closest, startedAt: new Date(), withBrowser: true });
    const record = JSON.parse(readFileSync(join(folder, 'whole-run.json'), 'utf8'));
    expect(record).toMatchObject({ whole: true, passed: 2, failed: [], flaky: ['tests: a'], closest });
    expect(record.commit).toMatch(/^[0-9a-f]{40}$/);
    expect(record.minutes).toHaveProperty('tests');
    expect(JSON.parse(readFileSync(join(folder, 'flaky.json'), 'utf8'))).toMatchObject([
      { id: 'a', message: 'why' },
    ]);
  });
});
