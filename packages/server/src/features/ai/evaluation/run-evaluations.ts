import type { Reader } from '../../../core/database/database.ts';
import type { Subscriber } from '../../../core/outbox/outbox.ts';
import type { EngineDeps } from '../engine/engine.ts';
import { findVersion, type WorkingPrompt } from '../engine/prompt-store.ts';
import { evaluatedAs } from './evaluated-as.ts';
import { evaluationSetOf } from './evaluation-set.ts';
import { endRun, judgedCases, keepCase } from './evaluation-store.ts';
import { type JudgedCase, judgeCase, judgeInjection } from './judge-case.ts';
import { readThresholds, verdictOf } from './verdict.ts';

/** One part of the work; the rest is another job, so that a lease is never outlived. */
const partMs = 30_000;

/** Every case that is not done yet, as work to do. */
const workLeft = (deps: EngineDeps, prompt: WorkingPrompt | undefined, done: readonly JudgedCase[]) => {
  const { ordinary, injections } = evaluationSetOf(prompt?.purpose ?? null);
  const isLeft = ({ id }: { readonly id: string }) => !done.some(({ caseId }) => caseId === id);
  return [
    ...ordinary.filter(isLeft).map((fixed) => () => judgeCase(deps, prompt, fixed)),
    ...(prompt ? injections.filter(isLeft).map((tried) => () => judgeInjection(deps, prompt, tried)) : []),
  ];
};

/** Undefined: it has ended, or is gone. */
const runningRun = async (deps: EngineDeps, db: Reader, runId: string) => {
  const run = await db
    .selectFrom('evaluation_run')
    .select(['status', 'prompt_version_id', 'evaluated_as', 'thresholds'])
    .where('id', '=', runId)
    .executeTakeFirst();
  if (run?.status !== 'RUNNING') return undefined;
  const prompt = run.prompt_version_id ? await findVersion(db, run.prompt_version_id) : undefined;
  return {
    prompt,
    thresholds: readThresholds(run.thresholds),
    // Its model was changed on the way: what is done so far was said by another.
    isOther: prompt !== undefined && evaluatedAs(deps, prompt) !== run.evaluated_as,
  };
};

/** False: the run has ended meanwhile, or its answers come from two models and are worth nothing. */
const keepUnlessOther = (deps: EngineDeps, runId: string, judged: JudgedCase): Promise<boolean> =>
  deps.database.write('tervita_system', {}, async (tx, now) => {
    const run = await runningRun(deps, tx, runId);
    if (!run) return false;
    if (run.isOther) await endRun(tx, runId, { status: 'FAILED' }, now);
    else await keepCase(tx, runId, judged);
    return !run.isOther;
  });

/** Runs the cases, one after the other, and keeps each at once: who looks sees how far it is. */
export const evaluations = (deps: EngineDeps): Subscriber => ({
  queue: 'evaluations',
  on: ['evaluation.started'],
  atOnce: 2,
  handle: async ({ ids }, publish) => {
    const { runId = '' } = ids;
    const write = deps.database.write.bind(deps.database);
    const state = await deps.database.read('tervita_system', {}, async (db) => {
      const run = await runningRun(deps, db, runId);
      return run && { ...run, left: workLeft(deps, run.prompt, await judgedCases(db, runId)) };
    });
    if (!state) return;
    const { prompt, thresholds, isOther, left } = state;
    if (isOther)
      return write('tervita_system', {}, (tx, now) => endRun(tx, runId, { status: 'FAILED' }, now));
    const begun = performance.now();
    for (const [at, judge] of left.entries()) {
      if (performance.now() - begun > partMs) {
        const event = { type: 'evaluation.started', key: `${runId}:${left.length - at}`, ids };
        return write('tervita_system', {}, (tx) => publish(tx, event));
      }
      if (!(await keepUnlessOther(deps, runId, await judge()))) return;
    }
    return write('tervita_system', {}, async (tx, now) => {
      const judged = await judgedCases(tx, runId);
      const isAnswered = judged.some(({ outcome }) => outcome === 'OK');
      const verdict = prompt && thresholds ? verdictOf(prompt.purpose, thresholds, judged) : undefined;
      await endRun(tx, runId, isAnswered ? { status: 'DONE', verdict } : { status: 'FAILED' }, now);
    });
  },
});
