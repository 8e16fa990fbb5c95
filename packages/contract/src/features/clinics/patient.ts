import { clinicKinds, membershipStatuses } from '@tervita/domain/clinics';
import { languages } from '@tervita/domain/core';
import * as z from 'zod/mini';
import { id, route, text } from '../../core/index.ts';
import { openingHours } from './opening-hours.ts';

export const listPatientClinics = route({
  method: 'GET',
  path: '/patient/clinics',
  summary:
    'Clinics that the person can write to: their own first, then up to a hundred that are open to anybody.',
  access: 'patient',
  audit: 'LISTED',
  query: z.strictObject({
    personId: id,
    locale: z.optional(z.enum(languages)),
    /** Words of the name or address of a clinic that is open to anybody. */
    search: z.optional(text({ min: 0, max: 100 })),
    /** One that must be among the first. */
    clinicId: z.optional(id),
  }),
  response: z.strictObject({
    clinics: z.array(
      z.strictObject({
        clinicId: id,
        name: z.string(),
        address: z.nullable(z.string()),
        kind: z.enum(clinicKinds),
        /** Null: no relation yet; an open clinic can be written to all the same. */
        membership: z.nullable(z.enum(membershipStatuses)),
        isFamilyDoctor: z.boolean(),
        openingHours,
      }),
    ),
  }),
});
