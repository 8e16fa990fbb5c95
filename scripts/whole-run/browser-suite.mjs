import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './run-command.mjs';
import {
  emptyResult,
  isOutsideTests,
  readReport,
  removeReport,
  withFailureOutside,
} from './suite-result.mjs';

const specsIn = (suite, titles = []) => [
  ...(suite.specs ?? []).map((spec) => ({
    ...spec,
    ownTitle: spec.title,
    title: [...titles, spec.title].join(' > '),
  })),
  ...(suite.suites ?? []).flatMap((inner) =>
    specsIn(inner, inner.title === inner.file ? titles : [...titles, inner.title]),
  ),
];

const evidenceOf = (test) =>
  test.results.flatMap(({ attachments = [] }) => attachments.flatMap(({ path }) => (path ? [path] : [])));

const idOf = (spec, test) => `[${test.projectName}] ${spec.file}:${spec.line} ${spec.title}`;

const addSpec = (result, spec) => {
  for (const test of spec.tests) {
    const id = idOf(spec, test);
    if (test.status === 'expected') result.passed.push(id);
    else if (test.expectedStatus === 'skipped') result.skipped.push(id);
    else
      result.failures.push({
        id,
        file: `${spec.file}:${spec.line}`,
        title: spec.ownTitle,
        // Of tests that go one after the other those after a failure do not run at all.
        didNotRun: test.status === 'skipped',
        message: test.results.flatMap(({ errors = [] }) => errors.map(({ message }) => message)).join('\n'),
        evidence: evidenceOf(test),
      });
  }
};

/** What was recorded of each test, by its id: a trace where one was asked for. */
const recordings = (specs) =>
  new Map(specs.flatMap((spec) => spec.tests.map((test) => [idOf(spec, test), evidenceOf(test)])));

/** The journeys in a browser. `prepare` finds the browser and gives the environment that names it. */
export const browserSuite = ({ root, config, results, prepare }) => {
  const run = async (name, args) => {
    const report = join(results, `${name}.json`);
    removeReport(report);
    mkdirSync(results, { recursive: true });
    const env = { ...prepare(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const ended = await runCommand(
      join(root, 'node_modules/.bin/playwright'),
      ['test', '-c', config, '--reporter=list,json', `--output=${join(results, name)}`, ...args],
      { cwd: root, env, show: true },
    );
    const written = readReport(report) ?? {};
    const specs = specsIn(written);
    const result = emptyResult();
    for (const spec of specs) addSpec(result, spec);
    const output = (written.errors ?? []).map(({ message }) => message).join('\n');
    return { ...withFailureOutside(result, { ok: ended.ok, output }), recordings: recordings(specs) };
  };
  return {
    name: 'browser tests',
    run: () => run('e2e', []),
    runAgain: (failures) => {
      const again = ['--workers=1', '--trace=on'];
      if (failures.some(isOutsideTests)) return run('e2e-again', again);
      const places = [...new Set(failures.map(({ file }) => file))];
      // One line can make many tests: only those that failed are wanted.
      const titles = failures.map(({ title }) => RegExp.escape(title)).join('|');
      return run('e2e-again', [...again, `--grep=${titles}`, ...places]);
    },
  };
};
