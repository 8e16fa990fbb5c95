import { modelParameters } from '@tervita/contract/ai';
import { type PromptPurpose, promptPurposes } from '@tervita/domain/ai';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Database, Reader } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import { defaultPrompts } from './default-prompts.ts';

/** A version with the model that it goes to. */
export interface WorkingPrompt {
  readonly id: string;
  readonly purpose: PromptPurpose;
  readonly version: number;
  readonly systemMessage: string;
  readonly userMessage: string;
  readonly parameters: z.output<typeof modelParameters>;
  /** Null: that of the configuration. */
  readonly model: {
    readonly id: string;
    readonly name: string;
    readonly baseUrl: string | null;
    readonly sealedKey: Buffer | null;
    readonly isActive: boolean;
  } | null;
}

interface Row {
  id: string;
  purpose: PromptPurpose;
  version: number;
  systemMessage: string;
  userMessage: string;
  parameters: unknown;
  modelId: string | null;
  name: string;
  baseUrl: string | null;
  sealedKey: Buffer | null;
  isModelActive: boolean;
}

const findAll = async (db: Reader, where: ReturnType<typeof sql>): Promise<WorkingPrompt[]> => {
  const { rows } = await sql<Row>`
    select p.id, p.purpose, p.version, p.system_message as "systemMessage", p.user_message as "userMessage",
      p.parameters, m.id as "modelId", m.name, m.base_url as "baseUrl", m.sealed_key as "sealedKey",
      m.is_active as "isModelActive"
    from prompt_version p left join ai_model m on m.id = p.model_id where ${where}`.execute(db);
  return rows.map(({ modelId, name, baseUrl, sealedKey, isModelActive, parameters, ...prompt }) => ({
    ...prompt,
    parameters: z.parse(modelParameters, parameters),
    model: modelId ? { id: modelId, name, baseUrl, sealedKey, isActive: isModelActive } : null,
  }));
};

const find = async (db: Reader, where: ReturnType<typeof sql>): Promise<WorkingPrompt | undefined> =>
  (await findAll(db, where))[0];

export const findVersions = (db: Reader, ids: readonly string[]) =>
  findAll(db, sql`p.id = any(${[...ids]}::uuid[])`);

export const findVersion = (db: Reader, id: string) => find(db, sql`p.id = ${id}`);

const findActive = (db: Reader, purpose: PromptPurpose) =>
  find(db, sql`p.purpose = ${purpose} and p.is_active`);

/** Only where a purpose has no version at all: what somebody made is never touched. */
export const seedPrompts = (database: Database): Promise<void> =>
  database.write('tervita_system', {}, async (tx, now) => {
    await tx
      .insertInto('prompt_version')
      .values(
        promptPurposes.map((purpose) => ({
          id: newId(now),
          purpose,
          version: 1,
          system_message: defaultPrompts[purpose].systemMessage,
          user_message: defaultPrompts[purpose].userMessage,
          parameters: JSON.stringify(defaultPrompts[purpose].parameters),
          is_active: true,
          created_at: now,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });

export const activePrompt = async (
  database: Database,
  purpose: PromptPurpose,
): Promise<WorkingPrompt | undefined> => {
  const read = () => database.read('tervita_system', {}, (db) => findActive(db, purpose));
  const found = await read();
  if (found) return found;
  // A demonstration that was made anew has lost them.
  await seedPrompts(database);
  return read();
};

/** A version by its number, or the one that is active. */
export const workingPrompt = (database: Database, purpose: PromptPurpose, version?: number) =>
  version === undefined
    ? activePrompt(database, purpose)
    : database.read('tervita_system', {}, (db) =>
        find(db, sql`p.purpose = ${purpose} and p.version = ${version}`),
      );
