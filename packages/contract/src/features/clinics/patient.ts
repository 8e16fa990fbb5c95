import { clinicKinds, membershipStatuses } from '@tervita/domain/clinics';
import * as z from 'zod/mini';
import { boundedText, id, languageTag, route } from '../../core/index.ts';
import { clinicIdentity } from './identity.ts';
import { openingHours } from './opening-hours.ts';

export const listPatientClinics = route({
  method: 'GET',
  path: '/patient/clinics',
  summary:
    'Clinics that can be written to about a person: the own ones first, then open ones, or any that is searched for.',
  access: 'patient',
  audit: 'LISTED',
  query: z.strictObject({
    personId: id,
    locale: z.optional(languageTag),
    /** Words of the name or address of any clinic. */
    search: z.optional(boundedText({ min: 0, max: 100 })),
    /** One that must be among the first. */
    clinicId: z.optional(id),
  }),
  response: z.strictObject({
    clinics: z.array(
      z.strictObject({
        clinicId: id,
        ...clinicIdentity,
        kind: z.enum(clinicKinds),
        /** What the clinic said when it was written to about this person; null: nobody has. */
        membership: z.nullable(z.enum(membershipStatuses)),
        isFamilyDoctor: z.boolean(),
        /** The signed-in person is its patient, or has written to it for this person. */
        isRelated: z.boolean(),
        openingHours,
      }),
    ),
  }),
});
