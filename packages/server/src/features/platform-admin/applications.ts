import { declineApplication as declineRoute, listApplications } from '@tervita/contract/platform-admin';
import { command, query } from '../../core/http/use-case.ts';
import { refuseOldSignIn } from '../auth/index.ts';
import { applicationsOf, declineApplication, lockOpenApplication } from '../clinic-signup/index.ts';

export const list = query(listApplications, ({ db, query: { from } }) => applicationsOf(db, from));

export const decline = command(declineRoute, async ({ tx, actor, params, body, now, publish }) => {
  refuseOldSignIn(actor, now);
  await lockOpenApplication(tx, params.id);
  await declineApplication(tx, params.id, { userId: actor.userId, reason: body.reason });
  await publish({
    type: 'clinic-application.declined',
    key: `clinic-application.declined:${params.id}`,
    ids: { applicationId: params.id },
  });
  return {};
});
