import type { Evaluation } from '@tervita/contract/ai';
import { getEvaluation, startEvaluation } from '@tervita/contract/ai';
import { NotFound } from '../../../core/http/errors.ts';
import { command, query } from '../../../core/http/use-case.ts';
import type { EngineDeps } from '../engine/engine.ts';
import { findVersion } from '../engine/prompt-store.ts';
import { beginEvaluation } from '../evaluation/begin-evaluation.ts';
import { judgedCases } from '../evaluation/evaluation-store.ts';
import { evaluatedCases, figuresOf, triedInjections } from '../evaluation/figures.ts';
import { readThresholds } from '../evaluation/verdict.ts';

export const start = (deps: EngineDeps) =>
  command(startEvaluation, async ({ tx, actor, body, now, newId, publish }) => {
    const { promptVersionId } = body;
    const prompt = promptVersionId ? await findVersion(tx, promptVersionId) : undefined;
    if (promptVersionId && !prompt) throw new NotFound();
    const id = newId();
    return { id: await beginEvaluation(deps, tx, { prompt, startedBy: actor.userId, id, now, publish }) };
  });

export const read = query(getEvaluation, async ({ db, params }) => {
  const run = await db
    .selectFrom('evaluation_run')
    .leftJoin('prompt_version', 'prompt_version.id', 'evaluation_run.prompt_version_id')
    .selectAll('evaluation_run')
    .select('prompt_version.purpose')
    .where('evaluation_run.id', '=', params.id)
    .executeTakeFirst();
  if (!run) throw new NotFound();
  const judged = await judgedCases(db, run.id);
  const cases = evaluatedCases(judged);
  const { passed_cases: evaluation, passed_injections: injections } = run;
  return {
    id: run.id,
    promptVersionId: run.prompt_version_id,
    purpose: run.purpose as Evaluation['purpose'],
    model: run.model,
    status: run.status as Evaluation['status'],
    at: run.at.toISOString(),
    done: judged.length,
    total: run.total,
    figures: figuresOf(cases),
    cases,
    injections: triedInjections(judged),
    thresholds: readThresholds(run.thresholds),
    verdict: evaluation === null || injections === null ? null : { evaluation, injections },
  };
});
