import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Run } from '../../core/command.ts';
import type { Traffic } from '../../traffic/traffic.ts';
import type { Pair, Place } from './pair.ts';

const stopMostMs = 30_000;
const failed = ({ seen }: Traffic) => (seen.statuses.unreachable ?? 0) + (seen.statuses['503'] ?? 0);

/** A new version goes in: each process is asked to stop, leaves in good order, and comes back. Nobody notices. */
export const restartInTurn = async (
  { findings, say }: Run,
  pair: Pair,
  traffic: Traffic,
  places: readonly Place[],
): Promise<void> => {
  const before = { failed: failed(traffic), served: traffic.seen.statuses['200'] ?? 0 };
  const stopMs: number[] = [];
  for (const place of places) {
    const began = performance.now();
    const leaving = pair.at(place);
    leaving.kill('SIGTERM');
    const code = await Promise.race([leaving.ended, wait(stopMostMs + 1_000, 'still there' as const)]);
    const ms = Math.round(performance.now() - began);
    stopMs.push(ms);
    findings.check(
      'a process that is asked to stop exits with 0 within 30 s',
      code === 0 && ms <= stopMostMs,
      {
        code,
        ms,
        lastWords: leaving.lines.slice(-5),
      },
    );
    say(`asked to stop: exit ${code} after ${ms} ms`);
    await pair.start(place);
    await wait(1_000);
  }
  const lost = failed(traffic) - before.failed;
  findings.check('a rolling restart fails no call', lost === 0, {
    lost,
    before,
    after: traffic.seen.statuses,
  });
  findings.figures.rolling = {
    stopMs,
    callsMeanwhile: (traffic.seen.statuses['200'] ?? 0) - before.served,
    lost,
  };
};
