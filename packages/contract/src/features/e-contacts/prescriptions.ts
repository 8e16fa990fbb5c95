import { declineReasons, declineWordsMax, needsWordsToDecline } from '@tervita/domain/prescriptions';
import * as z from 'zod/mini';
import { boundedText, id, route } from '../../core/index.ts';
import { prescription } from '../prescriptions/index.ts';
import { eContactParams, movedEContact, moveRefusals } from './e-contact.ts';

const response = z.strictObject({ prescriptions: z.array(prescription) });

export const listMyEContactPrescriptions = route({
  method: 'GET',
  path: '/patient/e-contacts/:id/prescriptions',
  summary: 'The medicines that one of my e-contacts asks for, and what became of each.',
  access: 'patient',
  audit: 'OPENED',
  params: eContactParams,
  response,
});

export const listEContactPrescriptions = route({
  method: 'GET',
  path: '/clinic/e-contacts/:id/prescriptions',
  summary: 'The medicines that an e-contact asks for.',
  access: 'clinic',
  audit: 'OPENED',
  params: eContactParams,
  response,
});

/** What a browser's call reads stands in each route itself: the build keeps nothing of a spread. */
const decision = {
  access: 'clinic',
  audit: 'CHANGED',
  params: z.strictObject({ id, prescriptionId: id }),
  response: movedEContact,
} as const;

export const approvePrescription = route({
  ...decision,
  method: 'POST',
  idempotency: 'accepted',
  seen: 'accepted',
  path: '/clinic/e-contacts/:id/prescriptions/:prescriptionId/approve',
  summary: 'Approves one medicine; doctors only.',
  codes: [...moveRefusals, 'PRESCRIPTION_DECIDED', 'REPRESENTATION_TO_CONFIRM'],
});

export const declinePrescription = route({
  ...decision,
  method: 'POST',
  idempotency: 'accepted',
  seen: 'accepted',
  path: '/clinic/e-contacts/:id/prescriptions/:prescriptionId/decline',
  summary: 'Declines one medicine with a reason that the patient reads; doctors and nurses.',
  body: z
    .strictObject({
      reason: z.enum(declineReasons),
      words: z._default(boundedText({ min: 0, max: declineWordsMax }), ''),
    })
    .check(
      z.refine(({ reason, words }) => words !== '' || !needsWordsToDecline(reason), {
        error: 'required',
        path: ['words'],
      }),
    ),
  codes: [...moveRefusals, 'PRESCRIPTION_DECIDED'],
});

export const undoPrescriptionDecision = route({
  ...decision,
  method: 'POST',
  idempotency: 'accepted',
  seen: 'accepted',
  path: '/clinic/e-contacts/:id/prescriptions/:prescriptionId/undo',
  summary: "Takes one's own decision back, within seconds.",
  codes: [...moveRefusals, 'PRESCRIPTION_UNDO_TOO_LATE'],
});
