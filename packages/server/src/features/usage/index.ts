import { trackUsage } from '@tervita/contract/usage';
import { command } from '../../core/http/use-case.ts';
import { assertOwnClinic } from '../../core/session/own-clinic.ts';

export { pageViews } from './count-page-view.ts';

export const track = command(trackUsage, async ({ tx, actor, body, now, newId }) => {
  if (body.clinicId) assertOwnClinic(actor, body.clinicId);
  const [onlyClinic = null, ...others] = actor.clinicIds;
  await tx
    .insertInto('usage_event')
    .values({
      id: newId(),
      clinic_id: body.clinicId ?? (others.length === 0 ? onlyClinic : null),
      user_id: actor.userId,
      target: body.target,
      payload: JSON.stringify(body.payload),
      at: now,
    })
    .execute();
  return {};
});
