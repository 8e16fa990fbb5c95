import { getInboxView, saveInboxView } from '@tervita/contract/e-contacts';
import { command, query } from '../../../../core/http/use-case.ts';
import { assertOwnClinic } from '../../../../core/session/own-clinic.ts';

export const readInboxView = query(getInboxView, async ({ db, actor, params: { clinicId } }) => {
  assertOwnClinic(actor, clinicId);
  const found = await db
    .selectFrom('inbox_view')
    .select('view')
    .where('user_id', '=', actor.userId)
    .where('clinic_id', '=', clinicId)
    .executeTakeFirst();
  return { view: found?.view ?? null };
});

export const keepInboxView = command(saveInboxView, async ({ tx, actor, params, body, now }) => {
  assertOwnClinic(actor, params.clinicId);
  const row = { view: body.view, updated_at: now };
  await tx
    .insertInto('inbox_view')
    .values({ user_id: actor.userId, clinic_id: params.clinicId, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'clinic_id']).doUpdateSet(row))
    .execute();
  return {};
});
