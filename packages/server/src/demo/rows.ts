import { type ConsentGroup, currentVersionOf } from '@tervita/domain/consents';
import { emailKey } from '@tervita/domain/persons';
import type { Insertable } from 'kysely';
import type { DB } from '../core/database/schema.generated.ts';
import { clinicRows } from './clinics/clinic-rows.ts';
import { importRows, lastImportOf } from './import-rows.ts';
import { again, linkRows } from './link-rows.ts';
import type { Membership, Person } from './people/person.ts';
import type { World } from './world.ts';

export type DemoTable =
  | 'clinic'
  | 'clinic_opening_hours'
  | 'clinic_special_day'
  | 'person'
  | 'app_user'
  | 'represented_person'
  | 'user_email'
  | 'consent'
  | 'employee'
  | 'patient_list'
  | 'list_import'
  | 'list_import_list'
  | 'clinic_member'
  | 'representation'
  | 'clinic_representation'
  | 'e_contact'
  | 'e_contact_draft'
  | 'timeline_entry'
  | 'prescription'
  | 'ai_questionnaire'
  | 'instrument_response'
  | 'care_flow'
  | 'questionnaire_request'
  | 'global_message'
  | 'reply_template'
  | 'ad'
  | 'clinic_application';

/** In the order in which foreign keys allow them to be written; all rows of a table have the same columns. */
export type DemoRows = {
  readonly [Table in Exclude<DemoTable, 'represented_person'>]: Iterable<Insertable<DB[Table]>>;
} & { readonly represented_person: Iterable<Insertable<DB['person']>> };

const patientConsents: readonly ConsentGroup[] = ['PRM_PATIENT', 'PRM_PRIVACY_POLICY'];
const staffConsents: readonly ConsentGroup[] = [...patientConsents, 'PRM_CLINIC', 'PRM_TRANSLATION_CLINIC'];

/** A family doctor's patients come from its register; others have written to the clinic. */
const confirmationOf = ({ list }: Membership) => (list ? 'REGISTER' : 'WRITTEN');
const date = (at: number | null) => (at === null ? null : new Date(at));

