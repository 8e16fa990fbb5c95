import { trackUsage } from '@tervita/contract/usage';
import { command } from '../../core/http/use-case.ts';
import { assertOwnClinic } from '../../core/session/own-clinic.ts';

export const track = command(trackUsage, async ({ tx, actor, body, now, newId }) => {
  assertOwnClinic(actor, body.clinicId);
  await tx
    .insertInto('usage_event')
    .values({
      id: newId(),
      clinic_id: body.clinicId,
      user_id: actor.userId,
      target: body.target,
      payload: JSON.stringify(body.payload),
      at: now,
    })
    .execute();
  return {};
});
