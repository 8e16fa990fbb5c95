import { fixedCases } from '@tervita/domain/smart-questionnaire/evaluation';
import type { Subscriber } from '../../../core/outbox/outbox.ts';
import type { EngineDeps } from '../engine/engine.ts';
import { findVersion } from '../engine/prompt-store.ts';
import { endRun, judgedCases, keepCase } from './evaluation-store.ts';
import { judgeCase } from './judge-case.ts';

/** One part of the work; the rest is another job, so that a lease is never outlived. */
const partMs = 30_000;

const stateOf = (deps: EngineDeps, runId: string) =>
  deps.database.read('tervita_system', {}, async (db) => {
    const run = await db
      .selectFrom('evaluation_run')
      .select(['status', 'prompt_version_id'])
      .where('id', '=', runId)
      .executeTakeFirst();
    if (run?.status !== 'RUNNING') return undefined;
    const prompt = run.prompt_version_id ? await findVersion(db, run.prompt_version_id) : undefined;
    const done = await judgedCases(db, runId);
    return { prompt, left: fixedCases.filter(({ id }) => !done.some(({ caseId }) => caseId === id)) };
  });

/** Runs the fixed cases, one after the other, and keeps each at once: who looks sees how far it is. */
export const evaluations = (deps: EngineDeps): Subscriber => ({
  queue: 'evaluations',
  on: ['evaluation.started'],
  atOnce: 2,
  handle: async ({ ids }, publish) => {
    const { runId = '' } = ids;
    const state = await stateOf(deps, runId);
    if (!state) return;
    const begun = performance.now();
    const write = deps.database.write.bind(deps.database);
    for (const [at, fixed] of state.left.entries()) {
      if (performance.now() - begun > partMs) {
        const event = { type: 'evaluation.started', key: `${runId}:${state.left.length - at}`, ids };
        return write('tervita_system', {}, (tx) => publish(tx, event));
      }
      const judged = await judgeCase(deps, state.prompt, fixed);
      await write('tervita_system', {}, (tx) => keepCase(tx, runId, judged));
    }
    return write('tervita_system', {}, async (tx, now) => {
      const isAnswered = (await judgedCases(tx, runId)).some(({ outcome }) => outcome === 'OK');
      await endRun(tx, runId, isAnswered ? 'DONE' : 'FAILED', now);
    });
  },
});
