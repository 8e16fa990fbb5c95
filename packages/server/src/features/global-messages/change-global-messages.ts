import {
  deleteGlobalMessage as deleteGlobalMessageRoute,
  postGlobalMessage as postGlobalMessageRoute,
} from '@tervita/contract/global-messages';
import { BusinessError } from '@tervita/domain/core';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/database.ts';
import { NotFound } from '../../core/http/errors.ts';
import { command } from '../../core/http/use-case.ts';
import { assertAdminAt, assertOwnClinic } from '../../core/session/own-clinic.ts';
import { refuseOldSignIn } from '../auth/index.ts';

/** More strips than these would push the page away. */
const most = 5;

/** Two who post at once are counted one after the other. */
const countShown = async (tx: Tx, clinicId: string): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('global messages ' || ${clinicId}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('global_message')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('clinic_id', '=', clinicId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const postGlobalMessage = command(postGlobalMessageRoute, async ({ tx, actor, body, now, newId }) => {
  const { clinicId, text, texts = {}, forRole = null } = body;
  assertAdminAt(actor, clinicId);
  refuseOldSignIn(actor, now);
  if ((await countShown(tx, clinicId)) >= most) throw new BusinessError('GLOBAL_MESSAGES_FULL');
  const id = newId();
  await tx
    .insertInto('global_message')
    .values({
      id,
      clinic_id: clinicId,
      text,
      texts: JSON.stringify(texts),
      for_role: forRole,
      created_at: now,
      created_by_user_id: actor.userId,
    })
    .execute();
  return { id };
});

/** A message that a colleague took back a moment ago is gone, as it should be. */
export const deleteGlobalMessage = command(
  deleteGlobalMessageRoute,
  async ({ tx, actor, params, body, now }) => {
    assertOwnClinic(actor, body.clinicId);
    const found = await tx
      .selectFrom('global_message')
      .select('id')
      .where('id', '=', params.id)
      .where('clinic_id', '=', body.clinicId)
      .executeTakeFirst();
    if (!found) throw new NotFound();
    await tx
      .updateTable('global_message')
      .set({ deleted_at: now })
      .where('id', '=', params.id)
      .where('clinic_id', '=', body.clinicId)
      .where('deleted_at', 'is', null)
      .execute();
    return {};
  },
);
