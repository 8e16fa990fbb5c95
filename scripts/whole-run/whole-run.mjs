import { performance } from 'node:perf_hooks';
import { isOutsideTests } from './suite-result.mjs';

/** A broken build fails in dozens, and twice: looking at so many again only costs time. */
const mostFirstFailures = 15;

const minutesSince = (started) => Number(((performance.now() - started) / 60_000).toFixed(2));

/** Two at a time, as the machine has two cores. `work` returns false to stop what has not begun. */
const twoAtATime = async (works, work) => {
  const waiting = [...works];
  let goesOn = true;
  const runNext = async () => {
    for (let next = waiting.shift(); next && goesOn; next = waiting.shift())
      if ((await work(next)) === false) goesOn = false;
  };
  await Promise.all([runNext(), runNext()]);
};

/** Whether a failure is gone in a second look at it. A test that did not run there has not passed. */
const hasPassed = (failure, { passed, failures }) =>
  isOutsideTests(failure) ? failures.length === 0 : passed.includes(failure.id);

/**
 * Checks first: they say the same every time, so they are never repeated, and a red one ends the run.
 * Then suites, stage by stage, the suites of a stage beside each other. What failed in a suite is run once more,
 * alone: passed then, it counts as passed and is named as flaky; failed twice, it is red.
 *
 * A check is { name, run } and gives { ok, output }. A suite is { name, run, runAgain }, see suite-result.mjs.
 */
export const wholeRun = async ({ checks, stages, say }) => {
  const outcome = { passed: 0, failed: [], flaky: [], skipped: [], minutes: {} };

  await twoAtATime(checks, async ({ name, run }) => {
    const started = performance.now();
    const { ok, output = '' } = await run().catch((error) => ({
      ok: false,
      output: String(error?.stack ?? error),
    }));
    outcome.minutes[name] = minutesSince(started);
    say(`${ok ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    if (ok) outcome.passed += 1;
    else {
      say(output);
      outcome.failed.push({ suite: 'checks', id: name, message: output });
    }
    return ok;
  });
  if (outcome.failed.length > 0) return outcome;

  const fallen = [];
  const runSuite = async (suite) => {
    const started = performance.now();
    const { passed, failures, skipped } = await suite.run();
    outcome.minutes[suite.name] = minutesSince(started);
    outcome.passed += passed.length;
    outcome.skipped.push(...skipped);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    say(
      `${failures.length === 0 ? 'ok    ' : 'FAILED'} ${suite.name}: ${passed.length} passed, ${failures.length} failed (${seconds} s)`,
    );
    for (const { id, message } of failures) say(`  ${id}\n${message}\n`);
    if (failures.length > 0) fallen.push({ suite, failures });
  };
  for (const suites of stages) await twoAtATime(suites, runSuite);

  const firstFailures = fallen
    .flatMap(({ failures }) => failures)
    .filter(({ didNotRun }) => !didNotRun).length;
  if (firstFailures > mostFirstFailures) {
    say(`${firstFailures} tests failed: too many to be chance, so none is looked at again.`);
    for (const { suite, failures } of fallen)
      outcome.failed.push(...failures.map((failure) => ({ suite: suite.name, ...failure })));
    return outcome;
  }

  const started = performance.now();
  for (const { suite, failures } of fallen) {
    say(`A second look, alone: ${suite.name}, ${failures.map(({ id }) => id).join('; ')}`);
    const second = await suite.runAgain(failures);
    for (const failure of failures) {
      const named = {
        suite: suite.name,
        ...failure,
        recordingsAlone: second.recordings?.get(failure.id) ?? [],
      };
      if (hasPassed(failure, second)) {
        outcome.passed += 1;
        if (!failure.didNotRun) outcome.flaky.push(named);
      } else outcome.failed.push(named);
    }
    for (const { id, message } of second.failures) say(`  again: ${id}\n${message}\n`);
  }
  if (fallen.length > 0) outcome.minutes['second look'] = minutesSince(started);
  return outcome;
};
