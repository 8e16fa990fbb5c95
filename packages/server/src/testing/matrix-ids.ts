import type { RouteDefinition } from '@tervita/contract/core';
import { listSavedViews, saveView, sendInquiry } from '@tervita/contract/e-contacts';
import { uploadClinicFile, uploadPatientFile } from '@tervita/contract/files';
import { addReplyTemplate } from '@tervita/contract/reply-templates';
import { sql } from 'kysely';
import { hashOf } from '../core/session/token.ts';
import { clinicIds } from './matrix-clinic-ids.ts';
import { platformIds } from './matrix-platform-ids.ts';
import type { MatrixSide } from './matrix-side.ts';

type Ids = Readonly<Record<string, unknown>>;
type MakeIds = (side: MatrixSide) => Promise<Ids>;

const memberOf = async ({ test, eContactId }: MatrixSide): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    select clinic_member_id as id from e_contact where id = ${eContactId}`.execute(test.database.system);
  return rows[0]?.id ?? '';
};
const byMember: MakeIds = async (side) => ({ id: await memberOf(side) });
const ofMember: MakeIds = async (side) => ({ clinicMemberId: await memberOf(side), eContactType: 'COUGH' });

/** Somebody whom the writer acts for. */
const person: MakeIds = async ({ make, userId, patientPersonId, isRepresented }) => {
  if (isRepresented) return { id: patientPersonId };
  const child = await make.person({ birthDate: '2019-05-04' });
  return { id: await make.represented(userId, child.personId) };
};

/** Somebody says that they act for the person, who has not answered yet. */
const claim: MakeIds = async ({ make, patientPersonId }) => {
  const claiming = await make.person();
  return { id: await make.represented(claiming.userId, patientPersonId) };
};

/** One e-contact has one reply on its way. */
const planned: MakeIds = async ({ test, eContactId, asNurse }) => {
  const { rows } = await sql<{ id: string }>`
    select id from planned_move where e_contact_id = ${eContactId} and status in ('WAITING', 'HELD')`.execute(
    test.database.system,
  );
  if (rows[0]) return { plannedId: rows[0].id };
  const sendAt = new Date(Date.now() + 3_600_000).toISOString();
  const call = { params: { id: eContactId }, body: { question: 'Kuidas läheb?', sendAt } };
  const { body } = await test.call(sendInquiry, call, { as: asNurse });
  return { plannedId: body.planned?.id ?? '' };
};

const template: MakeIds = async ({ test, clinicId, asNurse }) => {
  const body = { heading: 'Tere', content: 'Tere!', forAll: true, problemType: null };
  const added = await test.call(addReplyTemplate, { params: { clinicId }, body }, { as: asNurse });
  return { id: added.body.id, problemType: 'COUGH' };
};

/** Everybody has their own. */
const savedView: MakeIds = async ({ test, clinicId, as }) => {
  const body = { name: 'Minu', view: 'tab=mine' };
  await test.call(saveView, { params: { clinicId }, body }, { as });
  const listed = await test.call(listSavedViews, { params: { clinicId } }, { as });
  return { id: listed.body.views?.[0]?.id ?? clinicId };
};

const session: MakeIds = async ({ test, make, as = '' }) => {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from session where id_hash = ${hashOf(as)}`.execute(test.database.system);
  const userId = rows[0]?.user_id;
  if (!userId) return {};
  const token = await make.session(userId);
  const made = await sql<{ id: string }>`
    select family_id as id from session where id_hash = ${hashOf(token)}`.execute(test.database.system);
  return { id: made.rows[0]?.id ?? '' };
};

/** Uploaded, and with no message yet. */
const fileBy =
  (route: typeof uploadPatientFile | typeof uploadClinicFile): MakeIds =>
  async ({ test, as, eContactId }) => {
    const { body } = await test.call(route, { body: {} }, { as });
    return { id: (body as { id?: string }).id ?? eContactId };
  };

const colleague: MakeIds = async ({ make, clinicId }) => ({
  userId: (await make.employee(clinicId)).userId,
});

const waiting: MakeIds = async ({ test, make, clinicId }) => {
  // Where no admin is left, a doctor decides.
  await make.employee(clinicId, { isAdmin: true });
  const { userId } = await make.employee(clinicId, { deleted: true });
  await sql`update employee set waits_since = now() where clinic_id = ${clinicId} and user_id = ${userId}`.execute(
    test.database.system,
  );
  return { userId };
};

/** Calls that name something else than an e-contact, each with how such a thing comes about. */
const byCall: Readonly<Record<string, MakeIds>> = {
  'PATCH /patient/person/:id': person,
  'DELETE /patient/person/:id': person,
  'POST /patient/who-acts-for-me/:id': claim,
  'POST /patient/memberships/:id': byMember,
  'GET /clinic/patients/:id': byMember,
  'PATCH /clinic/patients/:id': byMember,
  'GET /clinic/patients/:id/representatives': byMember,
  'GET /clinic/patients/prescriptions': ofMember,
  'POST /clinic/e-contacts': async (side) => ({ ...(await ofMember(side)), kind: 'TO_PATIENT' }),
  'GET /clinic/danger-signs': ofMember,
  'PATCH /clinic/e-contacts/:id/planned/:plannedId': planned,
  'DELETE /clinic/e-contacts/:id/planned/:plannedId': planned,
  'PATCH /clinic/:clinicId/reply-templates/:id': template,
  'DELETE /clinic/:clinicId/reply-templates/:id': template,
  'DELETE /clinic/:clinicId/saved-views/:id': savedView,
  'PATCH /clinic/:clinicId/employees/:userId': colleague,
  'POST /clinic/:clinicId/employees/:userId/decision': waiting,
  'DELETE /users/sessions/:id': session,
  'DELETE /patient/files/:id': fileBy(uploadPatientFile),
  'DELETE /clinic/files/:id': fileBy(uploadClinicFile),
  'POST /clinic/patients/prescriptions': ofMember,
  ...clinicIds,
  ...platformIds,
};

export const makeIdsFor = async ({ method, path }: RouteDefinition, side: MatrixSide): Promise<Ids> =>
  (await byCall[`${method} ${path}`]?.(side)) ?? {};
