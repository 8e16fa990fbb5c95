import { join, relative } from 'node:path';
import { runCommand } from './run-command.mjs';
import {
  emptyResult,
  isOutsideTests,
  readReport,
  removeReport,
  withFailureOutside,
} from './suite-result.mjs';

/** A world for each file, one file after the other. */
const alone = ['--isolate', '--maxWorkers=1', '--no-file-parallelism'];

const addFile = (result, { name, status, message, assertionResults }, folder) => {
  const file = relative(folder, name);
  for (const test of assertionResults) {
    const id = `${file} > ${test.fullName}`;
    if (test.status === 'passed') result.passed.push(id);
    else if (test.status === 'failed')
      result.failures.push({ id, file, message: test.failureMessages.join('\n'), evidence: [] });
    else result.skipped.push(id);
  }
  // A file can fail without any of its tests: it cannot be loaded, or a hook falls.
  if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed'))
    result.failures.push({ id: file, file, message: message ?? '', evidence: [] });
};

/**
 * The unit tests of one folder; with `changedSince` only those that a change since then can reach, without the files that
 * match `leftOut`.
 */
export const vitestSuite = ({ name, root, folder, results, changedSince, leftOut = [] }) => {
  const run = async (reportName, args) => {
    const report = join(results, reportName);
    removeReport(report);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const ended = await runCommand(
      join(root, 'node_modules/.bin/vitest'),
      ['run', '--root', folder, ...reporters, ...args],
      { cwd: root },
    );
    const files = readReport(report)?.testResults ?? [];
    const result = emptyResult();
    for (const file of files) addFile(result, file, folder);
    const mayRunNothing = args.includes('--passWithNoTests') && ended.ok;
    return {
      ...(mayRunNothing ? result : withFailureOutside(result, ended)),
      passedFiles: files
        .filter(({ status }) => status === 'passed')
        .map((file) => relative(folder, file.name)),
    };
  };
  return {
    name: `tests of ${name}`,
    run: () =>
      run(`${name}.json`, [
        ...leftOut.map((files) => `--exclude=${files}`),
        ...(changedSince ? [`--changed=${changedSince}`, '--passWithNoTests'] : []),
      ]),
    runAgain: async (failures) => {
      const files = failures.some(isOutsideTests) ? [] : [...new Set(failures.map(({ file }) => file))];
      const result = await run(`${name}-again.json`, [...alone, ...files]);
      return { ...result, passed: [...result.passed, ...result.passedFiles] };
    },
  };
};
