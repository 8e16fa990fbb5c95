import { getClinicEContact, getClinicTimeline } from '@tervita/contract/e-contacts';
import { query } from '../../../core/http/use-case.ts';
import { readTimeline } from '../timeline.ts';
import { readDetail } from './clinic-e-contact.ts';

export const openEContact = query(getClinicEContact, async ({ db, actor, params, touched }) => {
  touched.eContactIds.add(params.id);
  return readDetail(db, params.id, actor);
});

export const openTimeline = query(getClinicTimeline, async ({ db, actor, params, touched }) => {
  touched.eContactIds.add(params.id);
  await readDetail(db, params.id, actor);
  return { entries: await readTimeline(db, params.id, actor.userId) };
});
