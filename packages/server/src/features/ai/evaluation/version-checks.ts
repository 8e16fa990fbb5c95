import type { PromptCheck } from '@tervita/contract/ai';
import { sql } from 'kysely';
import type { Reader } from '../../../core/database/database.ts';
import type { EngineDeps } from '../engine/engine.ts';
import type { WorkingPrompt } from '../engine/prompt-store.ts';
import { evaluatedAs } from './evaluated-as.ts';

/** The latest of each way in which each version was tried, and each way in which a run can stand. */
const latestRuns = async (db: Reader, versionIds: readonly string[]) =>
  db
    .selectFrom('evaluation_run')
    .distinctOn(['prompt_version_id', 'evaluated_as', 'status'])
    .select(['id', 'prompt_version_id', 'status', 'at', 'evaluated_as', 'passed_cases', 'passed_injections'])
    .where('prompt_version_id', 'in', [...versionIds])
    .orderBy('prompt_version_id')
    .orderBy('evaluated_as')
    .orderBy('status')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();

type Run = Awaited<ReturnType<typeof latestRuns>>[number];

const hasPassed = ({ passed_cases: cases, passed_injections: injections }: Run): boolean =>
  cases === true && injections === true;

/** By run, the texts that were obeyed. */
const failedCases = async (db: Reader, runIds: readonly string[]): Promise<Map<string, string[]>> => {
  const rows = await db
    .selectFrom('evaluation_case')
    .select(['run_id', 'case_id'])
    .where('run_id', 'in', [...runIds])
    .where(sql<boolean>`cardinality(faults) > 0`)
    .orderBy('case_id')
    .execute();
  const byRun = new Map<string, string[]>();
  for (const { run_id: runId, case_id: caseId } of rows)
    byRun.set(runId, [...(byRun.get(runId) ?? []), caseId]);
  return byRun;
};

/** The latest run that came to an end decides; one that nobody answered says nothing about what passed before. */
const decidingRun = (runs: readonly Run[]): Run | undefined =>
  runs.find(({ status }) => status === 'DONE') ?? runs.find(({ status }) => status === 'FAILED');

const untried: PromptCheck = { state: 'NOT_TRIED', runId: null, at: null, failedCases: [] };

const toCheck = ({ id, at }: Run, state: PromptCheck['state']): PromptCheck => ({
  state,
  runId: id,
  at: at.toISOString(),
  failedCases: [],
});

/** Whether a version, with the model and the settings that it has now, has gone through all that it must. */
const checkOf = (digest: string, runs: readonly Run[]): PromptCheck => {
  const own = runs.filter((run) => run.evaluated_as === digest);
  const running = own.find(({ status }) => status === 'RUNNING');
  if (running) return toCheck(running, 'RUNNING');
  const decides = decidingRun(own);
  if (decides) return toCheck(decides, hasPassed(decides) ? 'PASSED' : 'FAILED');
  const [other] = runs
    .filter(({ status }) => status === 'DONE')
    .toSorted((one, another) => another.at.getTime() - one.at.getTime());
  return other ? toCheck(other, 'OUTDATED') : untried;
};

/** By version: how it stands. */
export const checksOf = async (
  deps: Pick<EngineDeps, 'llm'>,
  db: Reader,
  prompts: readonly WorkingPrompt[],
): Promise<ReadonlyMap<string, PromptCheck>> => {
  if (prompts.length === 0) return new Map();
  const ids = prompts.map(({ id }) => id);
  const runs = await latestRuns(db, ids);
  const checks = prompts.map((prompt) => {
    const own = runs.filter((run) => run.prompt_version_id === prompt.id);
    return [prompt.id, checkOf(evaluatedAs(deps, prompt), own)] as const;
  });
  const failedRuns = checks.flatMap(([, { state, runId }]) => (state === 'FAILED' && runId ? [runId] : []));
  const failed = failedRuns.length > 0 ? await failedCases(db, failedRuns) : new Map<string, string[]>();
  return new Map(
    checks.map(([id, check]) => [id, { ...check, failedCases: failed.get(check.runId ?? '') ?? [] }]),
  );
};

/** A run that is under way takes nothing away from one that passed before. */
export const mayWork = async (
  deps: Pick<EngineDeps, 'llm'>,
  db: Reader,
  prompt: WorkingPrompt,
): Promise<boolean> => {
  const latest = await db
    .selectFrom('evaluation_run')
    .select(['passed_cases', 'passed_injections'])
    .where('prompt_version_id', '=', prompt.id)
    .where('evaluated_as', '=', evaluatedAs(deps, prompt))
    .where('status', '=', 'DONE')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest?.passed_cases === true && latest.passed_injections === true;
};
