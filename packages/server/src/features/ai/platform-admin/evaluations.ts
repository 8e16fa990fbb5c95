import type { Evaluation } from '@tervita/contract/ai';
import { getEvaluation, startEvaluation } from '@tervita/contract/ai';
import { fixedCases } from '@tervita/domain/smart-questionnaire/evaluation';
import { NotFound } from '../../../core/http/errors.ts';
import { command, query } from '../../../core/http/use-case.ts';
import { judgedCases } from '../evaluation/evaluation-store.ts';
import { evaluatedCases, figuresOf } from '../evaluation/figures.ts';

export const start = command(startEvaluation, async ({ tx, actor, body, now, newId, publish }) => {
  const { promptVersionId } = body;
  if (promptVersionId) {
    const version = await tx
      .selectFrom('prompt_version')
      .select('id')
      .where('id', '=', promptVersionId)
      // The cases are about the chief problem; a prompt for anything else would answer something else.
      .where('purpose', '=', 'CHIEF_PROBLEM')
      .executeTakeFirst();
    if (!version) throw new NotFound();
  }
  const id = newId();
  await tx
    .insertInto('evaluation_run')
    .values({
      id,
      prompt_version_id: promptVersionId,
      status: 'RUNNING',
      started_by_user_id: actor.userId,
      total: fixedCases.length,
      at: now,
    })
    .execute();
  await publish({ type: 'evaluation.started', key: id, ids: { runId: id } });
  return { id };
});

export const read = query(getEvaluation, async ({ db, params }) => {
  const run = await db
    .selectFrom('evaluation_run')
    .selectAll()
    .where('id', '=', params.id)
    .executeTakeFirst();
  if (!run) throw new NotFound();
  const cases = evaluatedCases(await judgedCases(db, run.id));
  return {
    id: run.id,
    promptVersionId: run.prompt_version_id,
    status: run.status as Evaluation['status'],
    at: run.at.toISOString(),
    done: cases.length,
    total: run.total,
    figures: figuresOf(cases),
    cases,
  };
});
