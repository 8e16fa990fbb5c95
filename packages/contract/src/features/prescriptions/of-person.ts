import * as z from 'zod/mini';
import { id, route } from '../../core/index.ts';
import { isWhole, prescription, recordedMedicine } from './prescription.ts';

export const listMyPrescriptions = route({
  method: 'GET',
  path: '/patient/prescriptions',
  summary: 'What was asked for or prescribed for one person at one clinic, the latest first.',
  access: 'patient',
  audit: 'LISTED',
  query: z.strictObject({ patientPersonId: id, clinicId: id }),
  response: z.strictObject({ prescriptions: z.array(prescription) }),
});

const pageNumber = z.coerce.number().check(z.int(), z.gte(0), z.lte(10_000));
const pageSize = z.coerce.number().check(z.int(), z.gte(1), z.lte(100));

export const listPatientPrescriptions = route({
  method: 'GET',
  path: '/clinic/patients/prescriptions',
  summary:
    "All that one of the clinic's patients asked for, and what the clinic wrote down, the latest first.",
  access: 'clinic',
  audit: 'OPENED',
  query: z.strictObject({
    clinicMemberId: id,
    size: z._default(pageSize, 20),
    page: z._default(pageNumber, 0),
  }),
  response: z.strictObject({ prescriptions: z.array(prescription), more: z.boolean() }),
});

export const recordPrescription = route({
  method: 'POST',
  path: '/clinic/patients/prescriptions',
  summary: 'Writes down a prescription that the patient has; doctors and nurses only.',
  access: 'clinic',
  audit: 'CHANGED',
  idempotency: 'accepted',
  body: z.extend(recordedMedicine, { clinicMemberId: id }).check(isWhole),
  response: prescription,
  codes: ['PRESCRIPTION_FREQUENCY_NOT_OFFERED'],
});
