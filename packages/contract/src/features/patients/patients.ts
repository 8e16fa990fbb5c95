import { cameBy, membershipStatuses } from '@tervita/domain/clinics';
import { representationStatuses } from '@tervita/domain/e-contacts';
import { sexes } from '@tervita/domain/persons';
import * as z from 'zod/mini';
import { boundedText, day, email, id, moment, oneLine, personName, route } from '../../core/index.ts';

const name = personName({ max: 100 });
/** Checked against the country's rule by the server. */
const personalCode = oneLine({ max: 20 });
const phone = oneLine({ max: 40 });
const listCode = oneLine({ max: 40 });

/** A patient as the clinic knows them. */
const clinicPatient = z.strictObject({
  clinicMemberId: id,
  personId: id,
  firstName: z.string(),
  surname: z.string(),
  personalCode: z.nullable(z.string()),
  birthDate: z.nullable(day),
  sex: z.enum(sexes),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** Then nobody but the patient changes it. */
  phoneGivenByPatient: z.boolean(),
  listCode: z.nullable(z.string()),
  status: z.enum(membershipStatuses),
  /** Null: they have never signed in, and hear of a message by e-mail only. */
  lastOnlineAt: z.nullable(moment),
});
export type ClinicPatient = z.output<typeof clinicPatient>;

export const searchPatients = route({
  method: 'GET',
  path: '/clinic/patients',
  summary: "Finds the clinic's patients by name, personal code or e-mail.",
  access: 'clinic',
  audit: 'SEARCHED',
  query: z.strictObject({ clinicId: id, search: boundedText({ min: 0, max: 100 }) }),
  response: z.strictObject({ patients: z.array(clinicPatient) }),
});

export const lookUpPatient = route({
  method: 'GET',
  path: '/clinic/patients/lookup',
  summary: "The clinic's patient with this personal code, or what the code itself says.",
  access: 'clinic',
  audit: 'SEARCHED',
  /** Without a clinic: all those that the caller works in. */
  query: z.strictObject({ clinicId: z.optional(id), personalCode }),
  response: z.strictObject({
    patient: z.nullable(clinicPatient),
    birthDate: z.nullable(day),
    sex: z.nullable(z.enum(sexes)),
  }),
});

export const addPatient = route({
  method: 'POST',
  path: '/clinic/patients',
  summary: 'Takes somebody into the clinic, or finds them there.',
  access: 'clinic',
  audit: 'CHANGED',
  idempotency: 'accepted',
  body: z.strictObject({
    clinicId: id,
    firstName: name,
    surname: name,
    personalCode: z.optional(personalCode),
    /** Of somebody who speaks for a child it is needed, unless the code tells it. */
    birthDate: z.optional(day),
    sex: z.optional(z.enum(sexes)),
    email: z.optional(email),
    phone: z.optional(phone),
    listCode: z.optional(listCode),
    /** The child for whom this person will speak. */
    representsMemberId: z.optional(id),
  }),
  response: clinicPatient,
  codes: [
    'USER_EXISTS_WITH_DIFFERENT_NAME',
    'CLINIC_MEMBER_EXISTS_WITH_DIFFERENT_NAME',
    'PERSON_IS_UNDERAGE',
    'E_CONTACT_OWN_MATTER',
    'GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT',
  ],
});

export const getPatient = route({
  method: 'GET',
  path: '/clinic/patients/:id',
  summary: 'One of the clinic’s patients; :id is the membership.',
  access: 'clinic',
  audit: 'OPENED',
  params: z.strictObject({ id }),
  response: clinicPatient,
});

export const editPatient = route({
  method: 'PATCH',
  path: '/clinic/patients/:id',
  summary: "Corrects the clinic's own record of a patient; :id is the membership.",
  access: 'clinic',
  audit: 'CHANGED',
  params: z.strictObject({ id }),
  body: z.strictObject({
    clinicMember: z.strictObject({
      email: z.optional(z.nullable(email)),
      phone: z.optional(z.nullable(phone)),
      listCode: z.optional(z.nullable(listCode)),
      /** Takes them off the clinic's lists; the record is kept. */
      status: z.optional(z.literal('FORMER')),
      /** Only of a record that has none and that nobody has taken yet. */
      birthDate: z.optional(day),
    }),
  }),
  response: clinicPatient,
  codes: ['PATIENT_PHONE_LOCKED'],
});

export const listRepresentatives = route({
  method: 'GET',
  path: '/clinic/patients/:id/representatives',
  summary: 'Who writes for this patient, and whether the clinic knows that they act for them.',
  access: 'clinic',
  audit: 'OPENED',
  params: z.strictObject({ id }),
  response: z.strictObject({
    representatives: z.array(
      z.strictObject({
        userId: id,
        firstName: z.string(),
        surname: z.string(),
        /** Only somebody who is confirmed can be written to first. */
        status: z.enum(representationStatuses),
        decidedAt: z.nullable(moment),
        /** When they first wrote for this patient. */
        since: moment,
      }),
    ),
  }),
});

const listedPatient = z.extend(clinicPatient, {
  cameBy: z.enum(cameBy),
  /** The patient, or a register, said that this record is theirs. */
  isConfirmed: z.boolean(),
  /** Has no first name yet; a word for it stands there. */
  isNewborn: z.boolean(),
});
export type ListedPatient = z.output<typeof listedPatient>;

export const listMembers = route({
  method: 'GET',
  path: '/clinic/:clinicId/members',
  summary: 'The patients of one of the clinic’s lists by name, or of none, a page at a time.',
  access: 'clinic',
  audit: 'LISTED',
  params: z.strictObject({ clinicId: id }),
  query: z.strictObject({
    /** Left out: those who are on no list. */
    listCode: z.optional(listCode),
    search: z.optional(boundedText({ min: 0, max: 100 })),
    /** Those after this one. */
    after: z.optional(id),
  }),
  response: z.strictObject({ members: z.array(listedPatient), total: z.int(), hasMore: z.boolean() }),
});

const counted = { patients: z.int(), signedIn: z.int(), withPhone: z.int(), withEmail: z.int() };

export const countPatients = route({
  method: 'GET',
  path: '/clinic/patients/statistics',
  summary: 'How many patients the clinic has and how many of them use the platform, in all and by list.',
  access: 'clinic',
  query: z.strictObject({ clinicId: id }),
  response: z.strictObject({
    ...counted,
    lists: z.array(z.strictObject({ listCode: z.nullable(z.string()), ...counted })),
  }),
});
