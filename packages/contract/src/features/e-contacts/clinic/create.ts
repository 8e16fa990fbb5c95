import { textMax } from '@tervita/domain/e-contacts';
import * as z from 'zod/mini';
import { boundedText, day, email, id, moment, route } from '../../../core/index.ts';
import { problemTypeName } from '../../problem-types/index.ts';
import { fileIds, fileRefusals, movedEContact, statedSigns } from '../e-contact.ts';

/** AS_PATIENT writes down what the patient said; TO_PATIENT writes to them first. */
export const createKinds = ['AS_PATIENT', 'TO_PATIENT'] as const;
export type CreateKind = (typeof createKinds)[number];

export const createClinicEContact = route({
  method: 'POST',
  path: '/clinic/e-contacts',
  summary: 'Begins an e-contact for or to a patient, who is told by e-mail and to whom it belongs.',
  access: 'clinic',
  audit: 'CHANGED',
  idempotency: 'accepted',
  body: z.strictObject({
    clinicId: id,
    clinicMemberId: id,
    kind: z.enum(createKinds),
    eContactType: problemTypeName,
    text: boundedText({ max: textMax }),
    fileIds: z.optional(fileIds),
    /** With TO_PATIENT: they may answer from this time on. */
    openedAt: z.optional(z.nullable(moment)),
    /** Who speaks for the patient; a child has to have somebody. */
    representativeUserId: z.optional(id),
    /** Needed where the patient has never signed in and the clinic has no address. */
    email: z.optional(email),
    /** Of whom the letter goes to: they open it by this date. Needed where they have no account and the clinic has none. */
    birthDate: z.optional(day),
    /** With AS_PATIENT: the signs of danger that the caller said yes to, or "none" alone. */
    dangerSigns: z.optional(statedSigns),
    /** With AS_PATIENT, in place of the signs: the caller was not asked about them. */
    isDangerUnasked: z.optional(z.boolean()),
  }),
  response: movedEContact,
  codes: [
    'PERSON_IS_UNDERAGE',
    'E_CONTACT_OWN_MATTER',
    'REPRESENTATION_NOT_VERIFIED',
    'E_CONTACT_TYPE_NOT_OFFERED',
    'FEATURE_NOT_IN_PLAN',
    ...fileRefusals,
  ],
});
