import { employeeRoles } from '@tervita/domain/auth';
import { clinicFeatures, clinicKinds, featureStates, plans } from '@tervita/domain/clinics';
import * as z from 'zod/mini';
import { boundedText, id, moment, route } from '../../core/index.ts';
import { clinicFields, contactFields } from '../clinic-signup/index.ts';

const state = z.enum(featureStates);
const count = z.int();

/** A clinic in figures; nothing about a patient is in it. */
export const platformClinic = z.strictObject({
  clinicId: id,
  name: z.string(),
  registrationCode: z.nullable(z.string()),
  country: z.string(),
  address: z.nullable(z.string()),
  kind: z.enum(clinicKinds),
  createdAt: moment,
  /** The one that was set, and the one that counts now: PREMIUM during a trial. */
  plan: z.enum(plans),
  planNow: z.enum(plans),
  planValidFrom: moment,
  trialUntil: z.nullable(moment),
  /** By plan and by the clinic's own switches. */
  features: z.strictObject({
    TRANSLATION: state,
    AI_SUMMARIZATION: state,
    AI_SMART_QUESTIONNAIRE: state,
    QUESTIONNAIRES: state,
  }),
  /** What the platform lets a clinic of the special plan have. */
  granted: z.array(z.enum(clinicFeatures)),
  employees: count,
  patients: count,
  /** Of the last 7 and 30 days. */
  eContacts7: count,
  eContacts30: count,
  /** That wait for the clinic, and those of them that have waited for more than a day. */
  unanswered: count,
  overADay: count,
  /** When somebody of its staff was last there. */
  lastSignInAt: z.nullable(moment),
  /** The latest import of a list; null: none yet. */
  lastImportAt: z.nullable(moment),
});
export type PlatformClinic = z.output<typeof platformClinic>;

export const platformPageSize = 25;

/** In the list also how long patients wait for a first answer: the median of four weeks, in opening hours; null: too few. */
const listedClinic = z.strictObject({ ...platformClinic.shape, firstAnswerMs: z.nullable(count) });
export type ListedClinic = z.output<typeof listedClinic>;

export const listPlatformClinics = route({
  method: 'GET',
  path: '/prm/clinics',
  summary: 'Clinics of the platform by name, with figures of how they fare.',
  access: 'platform-admin',
  audit: 'LISTED',
  query: z.strictObject({
    search: z.optional(boundedText({ min: 0, max: 100 })),
    plan: z.optional(z.enum(plans)),
    page: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(10_000)), 0),
  }),
  response: z.strictObject({ clinics: z.array(listedClinic), total: count }),
});

export const getPlatformClinic = route({
  method: 'GET',
  path: '/prm/clinics/:clinicId',
  summary: 'One clinic in figures.',
  access: 'platform-admin',
  audit: 'LISTED',
  params: z.strictObject({ clinicId: id }),
  response: platformClinic,
});

export const getPlatformFigures = route({
  method: 'GET',
  path: '/prm/figures',
  summary: 'The platform as a whole in figures.',
  access: 'platform-admin',
  audit: 'LISTED',
  response: z.strictObject({
    clinics: count,
    onTrial: count,
    patients: count,
    /** Since the day began in the platform's country, and on the same weekday a week ago. */
    eContactsToday: count,
    eContactsWeekAgo: count,
    openApplications: count,
    deadJobs: count,
    /** One of twenty answers to pages took this long or longer; null: too few yet. */
    slowAnswersMs: z.nullable(count),
  }),
});
export type PlatformFigures = z.output<typeof getPlatformFigures.response>;

export const setClinicPlan = route({
  method: 'PUT',
  path: '/prm/clinics/:clinicId/plan',
  summary: 'Sets the plan of a clinic, and what a clinic of the special plan has; its admins get a letter.',
  access: 'platform-admin',
  audit: 'CHANGED',
  params: z.strictObject({ clinicId: id }),
  body: z.strictObject({
    plan: z.enum(plans),
    /** Of the special plan alone; the others say themselves what is in them. */
    granted: z.array(z.enum(clinicFeatures)).check(z.maxLength(clinicFeatures.length)),
    /** The plan as it was read: when it was changed since, this is refused. */
    replaces: z.strictObject({
      validFrom: moment,
      granted: z.array(z.enum(clinicFeatures)).check(z.maxLength(clinicFeatures.length)),
    }),
  }),
  response: platformClinic,
  codes: ['CLINIC_PLAN_CHANGED', 'SIGN_IN_TOO_OLD'],
});

export const addClinic = route({
  method: 'POST',
  path: '/prm/clinics',
  summary: 'A new clinic with its first admin, on the basic plan with a trial of everything.',
  access: 'platform-admin',
  audit: 'CHANGED',
  idempotency: 'required',
  body: z.strictObject({
    ...clinicFields,
    kind: z.enum(clinicKinds),
    ...contactFields,
    /** Of the first admin. */
    role: z.enum(employeeRoles),
    /** The one that this accepts. */
    applicationId: z.optional(id),
  }),
  response: platformClinic,
  codes: ['CLINIC_EXISTS_ALREADY', 'APPLICATION_ALREADY_DECIDED', 'PERSON_IS_UNDERAGE', 'SIGN_IN_TOO_OLD'],
});
