import { getClinicEContact, getClinicTimeline, listEarlierAtClinic } from '@tervita/contract/e-contacts';
import { query } from '../../../core/http/use-case.ts';
import { readClinicTimeline } from '../timeline.ts';
import { assertOurs, readDetail } from './clinic-e-contact.ts';
import { readPlanned } from './planned/planned-store.ts';
import { readReplyDraft } from './reply-draft.ts';

export const openEContact = query(getClinicEContact, async ({ db, actor, params, touched }) => {
  touched.eContactIds.add(params.id);
  return readDetail(db, params.id, actor);
});

export const openTimeline = query(getClinicTimeline, async ({ db, actor, params, touched }) => {
  touched.eContactIds.add(params.id);
  await assertOurs(db, params.id, actor);
  return {
    ...(await readClinicTimeline(db, params.id, actor.userId)),
    planned: await readPlanned(db, params.id, actor),
    draft: await readReplyDraft(db, params.id, actor),
  };
});

export const openEarlier = query(
  listEarlierAtClinic,
  async ({ db, actor, params, query: { before }, touched }) => {
    touched.eContactIds.add(params.id);
    await assertOurs(db, params.id, actor);
    return readClinicTimeline(db, params.id, actor.userId, { before });
  },
);
