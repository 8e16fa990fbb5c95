import { sql } from 'kysely';
import type { Tx } from '../../../core/database/database.ts';
import type { OutboxEvent } from '../../../core/outbox/queues.ts';
import type { EngineDeps } from '../engine/engine.ts';
import type { WorkingPrompt } from '../engine/prompt-store.ts';
import { evaluatedAs, modelNameOf } from './evaluated-as.ts';
import { evaluationSetOf, totalOf } from './evaluation-set.ts';
import { thresholdsOf } from './verdict.ts';

/** One that has not ended by then never will. */
const runMostMs = 3_600_000;

interface Begin {
  /** Undefined: the rules alone. */
  readonly prompt: WorkingPrompt | undefined;
  /** Null: the demonstration itself. */
  readonly startedBy: string | null;
  readonly id: string;
  readonly now: Date;
  readonly publish: (event: OutboxEvent) => Promise<void>;
}

/** Begins a run, or returns the one of the same version that is under way. */
export const beginEvaluation = async (
  deps: Pick<EngineDeps, 'llm'>,
  tx: Tx,
  { prompt, startedBy, id, now, publish }: Begin,
): Promise<string> => {
  const versionId = prompt?.id ?? null;
  const digest = prompt ? evaluatedAs(deps, prompt) : null;
  await sql`select pg_advisory_xact_lock(hashtext(${`evaluation ${versionId}`}))`.execute(tx);
  const underWay = await tx
    .selectFrom('evaluation_run')
    .select('id')
    .where('status', '=', 'RUNNING')
    .where(sql<boolean>`prompt_version_id is not distinct from ${versionId}::uuid`)
    .where(sql<boolean>`evaluated_as is not distinct from ${digest}`)
    .where('at', '>', new Date(now.getTime() - runMostMs))
    .executeTakeFirst();
  if (underWay) return underWay.id;
  await tx
    .insertInto('evaluation_run')
    .values({
      id,
      prompt_version_id: versionId,
      status: 'RUNNING',
      started_by_user_id: startedBy,
      total: totalOf(evaluationSetOf(prompt?.purpose ?? null)),
      at: now,
      evaluated_as: digest,
      model: prompt ? modelNameOf(deps, prompt) : null,
      thresholds: prompt ? JSON.stringify(thresholdsOf(prompt.purpose)) : null,
    })
    .execute();
  await publish({ type: 'evaluation.started', key: id, ids: { runId: id } });
  return id;
};
