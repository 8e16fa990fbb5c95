import { assurances, employeeRoles, permissions, signInMethods, staffNeeds } from '@tervita/domain/auth';
import { languages } from '@tervita/domain/core';
import * as z from 'zod/mini';
import { id, moment } from '../../core/index.ts';

export const consentFlags = z.strictObject({
  prmClinicConsentGiven: z.boolean(),
  prmPatientConsentGiven: z.boolean(),
  prmPrivacyPolicyConsentGiven: z.boolean(),
});

const employment = z.strictObject({
  clinicId: id,
  clinicName: z.string(),
  /** The clock by which the clinic works. */
  timeZone: z.string(),
  role: z.enum(employeeRoles),
  isAdmin: z.boolean(),
});

export const userClaim = z.strictObject({
  userId: id,
  personId: id,
  firstName: z.string(),
  surname: z.string(),
  permissions: z.array(z.enum(permissions)),
  activeRole: z.enum(permissions),
  incompleteProfile: z.boolean(),
  assurance: z.enum(assurances),
  method: z.enum(signInMethods),
  /** What this sign-in lacks before it may do the work that the person is employed for. */
  staffNeeds: z.nullable(z.enum(staffNeeds)),
  language: z.nullable(z.enum(languages)),
  employments: z.array(employment),
  consents: consentFlags,
});
export type UserClaim = z.output<typeof userClaim>;

/** All the client ever learns of its session: who it is for, and until when. */
export const loginInfo = z.strictObject({ expiration: moment, endsAt: moment, userClaim });
export type LoginInfo = z.output<typeof loginInfo>;
