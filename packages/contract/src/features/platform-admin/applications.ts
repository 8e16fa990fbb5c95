import { applicationStatuses } from '@tervita/domain/clinic-signup';
import * as z from 'zod/mini';
import { boundedText, day, done, id, moment, route } from '../../core/index.ts';

const application = z.strictObject({
  id,
  status: z.enum(applicationStatuses),
  companyName: z.string(),
  registrationCode: z.string(),
  country: z.string(),
  clinicName: z.string(),
  address: z.string(),
  timeZone: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  website: z.nullable(z.string()),
  firstName: z.string(),
  surname: z.string(),
  personalCode: z.nullable(z.string()),
  birthDate: z.nullable(day),
  contactEmail: z.string(),
  agreementVersion: z.string(),
  createdAt: moment,
  decidedAt: z.nullable(moment),
  decidedByName: z.nullable(z.string()),
  declineReason: z.nullable(z.string()),
  clinicId: z.nullable(id),
  /** Another clinic of the platform, or another open application, has the same registration code. */
  isKnownCompany: z.boolean(),
});
export type ClinicApplication = z.output<typeof application>;

export const listApplications = route({
  method: 'GET',
  path: '/prm/applications',
  summary:
    'Clinics that asked to join, a page at a time: those that wait, the oldest first; with the first page the latest that were decided.',
  access: 'platform-admin',
  audit: 'LISTED',
  /** The page that begins with this one. */
  query: z.strictObject({ from: z.optional(id) }),
  response: z.strictObject({ applications: z.array(application), next: z.nullable(id) }),
});

export const declineReasonMax = 1_000;

export const declineApplication = route({
  method: 'POST',
  path: '/prm/applications/:id/decline',
  summary: 'Says no to a clinic that asked to join; whoever asked gets the reason by e-mail.',
  access: 'platform-admin',
  audit: 'CHANGED',
  params: z.strictObject({ id }),
  body: z.strictObject({ reason: boundedText({ max: declineReasonMax }) }),
  response: done,
  codes: ['APPLICATION_ALREADY_DECIDED', 'SIGN_IN_TOO_OLD'],
});