export const rowsOf = (world: World): DemoRows => {
  const { identities, clinics, now } = world;
  const staff = new Set(clinics.flatMap((clinic) => clinic.staff.map(({ userId }) => userId)));
  const [links, imports, centres] = [linkRows(world), importRows(world), clinicRows(world)];
  const hasAccount = ({ account }: Person) => account !== 'NONE';
  return {
    clinic: centres.clinic,
    clinic_opening_hours: centres.clinic_opening_hours,
    clinic_special_day: centres.clinic_special_day,
    person: again(function* () {
      for (const person of world.people()) {
        const joined = new Date(identities.joinedAt(person));
        yield {
          id: identities.personId(person),
          country: person.country,
          personal_code: person.code,
          first_name: person.firstName,
          surname: person.surname,
          birth_date: person.birthDate,
          sex: person.sex,
          email: person.email,
          phone: person.phone,
          held_by_clinic_id: null,
          created_at: joined,
          updated_at: joined,
        };
        for (const { clinic } of person.memberships.filter(({ isOwnRecord }) => isOwnRecord))
          yield {
            id: identities.heldPersonId(person, clinic),
            country: person.country,
            personal_code: null,
            first_name: person.firstName,
            surname: person.surname,
            birth_date: person.birthDate,
            sex: person.sex,
            email: null,
            phone: null,
            held_by_clinic_id: clinics[clinic]?.id ?? null,
            created_at: joined,
            updated_at: joined,
          };
      }
    }),
    app_user: again(function* () {
      for (const person of world.people()) {
        if (!hasAccount(person)) continue;
        yield {
          id: identities.userId(person),
          person_id: identities.personId(person),
          language: person.language,
          is_platform_admin: person.isPlatformAdmin,
          last_online_at: date(world.lastOnlineAt(person)),
          profile_completed_at: person.email === null ? null : new Date(identities.joinedAt(person)),
          created_at: new Date(identities.joinedAt(person)),
        };
        for (const { clinic } of person.memberships.filter(({ isOwnRecord }) => isOwnRecord))
          yield {
            id: identities.heldUserId(person, clinic),
            person_id: identities.heldPersonId(person, clinic),
            language: null,
            is_platform_admin: false,
            last_online_at: null,
            profile_completed_at: null,
            created_at: new Date(identities.joinedAt(person)),
          };
      }
    }),
    // Refers to who wrote it, who comes after the people themselves.
    represented_person: links.records,
    user_email: again(function* () {
      for (const person of world.people()) {
        if (!hasAccount(person) || person.email === null) continue;
        yield {
          user_id: identities.userId(person),
          address: person.email,
          address_key: emailKey(person.email),
          verified_at: new Date(identities.joinedAt(person)),
        };
      }
    }),
    consent: again(function* () {
      for (const person of world.people()) {
        if (person.account !== 'USED') continue;
        const user_id = identities.userId(person);
        for (const group of staff.has(user_id) ? staffConsents : patientConsents) {
          const given_at = new Date(identities.joinedAt(person));
          yield { user_id, consent_group: group, version: currentVersionOf(group), given_at };
        }
      }
    }),
    employee: centres.employee,
    patient_list: clinics.flatMap((clinic) =>
      clinic.lists.map((list) => ({
        clinic_id: clinic.id,
        code: list.code,
        employee_id: list.employeeId,
        registration_number: list.registrationNumber,
        last_import_at: new Date(lastImportOf(clinic, list.code, now)),
      })),
    ),
    list_import: imports.records,
    list_import_list: imports.lists,
    clinic_member: again(function* () {
      for (const person of world.people()) {
        for (const membership of person.memberships) {
          const clinic = clinics[membership.clinic];
          if (!clinic) continue;
          const { isOwnRecord = false } = membership;
          const lastOnline = isOwnRecord ? null : date(world.lastOnlineAt(person));
          const since = new Date(world.memberSince(person, clinic.index));
          yield {
            id: identities.memberId(person, clinic.index),
            clinic_id: clinic.id,
            person_id: isOwnRecord
              ? identities.heldPersonId(person, clinic.index)
              : identities.personId(person),
            status: membership.status,
            list_code: membership.list,
            first_name: person.firstName,
            surname: person.surname,
            personal_code: person.code,
            birth_date: person.birthDate,
            sex: person.sex,
            email: person.email,
            phone: isOwnRecord ? null : person.phone,
            imported_at: !isOwnRecord && membership.list ? since : null,
            confirmed_at: isOwnRecord ? null : since,
            confirmed_by: isOwnRecord ? null : confirmationOf(membership),
            phone_given_by_patient: person.phone !== null && lastOnline !== null,
            last_online_at: lastOnline,
            created_at: since,
            updated_at: since,
          };
        }
      }
    }),
    representation: links.representations,
    clinic_representation: links.atClinics,
    e_contact: again(function* () {
      for (const life of world.lives()) yield life.eContact();
    }),
    e_contact_draft: world.drafts,
    timeline_entry: again(function* () {
      for (const life of world.lives()) yield* life.entries();
    }),
    prescription: world.prescriptions,
    ai_questionnaire: again(function* () {
      for (const life of world.lives()) {
        const row = life.questionnaire();
        if (row) yield row;
      }
    }),
    instrument_response: again(function* () {
      for (const life of world.lives()) yield* life.results();
    }),
    care_flow: again(function* () {
      for (const life of world.lives()) {
        const row = life.careFlow();
        if (row) yield row;
      }
    }),
    questionnaire_request: again(function* () {
      for (const life of world.lives()) yield* life.requests();
    }),
    global_message: clinics.flatMap(({ id: clinic_id, globalMessage }) =>
      globalMessage
        ? [
            {
              id: globalMessage.id,
              clinic_id,
              text: globalMessage.text,
              texts: JSON.stringify(globalMessage.texts),
              created_at: new Date(globalMessage.at),
            },
          ]
        : [],
    ),
    reply_template: world.templates,
    ad: world.ads,
    clinic_application: world.applications,
  };
};
