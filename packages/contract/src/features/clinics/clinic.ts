import { clinicKinds, plans } from '@tervita/domain/clinics';
import * as z from 'zod/mini';
import { id, moment, route } from '../../core/index.ts';
import { clinicIdentity } from './identity.ts';
import { openingHours } from './opening-hours.ts';

export const listMyClinics = route({
  method: 'GET',
  path: '/clinic/clinics',
  summary: 'Clinics that the signed-in employee works in.',
  access: 'clinic',
  response: z.strictObject({
    clinics: z.array(
      z.strictObject({
        clinicId: id,
        ...clinicIdentity,
        kind: z.enum(clinicKinds),
        plan: z.enum(plans),
        /** Since when it has this plan. */
        validFrom: moment,
        openingHours,
      }),
    ),
  }),
});

const ofClinic = z.strictObject({ clinicId: id });

export const listPatientLists = route({
  method: 'GET',
  path: '/clinic/:clinicId/patient-lists',
  summary:
    'The patient lists of the clinic: their doctors, how many patients they have, and when they were last imported.',
  access: 'clinic',
  params: ofClinic,
  response: z.strictObject({
    patientListWithClinicians: z.array(
      z.strictObject({
        code: z.string(),
        doctorName: z.nullable(z.string()),
        registrationNumber: z.nullable(z.string()),
        patientCount: z.int(),
        lastImportAt: z.nullable(moment),
        /** Who brought it, and what it changed; null before the first import, or when that was long ago. */
        lastImport: z.nullable(z.strictObject({ byName: z.string(), new: z.int(), left: z.int() })),
      }),
    ),
  }),
});
