import {
  declineReasons,
  declineWordsMax,
  frequencies,
  indicationMax,
  needsWordsToDecline,
  pregnancyAnswers,
  prescriptionStates,
} from '@tervita/domain/prescriptions';
import * as z from 'zod/mini';
import { boundedText, id, moment, oneLine, route } from '../../core/index.ts';
import { intake, isWhole, prescription } from '../prescriptions/index.ts';
import { eContactParams, movedEContact, moveRefusals } from './e-contact.ts';

const response = z.strictObject({ prescriptions: z.array(prescription) });

/** What was decided of the same substance before, for whoever decides now. */
const earlierDecision = z.strictObject({
  id,
  state: z.enum(prescriptionStates),
  at: moment,
  byName: z.nullable(z.string()),
  declineReason: z.nullable(z.enum(declineReasons)),
  declineWords: z.nullable(z.string()),
  frequency: z.enum(frequencies),
  weekday: z.nullable(z.int()),
  frequencyWords: z.string(),
});
export type EarlierDecision = z.output<typeof earlierDecision>;

const toDecide = z.extend(prescription, {
  /** The latest of the patient's at this clinic, at most five. */
  decisions: z.array(earlierDecision),
  /** The medicine may harm a pregnancy, and the patient may have one. */
  asksPregnancy: z.boolean(),
});
export type PrescriptionToDecide = z.output<typeof toDecide>;

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
  summary: 'The medicines that an e-contact asks for, with what was decided of each before.',
  access: 'clinic',
  audit: 'OPENED',
  params: eContactParams,
  response: z.strictObject({ prescriptions: z.array(toDecide) }),
});

/** What a browser's call reads stands in each route itself: the build keeps nothing of a spread. */
const decision = {
  access: 'clinic',
  audit: 'CHANGED',
  params: z.strictObject({ id, prescriptionId: id }),
  response: movedEContact,
} as const;

/** What a doctor states of a medicine that is never approved with others. */
const confirmation = z
  .strictObject({
    ...intake,
    indication: oneLine({ max: indicationMax }),
    /** Where the medicine harms a pregnancy and one is possible: only "no" is approved. */
    pregnancy: z._default(z.nullable(z.enum(pregnancyAnswers)), null),
  })
  .check(isWhole);
export type PrescriptionConfirmation = z.output<typeof confirmation>;

export const approvePrescription = route({
  ...decision,
  method: 'POST',
  idempotency: 'accepted',
  seen: 'accepted',
  path: '/clinic/e-contacts/:id/prescriptions/:prescriptionId/approve',
  summary: 'Approves one medicine; doctors only. One of the careful medicines is confirmed by what it is.',
  body: z._default(z.strictObject({ confirmation: z._default(z.nullable(confirmation), null) }), {
    confirmation: null,
  }),
  codes: [
    ...moveRefusals,
    'PRESCRIPTION_DECIDED',
    'PRESCRIPTION_TO_CONFIRM',
    'PRESCRIPTION_FREQUENCY_NOT_OFFERED',
    'REPRESENTATION_TO_CONFIRM',
  ],
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
