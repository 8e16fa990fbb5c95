import { type AiModel, addAiModel, changeAiModel, listAiModels } from '@tervita/contract/ai';
import { BusinessError, type Country } from '@tervita/domain/core';
import type { Selectable } from 'kysely';
import type { Tx } from '../../../core/database/database.ts';
import type { DB } from '../../../core/database/schema.generated.ts';
import { BadInput, NotFound } from '../../../core/http/errors.ts';
import { command, query } from '../../../core/http/use-case.ts';
import { seal } from '../../../core/sealed-secret.ts';
import { assertPublicUrl } from '../../../integrations/llm/guarded-fetch.ts';
import { type EngineDeps, keyOf } from '../engine/engine.ts';
import { aiChanged, assertMayDirectTexts } from './direct-texts.ts';

/** More than anybody compares. */
const most = 100;

const toModel = (
  row: Pick<Selectable<DB['ai_model']>, 'id' | 'name' | 'base_url' | 'is_active' | 'updated_at'>,
): AiModel => ({
  id: row.id,
  name: row.name,
  baseUrl: row.base_url,
  isActive: row.is_active,
  updatedAt: row.updated_at.toISOString(),
});

const shown = ['id', 'name', 'base_url', 'is_active', 'updated_at'] as const;

export interface ModelDeps extends EngineDeps {
  /** Typed addresses may not lead into our own network. */
  readonly publicOnly: boolean;
  readonly country: Country;
}

const assertAllowed = ({ publicOnly, mayAskAt }: ModelDeps, baseUrl: string | null): void => {
  if (!baseUrl) return;
  if (!mayAskAt(baseUrl)) throw new BadInput([{ path: ['body', 'baseUrl'], key: 'hostNotAllowed' }]);
  if (!publicOnly) return;
  try {
    assertPublicUrl(new URL(baseUrl));
  } catch {
    throw new BadInput([{ path: ['body', 'baseUrl'], key: 'badWebsite' }]);
  }
};

const sealed = (deps: EngineDeps, id: string, key: string) => seal(keyOf(deps.hash), id, Buffer.from(key));

export const listModels = ({ llm }: EngineDeps) =>
  query(listAiModels, async ({ db }) => {
    const rows = await db
      .selectFrom('ai_model')
      .select(shown)
      .orderBy('is_active', 'desc')
      .orderBy('name')
      .orderBy('id')
      .limit(most)
      .execute();
    const { endpoint, isSimulated } = llm;
    return {
      models: rows.map(toModel),
      endpoint: endpoint?.baseUrl ?? null,
      defaultModel: endpoint?.model ?? null,
      isSimulated,
      isCircuitOpen: endpoint !== undefined && llm.isOpen(endpoint.baseUrl),
    };
  });

export const addModel = (deps: ModelDeps) =>
  command(addAiModel, async ({ tx, actor, body, now, newId, publish }) => {
    assertMayDirectTexts(deps, actor, now);
    assertAllowed(deps, body.baseUrl);
    const id = newId();
    const row = await tx
      .insertInto('ai_model')
      .values({
        id,
        name: body.name,
        base_url: body.baseUrl,
        sealed_key: body.apiKey ? sealed(deps, id, body.apiKey) : null,
        created_at: now,
        updated_at: now,
      })
      .returning(shown)
      .executeTakeFirstOrThrow();
    await publish(aiChanged(newId()));
    return toModel(row);
  });

/** A prompt that works was evaluated with exactly this model: another takes its place with a version of its own. */
const isWorking = async (tx: Tx, id: string): Promise<boolean> => {
  const version = await tx
    .selectFrom('prompt_version')
    .select('id')
    .where('model_id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return version !== undefined;
};

export const changeModel = (deps: ModelDeps) =>
  command(changeAiModel, async ({ tx, actor, params, body, now, newId, publish }) => {
    assertMayDirectTexts(deps, actor, now);
    assertAllowed(deps, body.baseUrl);
    const { id } = params;
    const before = await tx
      .selectFrom('ai_model')
      .select(['name', 'base_url'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw new NotFound();
    // A key belongs to the address it was given for: it is not sent to another.
    const isMoved = before.base_url !== body.baseUrl;
    if ((isMoved || before.name !== body.name) && (await isWorking(tx, id)))
      throw new BusinessError('AI_MODEL_IN_USE');
    const key = body.apiKey ? { sealed_key: sealed(deps, id, body.apiKey) } : undefined;
    const none = body.apiKey === null || isMoved ? { sealed_key: null } : {};
    const row = await tx
      .updateTable('ai_model')
      .set({
        name: body.name,
        base_url: body.baseUrl,
        is_active: body.isActive,
        updated_at: now,
        ...(key ?? none),
      })
      .where('id', '=', id)
      .returning(shown)
      .executeTakeFirstOrThrow();
    await publish(aiChanged(newId()));
    return toModel(row);
  });
