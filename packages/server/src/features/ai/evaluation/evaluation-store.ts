import type { CallOutcome } from '@tervita/domain/ai';
import type { ProblemType } from '@tervita/domain/problem-types';
import type { Action } from '@tervita/domain/smart-questionnaire';
import type { Reader, Tx } from '../../../core/database/database.ts';
import { evaluatedCases, judgedAltogether } from './figures.ts';
import type { JudgedCase } from './judge-case.ts';

export const judgedCases = async (db: Reader, runId: string): Promise<JudgedCase[]> => {
  const rows = await db.selectFrom('evaluation_case').selectAll().where('run_id', '=', runId).execute();
  return rows.map((row) => ({
    caseId: row.case_id,
    found: row.found as ProblemType[],
    foundAction: row.found_action as Action | null,
    outcome: row.outcome as CallOutcome,
    latencyMs: row.latency_ms,
  }));
};

export const judgedRun = async (db: Reader, runId: string) =>
  judgedAltogether(evaluatedCases(await judgedCases(db, runId)));

export const keepCase = async (tx: Tx, runId: string, judged: JudgedCase): Promise<void> => {
  await tx
    .insertInto('evaluation_case')
    .values({
      run_id: runId,
      case_id: judged.caseId,
      found: [...judged.found],
      found_action: judged.foundAction,
      outcome: judged.outcome,
      latency_ms: judged.latencyMs,
    })
    // A part of the work that was done twice shows once.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const endRun = async (tx: Tx, runId: string, status: 'DONE' | 'FAILED', now: Date): Promise<void> => {
  await tx
    .updateTable('evaluation_run')
    .set({ status, finished_at: now })
    .where('id', '=', runId)
    .where('status', '=', 'RUNNING')
    .execute();
};
