import { getPatientTimeline, listEarlierOfMine, type PatientTimeline } from '@tervita/contract/e-contacts';
import type { Reader } from '../../../core/database/database.ts';
import { NotFound } from '../../../core/http/errors.ts';
import { query } from '../../../core/http/use-case.ts';
import type { Actor } from '../../../core/session/actor.ts';
import { hoursIn, openingHoursOf } from '../../clinics/index.ts';
import { openRequestsOf } from '../requests/request-store.ts';
import { readTimeline } from '../timeline.ts';
import { readMyEContact } from './patient-e-contacts.ts';

export const readPatientTimeline = async (db: Reader, id: string, actor: Actor): Promise<PatientTimeline> => {
  const eContact = await readMyEContact(db, actor, id);
  if (!eContact) throw new NotFound();
  const clinic = await db
    .selectFrom('clinic')
    .select(['phone', 'emails', 'websites'])
    .where('id', '=', eContact.clinic.clinicId)
    .executeTakeFirst();
  const { entries, earlierBefore } = await readTimeline(db, id, actor.userId, { side: 'PATIENT' });
  const { clinicId } = eContact.clinic;
  return {
    eContact,
    clinicPhone: clinic?.phone ?? null,
    clinicEmails: clinic?.emails ?? [],
    clinicWebsites: clinic?.websites ?? [],
    openingHours: hoursIn(await openingHoursOf(db, [clinicId]), clinicId),
    entries: entries as PatientTimeline['entries'],
    earlierBefore,
    questionnaireRequests: eContact.status === 'SUBMITTED' ? await openRequestsOf(db, id, actor.userId) : [],
  };
};

export const getTimeline = query(getPatientTimeline, async ({ db, actor, params, touched }) => {
  touched.eContactIds.add(params.id);
  return readPatientTimeline(db, params.id, actor);
});

export const getEarlier = query(
  listEarlierOfMine,
  async ({ db, actor, params, query: { before }, touched }) => {
    touched.eContactIds.add(params.id);
    if (!(await readMyEContact(db, actor, params.id))) throw new NotFound();
    const page = await readTimeline(db, params.id, actor.userId, { side: 'PATIENT', before });
    return { ...page, entries: page.entries as PatientTimeline['entries'] };
  },
);
