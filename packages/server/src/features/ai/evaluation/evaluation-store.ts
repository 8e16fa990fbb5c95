import type { CallOutcome } from '@tervita/domain/ai';
import type { InjectionFault } from '@tervita/domain/ai/injection';
import type { ProblemType } from '@tervita/domain/problem-types';
import type { Action } from '@tervita/domain/smart-questionnaire';
import type { Reader, Tx } from '../../../core/database/database.ts';
import { evaluatedCases, judgedAltogether } from './figures.ts';
import type { JudgedCase } from './judge-case.ts';
import type { Verdict } from './verdict.ts';

export const judgedCases = async (db: Reader, runId: string): Promise<JudgedCase[]> => {
  const rows = await db.selectFrom('evaluation_case').selectAll().where('run_id', '=', runId).execute();
  return rows.map((row) => ({
    caseId: row.case_id,
    kind: row.kind as JudgedCase['kind'],
    faults: row.faults as InjectionFault[],
    found: row.found as ProblemType[],
    foundAction: row.found_action as Action | null,
    outcome: row.outcome as CallOutcome,
    latencyMs: row.latency_ms,
  }));
};

export const judgedRun = async (db: Reader, runId: string) => {
  const { agreement, missedRedFlags } = judgedAltogether(evaluatedCases(await judgedCases(db, runId)));
  return { agreement, missedRedFlags };
};

export const keepCase = async (tx: Tx, runId: string, judged: JudgedCase): Promise<void> => {
  await tx
    .insertInto('evaluation_case')
    .values({
      run_id: runId,
      case_id: judged.caseId,
      kind: judged.kind,
      faults: [...judged.faults],
      found: [...judged.found],
      found_action: judged.foundAction,
      outcome: judged.outcome,
      latency_ms: judged.latencyMs,
    })
    // A part of the work that was done twice shows once.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

interface RunEnd {
  readonly status: 'DONE' | 'FAILED';
  /** Left out: nothing was to be passed. */
  readonly verdict?: Verdict | undefined;
}

export const endRun = async (
  tx: Tx,
  runId: string,
  { status, verdict }: RunEnd,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('evaluation_run')
    .set({
      status,
      finished_at: now,
      passed_cases: verdict?.evaluation ?? null,
      passed_injections: verdict?.injections ?? null,
    })
    .where('id', '=', runId)
    .where('status', '=', 'RUNNING')
    .execute();
};
