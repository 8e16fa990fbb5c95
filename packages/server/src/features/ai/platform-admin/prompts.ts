import { activatePromptVersion, addPromptVersion, listPrompts } from '@tervita/contract/ai';
import {
  missingPlaceholders,
  promptPlaceholders,
  promptPurposes,
  unknownPlaceholders,
} from '@tervita/domain/ai';
import { BusinessError, type Country } from '@tervita/domain/core';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../core/database/database.ts';
import { BadInput, NotFound } from '../../../core/http/errors.ts';
import { command, query } from '../../../core/http/use-case.ts';
import type { EngineDeps } from '../engine/engine.ts';
import { findVersion, findVersions } from '../engine/prompt-store.ts';
import { judgedRun } from '../evaluation/evaluation-store.ts';
import { checksOf, mayWork } from '../evaluation/version-checks.ts';
import { aiChanged, assertMayDirectTexts } from './direct-texts.ts';
import { ofPurpose, readVersions } from './version-list.ts';

const judgesOf = (deps: EngineDeps, db: Reader) => ({
  judgedOf: (runId: string) => judgedRun(db, runId),
  checksOf: async (versionIds: readonly string[]) => checksOf(deps, db, await findVersions(db, versionIds)),
});

export const list = (deps: EngineDeps) =>
  query(listPrompts, async ({ db }) => {
    const versions = await readVersions(db, sql`true`, judgesOf(deps, db));
    return {
      purposes: promptPurposes.map((purpose) => {
        const { required, optional } = promptPlaceholders[purpose];
        return {
          purpose,
          placeholders: [...required, ...optional],
          required: [...required],
          versions: ofPurpose(versions, purpose),
        };
      }),
    };
  });

/** Nobody switches the model off until the transaction has ended. No model: the one of the configuration. */
const isUsable = async (tx: Tx, id: string | null): Promise<boolean> => {
  if (!id) return true;
  const model = await tx
    .selectFrom('ai_model')
    .select('id')
    .where('id', '=', id)
    .where('is_active', '=', true)
    .forShare()
    .executeTakeFirst();
  return model !== undefined;
};

const assertModel = async (tx: Tx, id: string | null): Promise<void> => {
  if (!(await isUsable(tx, id))) throw new BadInput([{ path: ['body', 'modelId'], key: 'required' }]);
};

/** One number after the other: two who save at once get two. */
const oneAtATime = (tx: Tx, purpose: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`prompt ${purpose}`}))`.execute(tx);

export const add = (deps: EngineDeps) =>
  command(addPromptVersion, async ({ tx, actor, params, body, now, newId }) => {
    const { purpose } = params;
    if (missingPlaceholders(purpose, body.userMessage).length > 0)
      throw new BusinessError('PROMPT_PLACEHOLDER_MISSING');
    if (unknownPlaceholders(purpose, body.userMessage).length > 0)
      throw new BadInput([{ path: ['body', 'userMessage'], key: 'badFormat' }]);
    await assertModel(tx, body.modelId);
    await oneAtATime(tx, purpose);
    const id = newId();
    await sql`
    insert into prompt_version (id, purpose, version, model_id, system_message, user_message, parameters,
      note, created_by_user_id, created_by_name, created_at)
    select ${id}, ${purpose}, coalesce(max(version), 0) + 1, ${body.modelId}, ${body.systemMessage},
      ${body.userMessage}, ${JSON.stringify(body.parameters)}::jsonb, ${body.note ?? null}, ${actor.userId},
      ${`${actor.firstName} ${actor.surname}`}, ${now}
    from prompt_version where purpose = ${purpose}`.execute(tx);
    const [made] = await readVersions(tx, sql`p.id = ${id}`, judgesOf(deps, tx));
    if (!made) throw new NotFound();
    return made;
  });

export const activate = (deps: EngineDeps & { readonly country: Country }) =>
  command(activatePromptVersion, async ({ tx, actor, params, now, newId, publish }) => {
    assertMayDirectTexts(deps, actor, now);
    const version = await tx
      .selectFrom('prompt_version')
      .select(['purpose', 'model_id'])
      .where('id', '=', params.id)
      .executeTakeFirst();
    if (!version) throw new NotFound();
    await oneAtATime(tx, version.purpose);
    if (!(await isUsable(tx, version.model_id))) throw new BusinessError('AI_MODEL_INACTIVE');
    // Read after the model is held: nobody changes it between the look and the switch.
    const prompt = await findVersion(tx, params.id);
    if (!prompt || !(await mayWork(deps, tx, prompt))) throw new BusinessError('PROMPT_NOT_EVALUATED');
    await tx
      .updateTable('prompt_version')
      .set({ is_active: false })
      .where('purpose', '=', version.purpose)
      .where('is_active', '=', true)
      .execute();
    await tx.updateTable('prompt_version').set({ is_active: true }).where('id', '=', params.id).execute();
    await publish(aiChanged(newId()));
    return {};
  });
