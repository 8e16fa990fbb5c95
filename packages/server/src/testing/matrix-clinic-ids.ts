import { randomUUID } from 'node:crypto';
import { linkClinicFile, linkPatientFile } from '@tervita/contract/files';
import { listInstrumentTexts, saveInstrumentText } from '@tervita/contract/instruments';
import { sql } from 'kysely';
import type { MatrixSide } from './matrix-side.ts';

const ofClinic = async ({ clinicId }: MatrixSide) => ({ clinicId });

const globalMessage = async ({ test, clinicId }: MatrixSide) => {
  const id = randomUUID();
  await sql`insert into global_message (id, clinic_id, text, created_at)
    values (${id}, ${clinicId}, 'Labor on suletud', now())`.execute(test.database.system);
  return { id, clinicId };
};

/** A list that was judged and waits for a yes. */
const listImport = async ({ test, clinicId, userId }: MatrixSide) => {
  const id = randomUUID();
  await sql`insert into list_import (id, clinic_id, source, user_id, user_name, state, started_at)
    values (${id}, ${clinicId}, 'CSV', ${userId}, 'Liis', 'CHECKED', now())`.execute(test.database.system);
  return { id };
};

const campaign = async ({ test, clinicId, userId }: MatrixSide) => {
  const id = randomUUID();
  await sql`insert into sms_campaign (id, clinic_id, text, footer, state, created_by_user_id, created_by_name, created_at,
      ended_at, reachable, landline, invalid, missing, planned_units, planned_cents)
    values (${id}, ${clinicId}, 'Tere', 'Kliinik', 'DONE', ${userId}, 'Liis', now(), now(), 1, 0, 0, 0, 1, 9)`.execute(
    test.database.system,
  );
  return { id };
};

const prescription = async ({ test, clinicId, eContactId }: MatrixSide) => {
  const id = randomUUID();
  await sql`insert into prescription (id, clinic_id, e_contact_id, brand, active_ingredient, form, route, strength,
      frequency, comment, state, created_at)
    values (${id}, ${clinicId}, ${eContactId}, 'Betarolin', '', '', '', '', 'ONCE_DAILY', '', 'REQUESTED', now())`.execute(
    test.database.system,
  );
  return { id: eContactId, prescriptionId: id };
};

const summary = async ({ test, clinicId, eContactId }: MatrixSide) => {
  const id = randomUUID();
  await sql`insert into ai_summarization (id, clinic_id, e_contact_id, e_contact_version, language, engine, text, messages,
      answers, made_at)
    values (${id}, ${clinicId}, ${eContactId}, 1, 'et', 'RULES', 'Köha', 1, 0, now())`.execute(
    test.database.system,
  );
  return { aiSummarizationId: id };
};

/** An address is good for the session that asked for it. */
const signedLink = async ({ test, as, fileId }: MatrixSide) => {
  const asked = { params: { id: fileId } };
  const mine = await test.call(linkPatientFile, asked, { as });
  const { body } = mine.status === 200 ? mine : await test.call(linkClinicFile, asked, { as });
  return { token: body.url?.split('/').at(-1) ?? 'none' };
};

/** The words of an instrument for which a clinic needs a licence. */
const licensed = async ({ test, make, clinicId }: MatrixSide) => {
  const { userId } = await make.employee(clinicId, { isAdmin: true });
  const as = await make.session(userId, 'PRM_DOCTOR');
  const listed = await test.call(
    listInstrumentTexts,
    { params: { clinicId }, query: { locale: 'en' } },
    { as },
  );
  const items = listed.body.instruments?.find(({ instrument }) => instrument === 'ISI')?.items ?? [];
  const wordsOf = ({ id, options }: (typeof items)[number]) => [
    id,
    { label: id, options: Object.fromEntries(options.map((each) => [each.id, each.id])) },
  ];
  const body = {
    hasLicence: true as const,
    words: { stem: 'Viimased 2 nädalat', items: Object.fromEntries(items.map(wordsOf)) },
    replaces: null,
  };
  return { as, clinicId, params: { clinicId, instrument: 'ISI', language: 'et' } as const, body };
};
const licensedWords = async (side: MatrixSide) => {
  const { params, body } = await licensed(side);
  return { ...params, ...body };
};
const keptWords = async (side: MatrixSide) => {
  const { as, params, body } = await licensed(side);
  await side.test.call(saveInstrumentText, { params, body }, { as });
  return params;
};

/** Calls about what a clinic has besides its e-contacts, each with how such a thing comes about. */
export const clinicIds = {
  'POST /global-message': ofClinic,
  'DELETE /global-message/:id': globalMessage,
  'PATCH /import/csv': ofClinic,
  'POST /misp/patient-list/import': ofClinic,
  'GET /clinic/import/:id': listImport,
  'POST /clinic/import/:id/confirm': listImport,
  'POST /clinic/import/:id/stop': listImport,
  'POST /clinic/import/:id/seen': listImport,
  'GET /clinic/import/:id/problems': listImport,
  'GET /clinic/import/:id/report': listImport,
  'POST /clinic/e-contacts/:id/prescriptions/:prescriptionId/approve': prescription,
  'POST /clinic/e-contacts/:id/prescriptions/:prescriptionId/decline': prescription,
  'POST /clinic/e-contacts/:id/prescriptions/:prescriptionId/undo': prescription,
  'GET /clinic/message-centre/campaigns/:id': campaign,
  'GET /clinic/message-centre/campaigns/:id/skipped': campaign,
  'POST /clinic/message-centre/campaigns/:id/stop': campaign,
  'PUT /clinic/:clinicId/questionnaire-texts/:instrument/:language': licensedWords,
  'DELETE /clinic/:clinicId/questionnaire-texts/:instrument/:language': keptWords,
  'GET /files/:token': signedLink,
  'POST /ai/summarization/feedback': summary,
};
