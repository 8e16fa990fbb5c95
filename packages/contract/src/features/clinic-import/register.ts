import {
  mobileIdPhone,
  registerListsMost,
  registerMethods,
  registerSignInFailures,
  registerSignInStates,
} from '@tervita/domain/clinic-import';
import * as z from 'zod/mini';
import { id, moment, route } from '../../core/index.ts';

const personalCode = z.string().check(z.trim(), z.regex(/^\d{11}$/));
const phone = z.string().check(z.trim(), z.regex(mobileIdPhone));
const bySmartId = z.strictObject({ personalCode });
const byMobileId = z.strictObject({ personalCode, phone });

const begun = z.strictObject({
  sessionId: id,
  /** The four digits that the phone shows too. */
  verificationCode: z.string(),
  /** Until when an answer counts. */
  expiresAt: moment,
});
export type RegisterSignInBegun = z.output<typeof begun>;

const signIn = z.strictObject({
  status: z.enum(registerSignInStates),
  method: z.enum(registerMethods),
  sessionId: id,
  /** Of what waits: until when an answer counts. Of a success: until when the register may be asked. */
  expiresAt: moment,
  failureCode: z.nullable(z.enum(registerSignInFailures)),
});
export type RegisterSignIn = z.output<typeof signIn>;

const beginCodes = ['IMPORT_SIGN_IN_NOT_AVAILABLE', 'IMPORT_CODE_NOT_OWN'] as const;
const statusCodes = ['IMPORT_SIGN_IN_NEEDED', 'IMPORT_CODE_NOT_OWN'] as const;

export const signInWithMobileId = route({
  method: 'POST',
  path: '/misp/auth/mobile-id',
  summary: 'Begins a sign-in with Mobile-ID for an import from the register; an earlier one that waits ends.',
  access: 'clinic-admin',
  audit: 'SIGN_IN_STEP',
  body: byMobileId,
  response: begun,
  codes: beginCodes,
});

export const mobileIdStatus = route({
  method: 'POST',
  path: '/misp/auth/mobile-id/status',
  summary: 'How the caller’s latest sign-in with Mobile-ID for an import stands.',
  access: 'clinic-admin',
  body: byMobileId,
  response: signIn,
  codes: statusCodes,
});

export const signInWithSmartId = route({
  method: 'POST',
  path: '/misp/auth/smart-id',
  summary: 'Begins a sign-in with Smart-ID for an import from the register; an earlier one that waits ends.',
  access: 'clinic-admin',
  audit: 'SIGN_IN_STEP',
  body: bySmartId,
  response: begun,
  codes: beginCodes,
});

export const smartIdStatus = route({
  method: 'POST',
  path: '/misp/auth/smart-id/status',
  summary: 'How the caller’s latest sign-in with Smart-ID for an import stands.',
  access: 'clinic-admin',
  body: bySmartId,
  response: signIn,
  codes: statusCodes,
});

const session = { method: z.enum(registerMethods), sessionId: id };

const registerList = z.strictObject({
  clinicId: id,
  listCode: z.string(),
  /** Of the organisation that keeps the list. */
  registrationNumber: z.string(),
  doctor: z.strictObject({ code: z.string(), firstName: z.string(), surname: z.string() }),
  /** In the register. */
  patientCount: z.int(),
  /** Patients of the list here; null: the clinic does not have this list yet. */
  hereCount: z.nullable(z.int()),
  lastImportedAt: z.nullable(moment),
});
export type RegisterList = z.output<typeof registerList>;

export const listRegisterLists = route({
  method: 'POST',
  path: '/misp/doctors-list',
  summary:
    'The lists that the register keeps for the organisations whose clinics the caller administers here.',
  access: 'clinic-admin',
  audit: 'LISTED',
  body: z.strictObject(session),
  response: z.strictObject({
    organisations: z.array(
      z.strictObject({ clinicId: id, registrationNumber: z.string(), name: z.string() }),
    ),
    patientListWithClinicians: z.array(registerList),
  }),
  codes: ['IMPORT_SIGN_IN_NEEDED', 'DOCTOR_NOT_RELATED_WITH_ANY_CLINIC', 'REGISTER_NOT_AVAILABLE'],
});

export const importRegisterLists = route({
  method: 'POST',
  path: '/misp/patient-list/import',
  summary: 'Begins an import of lists from the register; it goes on as a job.',
  access: 'clinic-admin',
  audit: 'CHANGED',
  idempotency: 'accepted',
  body: z.strictObject({
    ...session,
    clinicId: id,
    listCodes: z
      .array(z.string().check(z.minLength(1), z.maxLength(20)))
      .check(z.minLength(1), z.maxLength(registerListsMost)),
  }),
  response: z.strictObject({ importId: id }),
  codes: [
    'IMPORT_SIGN_IN_NEEDED',
    'DOCTOR_NOT_RELATED_WITH_ANY_CLINIC',
    'REGISTER_NOT_AVAILABLE',
    'IMPORT_ALREADY_RUNNING',
  ],
});
