import { join } from 'node:path';
import { runCommand } from './run-command.mjs';
import {
  emptyResult,
  isOutsideTests,
  readReport,
  removeReport,
  withFailureOutside,
} from './suite-result.mjs';

/** The short forms of the fault and abuse commands; each command is one test. */
export const faultSuite = ({ root, results, say, prepare }) => {
  const run = async (name, args) => {
    prepare();
    const report = join(results, `${name}.json`);
    removeReport(report);
    const script = join(root, 'packages/bench/src/run-short.ts');
    const ended = await runCommand(process.execPath, [script, `--report=${report}`, ...args], { cwd: root });
    const result = emptyResult();
    for (const { file, ok, skipped, line, output } of readReport(report) ?? []) {
      say(line);
      if (ok) result.passed.push(file);
      else result.failures.push({ id: file, file, message: output, evidence: [] });
      result.skipped.push(...skipped);
    }
    return withFailureOutside(result, ended);
  };
  return {
    name: 'fault and abuse tests',
    run: () => run('faults', []),
    runAgain: (failures) =>
      run('faults-again', [
        '--one-at-a-time',
        ...(failures.some(isOutsideTests) ? [] : failures.map(({ file }) => file)),
      ]),
  };
};
