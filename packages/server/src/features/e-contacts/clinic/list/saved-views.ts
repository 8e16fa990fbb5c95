import { listSavedViews, removeSavedView, savedViewsMost, saveView } from '@tervita/contract/e-contacts';
import { sql } from 'kysely';
import type { Tx } from '../../../../core/database/database.ts';
import { BadInput, NotFound } from '../../../../core/http/errors.ts';
import { command, query } from '../../../../core/http/use-case.ts';
import { assertOwnClinic } from '../../../../core/session/own-clinic.ts';

export const readSavedViews = query(listSavedViews, async ({ db, actor, params: { clinicId } }) => {
  assertOwnClinic(actor, clinicId);
  const views = await db
    .selectFrom('saved_view')
    .select(['id', 'name', 'view'])
    .where('user_id', '=', actor.userId)
    .where('clinic_id', '=', clinicId)
    .orderBy('created_at')
    .limit(savedViewsMost)
    .execute();
  return { views };
});

/** One after the other: two that are saved at once are both counted. */
const oneAtATime = (tx: Tx, { user_id, clinic_id }: { user_id: string; clinic_id: string }) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`saved view ${user_id} ${clinic_id}`}, 0))`.execute(tx);

export const keepView = command(saveView, async ({ tx, actor, params, body, now, newId }) => {
  assertOwnClinic(actor, params.clinicId);
  const mine = { user_id: actor.userId, clinic_id: params.clinicId };
  await oneAtATime(tx, mine);
  const others = await tx
    .selectFrom('saved_view')
    .select('name')
    .where('user_id', '=', mine.user_id)
    .where('clinic_id', '=', mine.clinic_id)
    .where('name', '<>', body.name)
    .execute();
  if (others.length >= savedViewsMost) throw new BadInput([{ path: ['body', 'name'], key: 'outOfBounds' }]);
  await tx
    .insertInto('saved_view')
    .values({ id: newId(), ...mine, ...body, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'clinic_id', 'name']).doUpdateSet({ view: body.view }),
    )
    .execute();
  return {};
});

export const forgetView = command(removeSavedView, async ({ tx, actor, params }) => {
  assertOwnClinic(actor, params.clinicId);
  const removed = await tx
    .deleteFrom('saved_view')
    .where('id', '=', params.id)
    .where('user_id', '=', actor.userId)
    .where('clinic_id', '=', params.clinicId)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw new NotFound();
  return {};
});
