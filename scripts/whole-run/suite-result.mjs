import { existsSync, readFileSync, rmSync } from 'node:fs';

/**
 * What a suite found:
 *   passed    ids of the tests that passed
 *   failures  { id, file, message, evidence } of those that failed; evidence are files: a picture, a trace;
 *             `didNotRun` of those that another failure kept from running
 *   skipped   names of what could not run here
 */
export const emptyResult = () => ({ passed: [], failures: [], skipped: [] });

/** The id of a failure that belongs to no test: a broken set-up, an error after the last test. */
const outsideTests = 'outside every test';

export const isOutsideTests = ({ id }) => id === outsideTests;

/** A command that said no although no test failed, or that ran no test, has a failure all the same. */
export const withFailureOutside = (result, { ok, output }) => {
  const ranNothing = result.passed.length === 0;
  if (result.failures.length === 0 && (!ok || ranNothing))
    result.failures.push({ id: outsideTests, message: output.slice(-4000) || 'no test ran', evidence: [] });
  return result;
};

export const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** A report of an earlier run must not be taken for the one of this run. */
export const removeReport = (file) => rmSync(file, { force: true });
