import { modelParameters, type PromptCheck, type PromptVersion } from '@tervita/contract/ai';
import type { PromptPurpose } from '@tervita/domain/ai';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Reader } from '../../../core/database/database.ts';

/** Of each purpose, the latest. */
const most = 50;

interface Row extends Omit<PromptVersion, 'parameters' | 'createdAt' | 'createdBy' | 'evaluation' | 'check'> {
  readonly parameters: unknown;
  readonly createdAt: Date;
  readonly createdBy: string | null;
  readonly runId: string | null;
  readonly runAt: Date | null;
}

/** Who made what came with the product. */
const ourselves = 'Tervita';

type Judged = NonNullable<PromptVersion['evaluation']>;

interface Judges {
  readonly judgedOf: (runId: string) => Promise<Omit<Judged, 'runId' | 'at'>>;
  readonly checksOf: (versionIds: readonly string[]) => Promise<ReadonlyMap<string, PromptCheck>>;
}

/** Names of accounts are not the clinic user's to read: a version tells its author by what was kept of them. */
export const readVersions = async (
  db: Reader,
  where: ReturnType<typeof sql>,
  { judgedOf, checksOf }: Judges,
): Promise<PromptVersion[]> => {
  const { rows } = await sql<Row>`
    select * from (
      select p.id, p.purpose, p.version, p.model_id as "modelId", p.system_message as "systemMessage",
        p.user_message as "userMessage", p.parameters, p.is_active as "isActive", p.created_at as "createdAt",
        p.created_by_name as "createdBy", p.note, r.id as "runId", r.at as "runAt",
        row_number() over (partition by p.purpose order by p.version desc) as place
      from prompt_version p
        left join lateral (select id, at from evaluation_run where prompt_version_id = p.id and status = 'DONE'
          order by at desc limit 1) r on true
      where ${where}) listed
    where place <= ${sql.lit(most)} or "isActive" order by version desc`.execute(db);
  const checks = await checksOf(rows.map(({ id }) => id));
  const versions: PromptVersion[] = [];
  for (const row of rows) {
    const { runId, runAt } = row;
    // Only where a reason is chosen is there something to agree with.
    const isJudged = row.purpose === 'CHIEF_PROBLEM' && runId !== null && runAt !== null;
    versions.push({
      id: row.id,
      purpose: row.purpose,
      version: row.version,
      modelId: row.modelId,
      systemMessage: row.systemMessage,
      userMessage: row.userMessage,
      parameters: z.parse(modelParameters, row.parameters),
      note: row.note,
      isActive: row.isActive,
      createdAt: row.createdAt.toISOString(),
      createdBy: row.createdBy ?? ourselves,
      evaluation: isJudged ? { runId, at: runAt.toISOString(), ...(await judgedOf(runId)) } : null,
      check: checks.get(row.id) ?? { state: 'NOT_TRIED', runId: null, at: null, failedCases: [] },
    });
  }
  return versions;
};

export const ofPurpose = (versions: readonly PromptVersion[], purpose: PromptPurpose): PromptVersion[] =>
  versions.filter((version) => version.purpose === purpose);
