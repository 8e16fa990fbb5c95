import type { careFlowStates } from '@tervita/domain/care-flows';
import * as z from 'zod/mini';
import { id, languageTag, route } from '../../core/index.ts';
import { eContactParams, moveRefusals } from '../e-contacts/index.ts';
import { problemTypeName } from '../problem-types/index.ts';

/** Where the browser goes next: the page of the provider that hosts the questionnaire. */
const hostedPage = { sessionUrl: z.url() };

export const startHostedEContact = route({
  method: 'POST',
  path: '/patient/e-contacts',
  summary:
    'Starts a questionnaire that an outside provider hosts; signs of danger were asked about before, in the draft.',
  access: 'patient',
  audit: 'CHANGED',
  query: z.strictObject({ locale: z.optional(languageTag) }),
  body: z.strictObject({
    eContactType: problemTypeName,
    personId: id,
    clinicId: id,
    /** The draft in which danger was asked about; left out: the latest one about the same matter. */
    aiQuestionnaireId: z.optional(z.nullable(id)),
  }),
  response: z.strictObject({ eContactId: id, ...hostedPage }),
  codes: [
    'AWELL_NOT_AVAILABLE',
    'DANGER_NOT_ASKED',
    'E_CONTACT_TYPE_NOT_OFFERED',
    'FEATURE_NOT_IN_PLAN',
    'PERSON_IS_UNDERAGE',
    'QUESTIONNAIRE_NOT_FOR_PATIENT',
    'PATIENT_NOT_RELATED_WITH_ANY_CLINIC',
  ],
});

export const startHostedRequest = route({
  method: 'POST',
  path: '/patient/actions/:id/awell',
  summary:
    'Starts a hosted questionnaire that staff asked for in an e-contact; its answers come to that e-contact.',
  access: 'patient',
  audit: 'CHANGED',
  params: z.strictObject({ id }),
  query: z.strictObject({ locale: z.optional(languageTag) }),
  body: z.strictObject({
    /** The draft in which danger was asked about; left out: the latest one of the same request. */
    aiQuestionnaireId: z.optional(z.nullable(id)),
  }),
  response: z.strictObject({ eContactId: id, ...hostedPage }),
  codes: [
    'AWELL_NOT_AVAILABLE',
    'DANGER_NOT_ASKED',
    'E_CONTACT_ALREADY_CLOSED',
    'E_CONTACT_TYPE_NOT_OFFERED',
    'FEATURE_NOT_IN_PLAN',
    'QUESTIONNAIRE_NOT_FOR_PATIENT',
    'QUESTIONNAIRE_REQUEST_ENDED',
  ],
});

/** STARTED: the answers have not come yet; the call is repeated. */
const sendingStatus = z.enum(['STARTED', 'SUBMITTED', 'FAILED', 'CANCELLED']);
export type SendingStatus = z.output<typeof sendingStatus>;

export const finaliseHostedEContact = route({
  method: 'POST',
  path: '/patient/e-contacts/finalize',
  summary: 'Sends the e-contact once its answers are at the provider. Safe to repeat.',
  access: 'patient',
  audit: 'CHANGED',
  body: z.strictObject({
    eContactId: id,
    failed: z.boolean(),
    /** Of the provider's ways back. Without it "failed" ends nothing: anybody can write such a link. */
    actionId: z.optional(id),
  }),
  response: z.strictObject({ status: sendingStatus }),
  /** Of what staff asked for in a thread. */
  codes: ['E_CONTACT_ALREADY_CLOSED', 'QUESTIONNAIRE_REQUEST_ENDED'],
});

export const startHostedWithPatient = route({
  method: 'POST',
  path: '/clinic/e-contacts/:id/actions/awell',
  summary:
    'Starts a hosted questionnaire that staff fill in with the patient; actionId comes back with the browser.',
  access: 'clinic',
  audit: 'CHANGED',
  params: eContactParams,
  query: z.strictObject({ locale: z.optional(languageTag) }),
  body: z.strictObject({ eContactType: problemTypeName }),
  response: z.strictObject({ actionId: id, ...hostedPage }),
  codes: [
    'AWELL_NOT_AVAILABLE',
    'E_CONTACT_TYPE_NOT_OFFERED',
    'FEATURE_NOT_IN_PLAN',
    'REPRESENTATION_TO_CONFIRM',
    'QUESTIONNAIRE_NOT_FOR_PATIENT',
    ...moveRefusals,
  ],
});

export const finaliseHostedWithPatient = route({
  method: 'POST',
  path: '/clinic/e-contacts/:id/actions/awell-finalize',
  summary:
    'Puts the answers into the thread once they are at the provider, or says that it was cancelled. Safe to repeat.',
  access: 'clinic',
  audit: 'CHANGED',
  params: eContactParams,
  body: z.strictObject({ cancelled: z.boolean(), actionId: id }),
  response: z.strictObject({ status: sendingStatus }),
  codes: [...moveRefusals],
});

/** What became of one hosted questionnaire. */
export const sendingStatusOf: Readonly<Record<(typeof careFlowStates)[number], SendingStatus>> = {
  STARTED: 'STARTED',
  DONE: 'SUBMITTED',
  FAILED: 'FAILED',
  CANCELLED: 'CANCELLED',
};
