import { employeeRoles } from '@tervita/domain/auth';
import { clinicKinds, plans } from '@tervita/domain/clinics';
import * as z from 'zod/mini';
import { id, moment, route } from '../../core/index.ts';
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
        name: z.string(),
        kind: z.enum(clinicKinds),
        plan: z.enum(plans),
        openingHours,
      }),
    ),
  }),
});

const ofClinic = z.strictObject({ clinicId: id });

export const listEmployees = route({
  method: 'GET',
  path: '/clinic/:clinicId/employees',
  summary: 'Who works in the clinic; with includeDeleted also who no longer does.',
  access: 'clinic',
  params: ofClinic,
  query: z.strictObject({ includeDeleted: z._default(z.stringbool(), false) }),
  response: z.strictObject({
    workers: z.array(
      z.strictObject({
        userId: id,
        firstName: z.string(),
        surname: z.string(),
        role: z.enum(employeeRoles),
        isAdmin: z.boolean(),
        deletedAt: z.nullable(moment),
      }),
    ),
  }),
});

export const listPatientLists = route({
  method: 'GET',
  path: '/clinic/:clinicId/patient-lists',
  summary: 'The patient lists of the clinic with their doctors.',
  access: 'clinic',
  params: ofClinic,
  response: z.strictObject({
    patientListWithClinicians: z.array(
      z.strictObject({
        code: z.string(),
        doctorName: z.nullable(z.string()),
        registrationNumber: z.nullable(z.string()),
        lastImportAt: z.nullable(moment),
      }),
    ),
  }),
});
