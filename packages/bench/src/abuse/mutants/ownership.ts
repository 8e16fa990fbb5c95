// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of source, looked for as they stand there
import type { Change, Mutant, TestFile } from './mutant.ts';
import { opened } from './policies.ts';

const order: readonly TestFile[] = ['journey', 'matrix', 'tenancy'];
const eContacts = 'src/features/e-contacts';

const mutant = (name: string, change: Change, secondLock: readonly Change[]): Mutant => ({
  name: `ownership: ${name}`,
  changes: [change],
  secondLock,
  order,
});

/** Every place that says whose a row is, and the policies that say it again. */
export const ownershipMutants = (): readonly Mutant[] => {
  const clinicLock = [opened('tervita_clinic', 'e_contact'), opened('tervita_clinic', 'clinic_member')];
  const patientLock = [opened('tervita_patient', 'e_contact'), opened('tervita_patient', 'clinic_member')];
  const clinicTimeline = opened('tervita_clinic', 'timeline_entry');
  const patientTimeline = opened('tervita_patient', 'timeline_entry');
  const store = `${eContacts}/e-contact-store.ts`;
  const inbox = `${eContacts}/clinic/list/inbox-list.ts`;
  return [
    mutant(
      'moves by the clinic',
      {
        file: store,
        find: 'sql<boolean>`clinic_id = any(${[...by.clinicIds]}::uuid[])`',
        put: 'sql<boolean>`true`',
      },
      [...clinicLock, clinicTimeline],
    ),
    mutant(
      'moves by the patient',
      {
        file: store,
        find: ": isOwnThread(by, 'e_contact');",
        put: ': sql<boolean>`true`;',
      },
      [...patientLock, patientTimeline],
    ),
    mutant(
      'moves by a former representative',
      {
        file: 'src/core/session/own-thread.ts',
        find: 'select person_id from representation where user_id = ${userId} and representation_holds(ended_at)',
        put: 'select person_id from representation where user_id = ${userId}',
      },
      [...patientLock, patientTimeline],
    ),
    mutant(
      "the patient's e-contacts",
      {
        file: `${eContacts}/patient/patient-e-contacts.ts`,
        find: "${isOwnThread(actor, 'e')}",
        put: '(true or ${actor.personId} = ${actor.userId})',
      },
      patientLock,
    ),
    mutant(
      "the patient's timeline",
      {
        file: `${eContacts}/patient/get-timeline.ts`,
        find: '  if (!eContact) throw new NotFound();\n',
        put: '',
      },
      [],
    ),
    mutant(
      'an e-contact of the clinic',
      {
        file: `${eContacts}/clinic/clinic-e-contact.ts`,
        find: 'e.clinic_id = any(${[...actor.clinicIds]}::uuid[]) and',
        put: '',
      },
      clinicLock,
    ),
    mutant(
      'the timeline of one e-contact',
      { file: `${eContacts}/timeline.ts`, find: "    .where('e_contact_id', '=', eContactId)\n", put: '' },
      [clinicTimeline, patientTimeline],
    ),
    mutant(
      'the inbox asks whose the clinic is',
      { file: inbox, find: '  if (!actor.clinicIds.includes(clinicId)) throw new NotFound();\n', put: '' },
      [],
    ),
    mutant(
      'the inbox of one clinic',
      { file: inbox, find: 'where clinic_id = ${filter.clinicId} and status', put: 'where status' },
      clinicLock,
    ),
    mutant(
      'the counts of one clinic',
      {
        file: inbox,
        find: "where clinic_id = ${clinicId} and status = 'SUBMITTED'",
        put: "where status = 'SUBMITTED'",
      },
      clinicLock,
    ),
    mutant(
      'clinics of an employee',
      {
        file: 'src/features/clinics/clinic/list-my-clinics.ts',
        find: "    .where('id', 'in', [...actor.clinicIds])\n",
        put: '',
      },
      [opened('tervita_clinic', 'clinic')],
    ),
    mutant(
      'clinics a person can write to',
      {
        file: 'src/features/clinics/patient/list-clinics.ts',
        find: '  if (!person) throw new NotFound();\n',
        put: '',
      },
      [],
    ),
    mutant(
      'membership in the list of clinics',
      {
        file: 'src/features/clinics/patient/list-clinics.ts',
        find: ' where person_id = ${actor.personId} and',
        put: ' where',
      },
      [opened('tervita_patient', 'clinic_member')],
    ),
    mutant(
      'deactivated employees',
      { file: 'src/core/session/session-store.ts', find: ' and e.deleted_at is null', put: '' },
      [],
    ),
    mutant(
      'clinics of the active role only',
      {
        file: 'src/core/session/session-store.ts',
        find: "activeRole === 'PRM_DOCTOR' ? row.employments.map(({ clinicId }) => clinicId) : []",
        put: 'row.employments.map(({ clinicId }) => clinicId)',
      },
      [],
    ),
  ];
};
